import { type JobStatus, jobStatuses } from '@acheep/contract/jobs/job-option';
import type { OwnJobSort } from '@acheep/contract/jobs/own-job-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { PrismaClient } from '@acheep/database/client';
import { all, anyOf, build, type Condition, read, row, typed } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import { contains, countBy, countRows, idsOf } from '../../../search/rows.repository.ts';
import { nameOrder } from '../../../title-order.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { cardFields } from './job.repository.ts';

interface OwnFilter {
  statuses?: readonly JobStatus[] | undefined;
  /** Substring of the title. */
  search?: string | undefined;
  /** Day in Phnom Penh. */
  today: string;
}

type OwnQuery = Pick<ListQuery<never, OwnJobSort>, 'offset' | 'limit' | 'sort'> & OwnFilter;

const states = valuesOf(jobStatuses);
const job = row('job');

/** State on a day: a job past its closing date is closed, before the sweep has recorded it too. */
const stateOn = (today: string) =>
  sql<JobStatus>`CASE WHEN e.status = 'active' AND e.closing_date < ${typed(today, 'date')} THEN 'closed' ELSE e.status::text END`;

/** The jobs of somebody's company. Everything that is compared stands in one index. */
const isOwn = (userId: string, { statuses, search, today }: OwnFilter): Condition =>
  all([
    job('e.company_id', '=', companyOf(userId)),
    search && contains('e.title', search),
    statuses && sql<boolean>`${stateOn(today)} = ${anyOf(statuses, 'text[]')}`,
  ]);

/** Orders end with the newest first, so that equal jobs keep their places from page to page. */
function orderOf(sort: OwnJobSort, today: string, locale: Locale): Expression<unknown> {
  const [by, way] = sort.split('_') as [string, '1' | '-1'];
  if (sort === 'createdAt_1') return sql`e.created_at, e.id`;
  const applications = build.selectFrom('application as a').where('a.job_id', '=', job.ref('e.id'));
  const first: Record<string, Expression<unknown>[]> = {
    title: nameOrder(sql.ref('e.title'), locale),
    status: [sql`array_position(${typed(states, 'text[]')}, ${stateOn(today)})`],
    closingDate: [sql.ref('e.closing_date')],
    applications: [applications.select(sql`count(*)`.as('count'))],
  };
  const direction = sql.raw(way === '1' ? 'ASC NULLS LAST' : 'DESC NULLS LAST');
  const terms = (first[by] ?? []).map((one) => sql`${one} ${direction}`);
  return sql.join([...terms, sql`e.created_at DESC`, sql`e.id DESC`]);
}

export async function listOwnJobs(
  db: PrismaClient,
  userId: string,
  { offset, limit, sort = 'createdAt_-1', ...filter }: OwnQuery,
  locale: Locale,
) {
  const own = isOwn(userId, filter);
  const inOrder = sql`ORDER BY ${orderOf(sort, filter.today, locale)} OFFSET ${offset} LIMIT ${limit}`;
  const [page, total] = await Promise.all([
    read(db, idsOf('job', own).modifyEnd(inOrder)),
    countRows(db, 'job', own),
  ]);
  const found = await db.job.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    select: cardFields,
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: page.flatMap(({ id }) => byId.get(id) ?? []), total };
}

/** Number of jobs of somebody's company in each state. */
export async function countOwnJobs(db: PrismaClient, userId: string, today: string) {
  const counts = await countBy(db, 'job', [isOwn(userId, { today })], stateOn(today));
  return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0])) as Record<
    JobStatus,
    number
  >;
}
