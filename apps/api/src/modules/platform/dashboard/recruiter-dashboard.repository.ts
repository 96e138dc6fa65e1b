import type { StatusCounts } from '@acheep/contract/hiring/application';
import { dashboardEntries } from '@acheep/contract/platform/dashboard';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { asSql, build, type Condition, row } from '@acheep/database/statement';
import { readPage } from '../../../search/rows.repository.ts';
import { seenBy } from '../../hiring/application/application-access.repository.ts';
import { answeredAt } from '../../hiring/application/hiring-numbers.repository.ts';
import { heldBy, isWith } from '../../hiring/interview/interview.repository.ts';
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
  publishedJobs: number;
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
    WITH own AS (
        SELECT e.id, e.published_at IS NOT NULL AS published, ${asSql(jobIsActive(day))} AS open FROM ${ownJobs(userId)}),
      shortlisted AS (
        SELECT count(DISTINCT e.application_id) FILTER (WHERE e.created_at >= ${from})::int AS now,
          count(DISTINCT e.application_id) FILTER (WHERE e.created_at < ${from})::int AS before
        FROM application_event e
        WHERE e.to_status = 'shortlisted' AND e.from_status IS DISTINCT FROM 'shortlisted' AND e.created_at >= ${before}
          AND e.application_id IN (SELECT a.id FROM application a WHERE a.job_id = ANY(ARRAY(SELECT id FROM own))))
    SELECT (SELECT count(*)::int FROM own) AS jobs, (SELECT count(*)::int FROM own WHERE open) AS "openJobs",
      (SELECT count(*)::int FROM own WHERE published) AS "publishedJobs",
      ${inState('received')}, ${inState('shortlisted')}, ${inState('rejected')}, ${inState('withdrawn')},
      (SELECT now FROM shortlisted) AS "shortlistedNow", (SELECT before FROM shortlisted) AS "shortlistedBefore"
    FROM application a WHERE a.job_id = ANY(ARRAY(SELECT id FROM own WHERE open))`;
  return numbers;
}

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
const application = row('application');
const ofCandidate = {
  select: { id: true, name: true, phone: true, job: { select: { title: true } } },
} as const;

const findInterviews = (prisma: PrismaClient, limit: number, ...where: Condition[]) =>
  readPage(
    prisma,
    {
      table: 'interview',
      where: [interview('e.status', '=', 'agreed'), ...where],
      by: ['e.starts_at', 'e.id'],
      direction: 'asc',
      offset: 0,
      limit,
    },
    (page) =>
      prisma.interview.findMany({
        ...page,
        select: {
          id: true,
          startsAt: true,
          endsAt: true,
          format: true,
          address: true,
          link: true,
          colleagues: { select: { user: { select: { name: true } } }, orderBy: { user: { name: 'asc' } } },
          application: ofCandidate,
        },
      }),
  );
export type InterviewRow = Awaited<ReturnType<typeof findInterviews>>['rows'][number];

/** Agreed interviews that start before `until` and are not over at `now`. */
export const findInterviewsUntil = (
  prisma: PrismaClient,
  userId: string,
  { until, now }: { until: Date; now: Date },
) =>
  findInterviews(
    prisma,
    dashboardEntries,
    isWith(seenBy(userId)),
    interview('e.starts_at', '<', until),
    interview('e.ends_at', '>', now),
  );

/** The first agreed interview that starts at `from` or later. */
export const findInterviewFrom = async (prisma: PrismaClient, userId: string, from: Date) =>
  (await findInterviews(prisma, 1, isWith(seenBy(userId)), interview('e.starts_at', '>=', from))).rows[0];

/** Interviews that the user held since `since`, of candidates still to be decided whom they have not scored. */
export const findUnscored = (
  prisma: PrismaClient,
  userId: string,
  { since, now }: { since: Date; now: Date },
) =>
  findInterviews(
    prisma,
    dashboardEntries,
    heldBy(userId),
    interview('e.ends_at', '>', since),
    interview('e.ends_at', '<=', now),
    isWith(
      application.and([
        seenBy(userId),
        application('e.status', 'in', ['received', 'shortlisted']),
        application('e.hired_at', 'is', null),
        application(
          'e.id',
          'not in',
          build.selectFrom('scorecard as c').where('c.author_id', '=', userId).select('c.application_id'),
        ),
      ]),
    ),
  );

/** Candidates who came since `since` and have heard nothing, those first who have waited longest. */
export const findUnanswered = (prisma: PrismaClient, userId: string, since: Date) =>
  readPage(
    prisma,
    {
      table: 'application',
      where: [
        seenBy(userId),
        application('e.status', '=', 'received'),
        application('e.created_at', '>=', since),
        application(answeredAt, 'is', null),
      ],
      by: ['e.created_at', 'e.id'],
      direction: 'asc',
      offset: 0,
      limit: dashboardEntries,
    },
    (page) =>
      prisma.application.findMany({
        ...page,
        select: { id: true, name: true, createdAt: true, job: { select: { title: true } } },
      }),
  );
