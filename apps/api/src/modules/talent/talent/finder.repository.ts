import type { Prisma } from '@acheep/database/client';
import type { Actor } from '../../../actor.ts';
import { AppError } from '../../../error.ts';
import type { Listed } from '../../../search/search-condition.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { notIgnoredBy } from '../../companies/ignored-company/ignored-company.repository.ts';

/** Who looks for CVs: a company, by one of its people, or a job seeker. */
export type Finder = { as: 'company'; companyId: string } | { as: 'seeker' };

export async function finderOf(db: Parameters<typeof companyIdOf>[0], actor: Actor): Promise<Finder> {
  if (actor.role === 'user') return { as: 'seeker' };
  return { as: 'company', companyId: await companyOf(db, actor) };
}

/** The company that somebody looks for CVs for. */
export async function companyOf(db: Parameters<typeof companyIdOf>[0], actor: Actor): Promise<string> {
  const companyId = await companyIdOf(db, actor.id);
  if (companyId === null) throw new AppError('access.denied');
  return companyId;
}

const shownTo = { company: ['public', 'recruiters'], seeker: ['public'] } as const;

/**
 * The CVs that somebody may find, as a condition: shown to such as they are, of a confirmed account that is not
 * disabled, whose owner does not ignore them. Whatever shows, counts or opens a CV of another asks this.
 */
export const findableBy = (finder: Finder) =>
  ({
    visibility: { in: [...shownTo[finder.as]] },
    user: {
      activatedAt: { not: null },
      disabledAt: null,
      ...(finder.as === 'company' && notIgnoredBy(finder.companyId)),
    },
  }) satisfies Prisma.ResumeWhereInput;

/** Whether somebody may find this CV now. */
export const isFindable = async (db: Parameters<typeof companyIdOf>[0], finder: Finder, id: string) =>
  (await db.resume.count({ where: { id, ...findableBy(finder) } })) > 0;

/** The same of the entry `e` of a list. What says nothing that it could be found by is in none. */
export const listedFor =
  (finder: Finder): Listed =>
  (value) => [
    `e.visibility = ANY(${value(shownTo[finder.as], 'text[]')}::text[])`,
    "e.search_title <> ''",
    `e.user_id NOT IN (SELECT u.id FROM "user" u WHERE u.activated_at IS NULL OR u.disabled_at IS NOT NULL)`,
    ...(finder.as === 'company'
      ? [
          `e.user_id NOT IN (SELECT i.user_id FROM ignored_company i WHERE i.company_id = ${value(finder.companyId, 'uuid')})`,
        ]
      : []),
  ];
