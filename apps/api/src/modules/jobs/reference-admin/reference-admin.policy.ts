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

/** Provinces are neither deleted nor merged: addresses, jobs and CVs name them, and their number is the country's. */
export function refuseFixed(kind: ReferenceKind) {
  if (kind === 'province') throw new AppError('reference.fixed');
}

/** Refuses to delete what something is filed under, and says what. */
export function refuseUsed({ openJobs: _, ...uses }: ReferenceUses) {
  if (Object.values(uses).some((rows) => rows > 0)) throw new AppError('reference.used', uses);
}

interface Named {
  nameEn: string;
  nameKm: string;
}
const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** Nobody can choose between two that are called the same. */
export function refuseSameName(entry: Named, others: readonly Named[]) {
  for (const name of ['nameEn', 'nameKm'] as const)
    if (others.some((other) => same(other[name], entry[name])))
      throw fieldError({ [name]: { key: 'reference_name_taken', params: { name: entry[name] } } });
}

/** What stands for a new entry in addresses, from its English name; it never changes afterwards. */
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
