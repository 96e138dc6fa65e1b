import type { HiringNumbers } from '@acheep/contract/hiring/hiring-numbers';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import { asSql } from '@acheep/database/statement';
import { sql as expression } from 'kysely';

const { sql, empty } = Prisma;

/** Answers are looked up for the newest applications only, each by its index. */
const maxAnswers = 25;
const rounded = (value: number | null) => value && Math.round(value * 10) / 10;

interface GroupRow {
  by: 'all' | 'source' | 'rejection';
  source: HiringNumbers['sources'][number]['source'];
  rejection: HiringNumbers['rejections'][number]['rejection'];
  candidates: number;
  rejected: number;
  hired: number;
  hiredAfter: number | null;
}

/** When the applicant first heard of a decision or an interview, or got a message. */
export const answeredAt = expression<Date | null>`least(
  (SELECT min(v.told_at) FROM application_event v
    WHERE v.application_id = e.id AND v.kind IN ('decided', 'hired', 'interview-proposed')),
  (SELECT min(m.created_at) FROM candidate_message m WHERE m.application_id = e.id))`;

/** Keeps the order of equal ones. */
const mostFirst = <T extends { candidates: number }>(groups: T[]): T[] =>
  groups.sort((a, b) => b.candidates - a.candidates);

/** Numbers of the candidates of some jobs, an SQL array of ids, who came after `since`. */
export async function findHiringNumbers(
  prisma: PrismaClient,
  jobs: Prisma.Sql,
  since?: Date,
): Promise<HiringNumbers> {
  const candidates = sql`application a WHERE a.job_id = ANY(${jobs}) ${since ? sql`AND a.created_at >= ${since}` : empty}`;
  const isHired = sql`a.status = 'shortlisted' AND a.hired_at IS NOT NULL`;
  const [groups, [answers]] = await Promise.all([
    // One walk over the candidates: all of them, by source, and by reason of rejection.
    prisma.$queryRaw<GroupRow[]>`
      SELECT (ARRAY['source', 'rejection', 'all'])[grouping(a.source, a.rejection)] AS by, a.source, a.rejection,
        count(*)::int AS candidates,
        (count(*) FILTER (WHERE a.status = 'rejected'))::int AS rejected,
        (count(*) FILTER (WHERE ${isHired}))::int AS hired,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.hired_at - a.created_at)::float8 / 86400)
          FILTER (WHERE ${isHired}) AS "hiredAfter"
      FROM ${candidates}
      GROUP BY GROUPING SETS ((), (a.source), (a.rejection))
      ORDER BY a.source, a.rejection`,
    prisma.$queryRaw<[Pick<HiringNumbers, 'answered' | 'answeredAfter'>]>`
      SELECT count(f.at)::int AS answered,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM f.at - e.created_at)::float8 / 3600)
          AS "answeredAfter"
      FROM (
        SELECT a.id, a.created_at FROM ${candidates} AND a.applicant_id IS NOT NULL
        ORDER BY a.created_at DESC LIMIT ${maxAnswers}) e
      CROSS JOIN LATERAL (
        SELECT ${asSql(answeredAt)} AS at
        -- Keeps it from being computed for each use.
        OFFSET 0) f`,
  ]);
  const all = groups.find(({ by }) => by === 'all');
  return {
    hired: all?.hired ?? 0,
    hiredAfter: rounded(all?.hiredAfter ?? null),
    answered: answers.answered,
    answeredAfter: rounded(answers.answeredAfter),
    sources: mostFirst(
      groups.flatMap(({ by, source, candidates, hired }) =>
        by === 'source' ? [{ source, candidates, hired }] : [],
      ),
    ),
    rejections: mostFirst(
      groups.flatMap(({ by, rejection, rejected }) =>
        by === 'rejection' && rejected > 0 ? [{ rejection, candidates: rejected }] : [],
      ),
    ),
  };
}
