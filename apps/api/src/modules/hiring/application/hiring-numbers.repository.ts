import type { HiringNumbers } from '@acheep/contract/hiring/hiring-numbers';
import { Prisma, type PrismaClient } from '@acheep/database/client';

const { sql, empty } = Prisma;

/** Answers are looked up for the newest applications only, each by its index. */
const mostAnswers = 25;
const rounded = (value: number | null) => value && Math.round(value * 10) / 10;

/** Numbers of the candidates of some jobs, an SQL array of ids, who came after `since`. */
export async function findHiringNumbers(
  prisma: PrismaClient,
  jobs: Prisma.Sql,
  since?: Date,
): Promise<HiringNumbers> {
  const candidates = sql`application a WHERE a.job_id = ANY(${jobs}) ${since ? sql`AND a.created_at >= ${since}` : empty}`;
  const isHired = sql`a.status = 'shortlisted' AND a.hired_at IS NOT NULL`;
  const [hiring, [answers], sources, rejected] = await Promise.all([
    prisma.$queryRaw<[Pick<HiringNumbers, 'hired' | 'hiredAfter'>]>`
      SELECT count(*)::int AS hired,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.hired_at - a.created_at)::float8 / 86400)
          AS "hiredAfter"
      FROM ${candidates} AND ${isHired}`,
    prisma.$queryRaw<[Pick<HiringNumbers, 'answered' | 'answeredAfter'>]>`
      SELECT count(f.at)::int AS answered,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM f.at - c.created_at)::float8 / 3600)
          AS "answeredAfter"
      FROM (
        SELECT a.id, a.created_at FROM ${candidates} AND a.applicant_id IS NOT NULL
        ORDER BY a.created_at DESC LIMIT ${mostAnswers}) c
      CROSS JOIN LATERAL (
        SELECT least(
          (SELECT min(e.told_at) FROM application_event e
            WHERE e.application_id = c.id AND e.kind IN ('decided', 'hired', 'interview-proposed')),
          (SELECT min(m.created_at) FROM candidate_message m WHERE m.application_id = c.id)) AS at
        -- Keeps it from being computed for each use.
        OFFSET 0) f`,
    prisma.$queryRaw<HiringNumbers['sources']>`
      SELECT a.source, count(*)::int AS candidates, (count(*) FILTER (WHERE ${isHired}))::int AS hired
      FROM ${candidates} GROUP BY a.source ORDER BY candidates DESC, a.source`,
    prisma.$queryRaw<HiringNumbers['rejections']>`
      SELECT a.rejection, count(*)::int AS candidates
      FROM ${candidates} AND a.status = 'rejected' GROUP BY a.rejection ORDER BY candidates DESC, a.rejection`,
  ]);
  return {
    hired: hiring[0].hired,
    hiredAfter: rounded(hiring[0].hiredAfter),
    answered: answers.answered,
    answeredAfter: rounded(answers.answeredAfter),
    sources,
    rejections: rejected,
  };
}
