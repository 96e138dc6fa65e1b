import type { TodayEvent, TodayWait } from '@acheep/contract/platform/today-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { asSql } from '@acheep/database/statement';
import { countRows } from '../../../search/rows.repository.ts';
import { accountMayAct } from '../../../search/search-condition.repository.ts';
import { jobIsActive } from '../../jobs/job/public-job.repository.ts';
import { failedTasks } from '../task-admin/task-admin.repository.ts';

const { sql } = Prisma;

/**
 * Rows that wait for the operator, which have to be those of the list that the page links to, and since when each
 * waits.
 */
interface Waiting {
  rows: Prisma.Sql;
  since: Prisma.Sql;
}

const createdAt = sql`created_at`;
const openEnquiries = (kind: 'service' | 'contact'): Waiting => ({
  rows: sql`enquiry WHERE status = 'open' AND kind = ${kind}`,
  since: createdAt,
});

/** Companies that can be verified, which two kinds read. */
const unverified = sql`unverified AS MATERIALIZED (
  SELECT c.id, c.created_at FROM company c WHERE c.verified_at IS NULL AND ${asSql(accountMayAct('c.owner_id'))}
    AND c.owner_id NOT IN (SELECT id FROM "user" WHERE keeper))`;

/**
 * The rows counted for each kind on a day; an unclaimed company does not wait for verification. A new kind needs a line
 * here, its words in the contract, and its list on the page.
 */
const waitingOn = (day: Date): Record<TodayWait, Waiting> => ({
  order: { rows: sql`"order" WHERE status = 'pending'`, since: createdAt },
  company: { rows: sql`unverified`, since: createdAt },
  // These are among the former.
  paper: {
    rows: sql`unverified c
      JOIN (SELECT company_id, min(created_at) AS sent_at FROM company_paper GROUP BY 1) p ON p.company_id = c.id`,
    since: sql`p.sent_at`,
  },
  job: { rows: sql`job WHERE status = 'pending'`, since: sql`held_at` },
  // A job counts once, however many marks it has; one that is over needs no review.
  mark: {
    rows: sql`(SELECT job_id, min(found_at) AS found_at FROM job_mark WHERE fine_at IS NULL GROUP BY job_id) m
      JOIN job e ON e.id = m.job_id WHERE e.status = 'pending' OR ${asSql(jobIsActive(day))}`,
    since: sql`m.found_at`,
  },
  report: { rows: sql`report WHERE status = 'open'`, since: createdAt },
  message: openEnquiries('contact'),
  service: openEnquiries('service'),
  mail: { rows: sql`pgboss.job WHERE ${failedTasks('mail')}`, since: sql`created_on` },
  task: { rows: sql`pgboss.job WHERE ${failedTasks('other')}`, since: sql`created_on` },
});

/** The number of waiting rows by kind, and the oldest; kinds without any are left out. One query for all. */
export function countWaiting(prisma: PrismaClient, day: Date) {
  const counts = Object.entries(waitingOn(day)).map(
    ([what, { rows, since }]) =>
      sql`SELECT ${what} AS what, count(*)::int AS count, min(${since}) AS "oldestAt" FROM ${rows} HAVING count(*) > 0`,
  );
  return prisma.$queryRaw<{ what: TodayWait; count: number; oldestAt: Date }[]>`
    WITH ${unverified} ${Prisma.join(counts, ' UNION ALL ')}`;
}

/**
 * Counts the rows of each day as a range of the index on their time: to convert the time of every row into its day would
 * take longer than to read them.
 */
const onEachDay = (counted: Prisma.Sql, time: Prisma.Sql, rows: Prisma.Sql) => sql`
  SELECT c.what, d.day, c.count FROM days d CROSS JOIN LATERAL (
    SELECT ${counted} AS what, count(*) AS count FROM ${rows} AND ${time} >= d.since AND ${time} < d.until GROUP BY 1) c`;

/**
 * Events on the whole site on each of `days` days from `day`, which begins at `from`; days without any are left out. The
 * cost depends on these days and not on everything that is stored.
 */
export const findHappened = (
  prisma: PrismaClient,
  { from, day, days }: { from: Date; day: Date; days: number },
) =>
  prisma.$queryRaw<{ what: TodayEvent; day: string; count: number }[]>`
    WITH days AS (
      SELECT ${day}::date + n AS day, ${from}::timestamptz + n * interval '24 hours' AS since,
        ${from}::timestamptz + (n + 1) * interval '24 hours' AS until
      FROM generate_series(0, ${days}::int - 1) n)
    SELECT what, day::text AS day, count::float8 AS count FROM (
      ${onEachDay(sql`role::text`, sql`activated_at`, sql`"user" WHERE role IN ('user', 'recruiter', 'trainer') AND NOT keeper`)}
      UNION ALL
      ${onEachDay(sql`'job'`, sql`published_at`, sql`job WHERE true`)}
      UNION ALL
      ${onEachDay(sql`'application'`, sql`created_at`, sql`application WHERE applicant_id IS NOT NULL`)}
      UNION ALL
      SELECT currency, issued_on, sum(total) FROM invoice
      WHERE issued_on >= ${day}::date AND refunded_on IS NULL GROUP BY 1, 2) happened`;

export const countOpenJobs = (prisma: PrismaClient, day: Date) => countRows(prisma, 'job', jobIsActive(day));
