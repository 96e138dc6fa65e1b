import { type JobStatus, jobStatuses } from '@acheep/contract/jobs/job-option';
import type { OwnJobSort } from '@acheep/contract/jobs/own-job-option';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { containing } from '../../../search/containing.ts';
import { ascending, descending, titleOrder } from '../../../title-order.ts';
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

/** State on a day: a job past its closing date is closed, before the sweep has recorded it too. */
const stateOn = (today: string) =>
  Prisma.sql`CASE WHEN j.status = 'active' AND j.closing_date < ${today}::date THEN 'closed' ELSE j.status::text END`;

/** The jobs of somebody's company. Everything that is compared stands in one index. */
function ownJobs(userId: string, { statuses, search, today }: OwnFilter) {
  const found = search && `%${containing(search).contains}%`;
  return Prisma.sql`FROM job j
    WHERE j.company_id = (SELECT m.company_id FROM company_member m WHERE m.user_id = ${userId}::uuid)
      ${found ? Prisma.sql`AND j.title ILIKE ${found}` : Prisma.empty}
      ${statuses ? Prisma.sql`AND ${stateOn(today)} = ANY(${statuses}::text[])` : Prisma.empty}`;
}

/** Orders end with the newest first, so that equal jobs keep their places from page to page. */
function orderOf(sort: OwnJobSort, today: string, locale: Locale): Prisma.Sql {
  const [by, way] = sort.split('_') as [string, '1' | '-1'];
  const direction = way === '1' ? ascending : descending;
  const first: Record<string, () => Prisma.Sql> = {
    title: () => titleOrder(Prisma.sql`j.title`, direction, locale),
    status: () => Prisma.sql`array_position(${states}::text[], ${stateOn(today)}) ${direction}`,
    closingDate: () => Prisma.sql`j.closing_date ${direction}`,
    applications: () => Prisma.sql`(SELECT count(*) FROM application a WHERE a.job_id = j.id) ${direction}`,
  };
  if (sort === 'createdAt_1') return Prisma.sql`j.created_at, j.id`;
  const chosen = first[by];
  return Prisma.sql`${chosen ? Prisma.sql`${chosen()}, ` : Prisma.empty}j.created_at DESC, j.id DESC`;
}

export async function listOwnJobs(
  db: PrismaClient,
  userId: string,
  { offset, limit, sort = 'createdAt_-1', ...filter }: OwnQuery,
  locale: Locale,
) {
  const own = ownJobs(userId, filter);
  const [page, [counted]] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT j.id ${own} ORDER BY ${orderOf(sort, filter.today, locale)} OFFSET ${offset} LIMIT ${limit}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${own}`,
  ]);
  const found = await db.job.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    select: cardFields,
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: page.flatMap(({ id }) => byId.get(id) ?? []), total: counted?.total ?? 0 };
}

/** Number of jobs of somebody's company in each state. */
export async function countOwnJobs(db: PrismaClient, userId: string, today: string) {
  const counts = await db.$queryRaw<{ state: JobStatus; count: number }[]>`
    SELECT ${stateOn(today)} AS state, count(*)::int AS count ${ownJobs(userId, { today })} GROUP BY 1`;
  return Object.fromEntries(
    states.map((state) => [state, counts.find((one) => one.state === state)?.count ?? 0]),
  ) as Record<JobStatus, number>;
}
