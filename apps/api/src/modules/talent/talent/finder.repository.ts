import { Prisma } from '@acheep/database/client';
import type { Actor } from '../../../actor.ts';
import { AppError } from '../../../error.ts';
import { type Listed, mayAct } from '../../../search/search-condition.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { notIgnoredBy } from '../../companies/ignored-company/ignored-company.repository.ts';

/** Searcher of CVs: a company, represented by a member, or a job seeker. */
export type Finder = { as: 'company'; companyId: string } | { as: 'seeker' };

export async function finderOf(db: Parameters<typeof companyIdOf>[0], actor: Actor): Promise<Finder> {
  if (actor.role === 'user') return { as: 'seeker' };
  return { as: 'company', companyId: await companyOf(db, actor) };
}

/** The company on whose behalf the user searches CVs. */
export async function companyOf(db: Parameters<typeof companyIdOf>[0], actor: Actor): Promise<string> {
  const companyId = await companyIdOf(db, actor.id);
  if (companyId === null) throw new AppError('access.denied');
  return companyId;
}

const shownTo = { company: ['public', 'recruiters'], seeker: ['public'] } as const;

/**
 * Condition for the CVs that a finder may find: visible to its kind, of a confirmed, active account whose owner does
 * not ignore the company. All code that shows, counts or opens a CV to others must use it.
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

/** The same for the CV that a row of a list is about. */
export const findableIn = (column: string, finder: Finder) =>
  Prisma.sql`${Prisma.raw(column)} IN (SELECT r.id FROM resume r
    WHERE r.visibility = ANY(${[...shownTo[finder.as]]}::text[]) AND ${Prisma.raw(mayAct('r.user_id'))}
      ${
        finder.as === 'company'
          ? Prisma.sql`AND r.user_id NOT IN (SELECT i.user_id FROM ignored_company i WHERE i.company_id = ${finder.companyId}::uuid)`
          : Prisma.empty
      })`;

export const isFindable = async (db: Parameters<typeof companyIdOf>[0], finder: Finder, id: string) =>
  (await db.resume.count({ where: { id, ...findableBy(finder) } })) > 0;

/** The same for a row `e` of a list. CVs without searchable text are not listed. */
export const listedFor =
  (finder: Finder): Listed =>
  (value) => [
    `e.visibility = ANY(${value(shownTo[finder.as], 'text[]')}::text[])`,
    "e.search_title <> ''",
    mayAct('e.user_id'),
    ...(finder.as === 'company'
      ? [
          `e.user_id NOT IN (SELECT i.user_id FROM ignored_company i WHERE i.company_id = ${value(finder.companyId, 'uuid')})`,
        ]
      : []),
  ];
