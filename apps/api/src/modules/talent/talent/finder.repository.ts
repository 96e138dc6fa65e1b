import { all, build, type Condition, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import { AppError } from '../../../error.ts';
import { meets, type Reader } from '../../../search/rows.repository.ts';
import { accountMayAct } from '../../../search/search-condition.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';

/** Searcher of CVs: a company, represented by a member, or a job seeker. */
export type Finder = { as: 'company'; companyId: string } | { as: 'seeker' };

export async function finderOf(db: Reader, actor: Actor): Promise<Finder> {
  if (actor.role === 'user') return { as: 'seeker' };
  return { as: 'company', companyId: await companyOf(db, actor) };
}

/** The company on whose behalf the user searches CVs. */
export async function companyOf(db: Reader, actor: Actor): Promise<string> {
  const companyId = await companyIdOf(db, actor.id);
  if (companyId === null) throw new AppError('access.denied');
  return companyId;
}

const resume = row('resume');

/** People who do not ignore a company: it may not find the others. */
const doesNotIgnore = (companyId: string): Condition =>
  resume(
    'e.user_id',
    'not in',
    build.selectFrom('ignored_company as i').where('i.company_id', '=', companyId).select('i.user_id'),
  );

/**
 * CVs that a finder may find: visible to its kind, of a confirmed, active account whose owner does not ignore the
 * company. All code that shows, counts or opens a CV to others must use it.
 */
export const findableBy = (finder: Finder): Condition =>
  all([
    finder.as === 'company'
      ? sql<boolean>`e.visibility IN ('public', 'recruiters')`
      : sql<boolean>`e.visibility = 'public'`,
    accountMayAct('e.user_id'),
    finder.as === 'company' && doesNotIgnore(finder.companyId),
  ]);

export const isFindable = (db: Reader, finder: Finder, id: string) =>
  meets(db, 'resume', id, findableBy(finder));

/** CVs among these that can be listed: those with searchable text. */
export const isListed = (found: Condition): Condition => all([sql<boolean>`e.search_title <> ''`, found]);
