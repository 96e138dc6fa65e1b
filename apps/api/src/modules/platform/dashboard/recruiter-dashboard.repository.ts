import type { StatusCounts } from '@acheep/contract/hiring/application';
import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { asSql, row } from '@acheep/database/statement';
import { readPage } from '../../../search/rows.repository.ts';
import { seenBy } from '../../hiring/application/application-access.repository.ts';
import { findHiringNumbers } from '../../hiring/application/hiring-numbers.repository.ts';
import { isWith } from '../../hiring/interview/interview.repository.ts';
import { jobIsActive } from '../../jobs/job/public-job.repository.ts';

const { sql } = Prisma;

/** A list item with the total of the list. */
interface Entry {
  id: string;
  total: number;
}

// Jobs of the company that the user works for.
const ownJobs = (userId: string) =>
  sql`company_member m JOIN job e ON e.company_id = m.company_id AND m.user_id = ${userId}::uuid`;
const counted = sql`(count(*) OVER ())::int AS total`;

/** Jobs with unopened applications that the user may see, those with the latest first. */
export const findUnseen = (prisma: PrismaClient, userId: string) => prisma.$queryRaw<
  (Entry & { title: string; applications: number; latestAt: Date; all: number })[]
>`
  SELECT j.id, j.title, count(*)::int AS applications, max(e.created_at) AS "latestAt", ${counted},
    (sum(count(*)) OVER ())::int AS "all"
  FROM application e JOIN job j ON j.id = e.job_id
  WHERE e.status = 'received' AND e.viewed_at IS NULL AND ${asSql(seenBy(userId))}
  GROUP BY j.id ORDER BY "latestAt" DESC, j.id DESC LIMIT ${dashboardEntries}`;

/** Open jobs that close on `until` or earlier. */
export const findClosing = (
  prisma: PrismaClient,
  userId: string,
  { day, until }: { day: Date; until: Date },
) =>
  prisma.$queryRaw<(Entry & { title: string; closingDate: Date; applications: number })[]>`
    SELECT e.id, e.title, e.closing_date AS "closingDate", ${counted},
      (SELECT count(*) FROM application a WHERE a.job_id = e.id AND a.status <> 'withdrawn')::int AS applications
    FROM ${ownJobs(userId)}
    WHERE ${asSql(jobIsActive(day))} AND e.closing_date <= ${until}::date
    ORDER BY e.closing_date, e.id LIMIT ${dashboardEntries}`;

export const findDrafts = (prisma: PrismaClient, userId: string) => prisma.$queryRaw<
  (Entry & { title: string; scheduledOn: Date | null; updatedAt: Date })[]
>`
  SELECT e.id, e.title, e.scheduled_on AS "scheduledOn", e.updated_at AS "updatedAt", ${counted}
  FROM ${ownJobs(userId)} WHERE e.status = 'draft'
  ORDER BY e.scheduled_on NULLS LAST, e.updated_at DESC, e.id LIMIT ${dashboardEntries}`;

/** Orders with an unconfirmed payment. */
export const findPending = (prisma: PrismaClient, userId: string) => prisma.$queryRaw<
  (Entry & { number: number; hasSlip: boolean })[]
>`
  SELECT o.id, o.number, o.slip_id IS NOT NULL AS "hasSlip", ${counted}
  FROM company_member m JOIN "order" o ON o.company_id = m.company_id AND m.user_id = ${userId}::uuid
  WHERE o.status = 'pending' ORDER BY o.created_at DESC, o.id LIMIT ${dashboardEntries}`;

interface Numbers extends StatusCounts {
  openJobs: number;
  jobs: number;
  shortlistedNow: number;
  shortlistedBefore: number;
}

/**
 * Counts jobs, applications to the open ones by status, and candidates short-listed since `from` and in the period
 * before it.
 */
export async function findNumbers(
  prisma: PrismaClient,
  userId: string,
  { day, from, before }: { day: Date; from: Date; before: Date },
): Promise<Numbers> {
  const inState = (status: keyof StatusCounts) =>
    sql`count(*) FILTER (WHERE a.status = ${status}::"ApplicationStatus")::int AS ${Prisma.raw(status)}`;
  const [numbers] = await prisma.$queryRaw<[Numbers]>`
    WITH own AS (SELECT e.id, ${asSql(jobIsActive(day))} AS open FROM ${ownJobs(userId)}),
      shortlisted AS (
        SELECT count(DISTINCT e.application_id) FILTER (WHERE e.created_at >= ${from})::int AS now,
          count(DISTINCT e.application_id) FILTER (WHERE e.created_at < ${from})::int AS before
        FROM application_event e
        WHERE e.to_status = 'shortlisted' AND e.from_status IS DISTINCT FROM 'shortlisted' AND e.created_at >= ${before}
          AND e.application_id IN (SELECT a.id FROM application a WHERE a.job_id = ANY(ARRAY(SELECT id FROM own))))
    SELECT (SELECT count(*)::int FROM own) AS jobs, (SELECT count(*)::int FROM own WHERE open) AS "openJobs",
      ${inState('received')}, ${inState('shortlisted')}, ${inState('rejected')}, ${inState('withdrawn')},
      (SELECT now FROM shortlisted) AS "shortlistedNow", (SELECT before FROM shortlisted) AS "shortlistedBefore"
    FROM application a WHERE a.job_id = ANY(ARRAY(SELECT id FROM own WHERE open))`;
  return numbers;
}

/** What became of the candidates who came to the company since a day. */
export const findHiring = (prisma: PrismaClient, userId: string, since: Date) =>
  findHiringNumbers(prisma, sql`ARRAY(SELECT e.id FROM ${ownJobs(userId)})`, since);

/** Views and applications of all jobs of the company, by day since `first`; days without any are left out. */
export const findDays = (prisma: PrismaClient, userId: string, first: Date) => {
  const own = sql`ANY(ARRAY(SELECT e.id FROM ${ownJobs(userId)}))`;
  return prisma.$queryRaw<{ day: string; views: number; applications: number }[]>`
    SELECT day::text AS day, sum(views)::int AS views, sum(applications)::int AS applications FROM (
      SELECT v.day, v.views, 0 AS applications FROM job_view v WHERE v.job_id = ${own} AND v.day >= ${first}::date
      UNION ALL
      SELECT (a.created_at AT TIME ZONE 'Asia/Phnom_Penh')::date, 0, 1 FROM application a
      WHERE a.job_id = ${own} AND a.created_at >= ${first}::timestamptz - interval '7 hours') happened
    GROUP BY day`;
};

const interview = row('interview');

/** Interviews agreed for a day and not over at `now`. */
export const findInterviewsOn = (
  prisma: PrismaClient,
  userId: string,
  { from, until, now }: { from: Date; until: Date; now: Date },
) =>
  readPage(
    prisma,
    {
      table: 'interview',
      where: [
        isWith(seenBy(userId)),
        interview('e.status', '=', 'agreed'),
        interview('e.starts_at', '>=', from),
        interview('e.starts_at', '<', until),
        interview('e.ends_at', '>', now),
      ],
      by: ['e.starts_at', 'e.id'],
      direction: 'asc',
      offset: 0,
      limit: dashboardEntries,
    },
    (page) =>
      prisma.interview.findMany({
        ...page,
        select: {
          id: true,
          startsAt: true,
          format: true,
          application: { select: { id: true, name: true, job: { select: { title: true } } } },
        },
      }),
  );
