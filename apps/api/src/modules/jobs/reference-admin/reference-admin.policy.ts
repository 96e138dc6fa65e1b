import type { ReferenceUses } from '@acheep/contract/jobs/reference-admin';
import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { AppError, fieldError } from '../../../error.ts';

const unused: ReferenceUses = {
  openJobs: 0,
  jobs: 0,
  companies: 0,
  resumes: 0,
  trainings: 0,
  events: 0,
  articles: 0,
  alerts: 0,
};
export const usesOf = (counted: Partial<ReferenceUses> | undefined): ReferenceUses => ({
  ...unused,
  ...counted,
});

/** Provinces are neither deleted nor merged: URLs, jobs and CVs refer to them, and their number is fixed by law. */
export function refuseFixed(kind: ReferenceKind) {
  if (kind === 'province') throw new AppError('reference.fixed');
}

/** Refuses to delete an entry that is in use, and reports the uses. */
export function refuseUsed({ openJobs: _, ...uses }: ReferenceUses) {
  if (Object.values(uses).some((rows) => rows > 0)) throw new AppError('reference.used', uses);
}

interface Named {
  nameEn: string;
  nameKm: string;
}
const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Two entries with the same name could not be told apart. */
export function refuseSameName(entry: Named, others: readonly Named[]) {
  for (const name of ['nameEn', 'nameKm'] as const)
    if (others.some((other) => same(other[name], entry[name])))
      throw fieldError({ [name]: { key: 'reference_name_taken', params: { name: entry[name] } } });
}

/** Slug of a new entry, from its English name; it never changes afterwards. */
export function slugFor(nameEn: string, others: readonly { slug: string }[]): string {
  const taken = new Set(others.map(({ slug }) => slug));
  const plain = nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const slug = plain || 'entry';
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
