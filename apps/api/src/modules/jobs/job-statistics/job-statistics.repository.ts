import type { PrismaClient } from '@acheep/database/client';

/** Views and applications of a job per day since `from`; days with neither are left out. */
export const findDays = (prisma: PrismaClient, jobId: string, from: Date) => prisma.$queryRaw<
  { day: string; views: number; applications: number }[]
>`
    SELECT coalesce(v.day, a.day)::text AS day, coalesce(v.views, 0) AS views, coalesce(a.applications, 0) AS applications
    FROM (SELECT day, views FROM job_view WHERE job_id = ${jobId}::uuid AND day >= ${from}::date) v
    FULL JOIN (
      SELECT (created_at AT TIME ZONE 'Asia/Phnom_Penh')::date AS day, count(*)::int AS applications
      FROM application WHERE job_id = ${jobId}::uuid AND created_at >= ${from}::timestamptz - interval '7 hours'
      GROUP BY 1) a ON a.day = v.day`;

export async function findSums(prisma: PrismaClient, jobId: string) {
  const [views, applications] = await Promise.all([
    prisma.jobView.aggregate({ where: { jobId }, _sum: { views: true } }),
    prisma.application.aggregate({ where: { jobId }, _count: true, _min: { createdAt: true } }),
  ]);
  return {
    views: views._sum.views ?? 0,
    applications: applications._count,
    firstAt: applications._min.createdAt,
  };
}

/** Counts a view by a shared link. A single statement: none of two concurrent ones is lost. */
export const countSharedView = (prisma: PrismaClient, jobId: string, channel: string) => prisma.$executeRaw`
  INSERT INTO job_shared_view (job_id, channel) VALUES (${jobId}::uuid, ${channel})
  ON CONFLICT (job_id, channel) DO UPDATE SET views = job_shared_view.views + 1`;

export const findSharedViews = (prisma: PrismaClient, jobId: string) =>
  prisma.jobSharedView.findMany({
    where: { jobId },
    select: { channel: true, views: true },
    orderBy: [{ views: 'desc' }, { channel: 'asc' }],
  });

interface Similar {
  jobs: number;
  viewsADay: number | null;
  applications: number | null;
}

/**
 * Median views and applications of other companies' jobs of the same category that were published after `since`: of the
 * latest two hundred, each of which costs some reads.
 */
export async function findSimilar(
  prisma: PrismaClient,
  job: { companyId: string; categoryId: string },
  { since, now }: { since: Date; now: Date },
): Promise<Similar> {
  const [similar] = await prisma.$queryRaw<[Similar]>`
    SELECT count(*)::int AS jobs,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY views / days) AS "viewsADay",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY applications) AS applications
    FROM (
      SELECT
        greatest(1, ceil(extract(epoch FROM least(${now}::timestamptz, coalesce(j.closed_at, ${now}::timestamptz)) - j.published_at) / 86400)) AS days,
        (SELECT coalesce(sum(v.views), 0) FROM job_view v WHERE v.job_id = j.id) AS views,
        (SELECT count(*) FROM application a WHERE a.job_id = j.id) AS applications
      FROM job j
      WHERE j.category_id = ${job.categoryId}::uuid AND j.company_id <> ${job.companyId}::uuid
        AND j.status IN ('active', 'closed') AND j.published_at >= ${since}
      ORDER BY j.published_at DESC LIMIT 200) others`;
  return similar;
}
