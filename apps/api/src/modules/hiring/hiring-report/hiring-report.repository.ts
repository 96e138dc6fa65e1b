import { undoSeconds } from '@acheep/contract/hiring/application-option';
import type { HiringReport, Wait } from '@acheep/contract/hiring/hiring-report';
import type { PrismaClient } from '@acheep/database/client';
import { all, type Condition, read, row, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsOf, oneOf } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { answeredAt } from '../application/hiring-numbers.repository.ts';
import type { StageRow } from '../stage/stage.repository.ts';

const application = row('application');
const job = row('job');

/** Candidates of a company who came in a period, to one of its jobs if it is given. */
export const cohortOf = (
  userId: string,
  { from, until, jobId }: { from: Date; until: Date; jobId: string | undefined },
): Condition =>
  all([
    application(
      'e.job_id',
      '=',
      oneOf(
        idsOf(
          'job',
          all([job('e.company_id', '=', companyOf(userId, 'numbers')), jobId && job('e.id', '=', jobId)]),
        ),
      ),
    ),
    application('e.created_at', '>=', from),
    application('e.created_at', '<', until),
  ]);

const hoursOf = (time: ReturnType<typeof sql>) => sql`extract(epoch FROM ${time})::float8 / 3600`;
/** Middle and ninth tenth of some times; null without any. */
const spread = (time: ReturnType<typeof sql>) =>
  sql<[number, number] | null>`percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY ${hoursOf(time)})`;

const rounded = (value: number) => Math.round(Math.max(0, value) * 10) / 10;
const waitOf = (count: number, hours: [number, number] | null): Wait => ({
  count,
  median: hours && rounded(hours[0]),
  p90: hours && rounded(hours[1]),
});

interface StageNumbers {
  reached: number;
  here: number;
  time: Wait;
}

/**
 * How many reached each place: 0 for the received ones, then the stages, then the hired ones. A candidate's history is
 * read as visits of places, each until the next event. An event without a known stage, such as a short-listing, leads
 * to the stage where they were last, or to the first.
 */
export async function countStages(
  prisma: PrismaClient,
  cohort: Condition,
  stages: readonly StageRow[],
): Promise<StageNumbers[]> {
  const namesIn = (key: keyof StageRow, type: string) =>
    typed(
      stages.map((stage) => stage[key]),
      type,
    );
  const last = stages.length + 1;
  const rows = await read(
    prisma,
    sql<{ reached: number; here: number; left: number; hours: [number, number] | null }>`
    WITH c AS MATERIALIZED (
        SELECT e.id, e.created_at, e.status, e.hired_at, e.stage_id FROM application e WHERE ${cohort}),
      s AS (
        SELECT id, en, km, place::int FROM unnest(${namesIn('id', 'uuid[]')}, ${namesIn('nameEn', 'text[]')},
          ${namesIn('nameKm', 'text[]')}) WITH ORDINALITY AS s(id, en, km, place)),
      here AS (
        SELECT c.id, CASE
          WHEN c.status = 'received' THEN 0
          WHEN c.status <> 'shortlisted' THEN -1
          WHEN c.hired_at IS NOT NULL THEN ${sql.lit(last)}
          ELSE coalesce(s.place, 1) END AS place
        FROM c LEFT JOIN s ON s.id = c.stage_id),
      came AS (
        SELECT id, created_at AS at, NULL::uuid AS event, 0 AS place FROM c
        UNION ALL
        SELECT v.application_id, v.created_at, v.id, CASE
          WHEN v.kind = 'hired' OR v.to_status IN ('rejected', 'withdrawn') THEN -1
          WHEN v.to_status = 'received' THEN 0
          ELSE s.place END
        FROM c JOIN application_event v ON v.application_id = c.id
        LEFT JOIN s ON s.en = v.stage_en AND s.km = v.stage_km
        WHERE v.kind IN ('decided', 'moved', 'hired', 'withdrawn', 'restored')),
      ordered AS (
        SELECT id, at, place, lead(at) OVER history AS left_at,
          count(*) FILTER (WHERE place > 0) OVER history AS known
        FROM came WINDOW history AS (PARTITION BY id ORDER BY at, event NULLS FIRST)),
      visit AS (
        SELECT * FROM (
          SELECT id, at, left_at,
            coalesce(place, max(place) FILTER (WHERE place > 0) OVER (PARTITION BY id, known), 1) AS place
          FROM ordered) v
        WHERE left_at IS NULL OR left_at - at >= ${sql.lit(`${undoSeconds} seconds`)}::interval),
      farthest AS (
        SELECT h.id, greatest(h.place, max(v.place)) AS place FROM here h LEFT JOIN visit v ON v.id = h.id
        GROUP BY h.id, h.place),
      spent AS (
        SELECT v.place, sum(v.left_at - v.at) AS time FROM visit v JOIN here h ON h.id = v.id
        WHERE v.left_at IS NOT NULL AND h.place <> v.place GROUP BY v.id, v.place)
    SELECT
      (SELECT count(*)::int FROM farthest f WHERE f.place >= p.place OR p.place = 0) AS reached,
      (SELECT count(*)::int FROM here h WHERE h.place = p.place) AS here,
      (SELECT count(*)::int FROM spent t WHERE t.place = p.place) AS left,
      (SELECT ${spread(sql`t.time`)} FROM spent t WHERE t.place = p.place) AS hours
    FROM generate_series(0, ${sql.lit(last)}) AS p(place) ORDER BY p.place`,
  );
  return rows.map(({ reached, here, left, hours }) => ({ reached, here, time: waitOf(left, hours) }));
}

type Sources = HiringReport['sources'];
type Rejections = HiringReport['rejections'];

interface GroupRow {
  by: 'all' | 'source' | 'rejection';
  source: Sources[number]['source'];
  rejection: Rejections[number]['rejection'];
  candidates: number;
  interviewed: number;
  rejected: number;
  hired: number;
  hours: [number, number] | null;
}

/** Keeps the order of equal ones. */
const mostFirst = <T extends { candidates: number }>(groups: T[]): T[] =>
  groups.sort((a, b) => b.candidates - a.candidates);

/** Where candidates came from, and why they were rejected. */
export async function countGroups(prisma: PrismaClient, cohort: Condition) {
  const groups = await read(
    prisma,
    sql<GroupRow>`
    SELECT (ARRAY['source', 'rejection', 'all'])[grouping(c.source, c.rejection)] AS by, c.source, c.rejection,
      count(*)::int AS candidates,
      (count(*) FILTER (WHERE c.interviewed))::int AS interviewed,
      (count(*) FILTER (WHERE c.status = 'rejected'))::int AS rejected,
      (count(*) FILTER (WHERE c.hired))::int AS hired,
      ${spread(sql`c.hired_at - c.created_at`)} FILTER (WHERE c.hired) AS hours
    FROM (
      SELECT e.source, e.rejection, e.status, e.created_at, e.hired_at,
        e.status = 'shortlisted' AND e.hired_at IS NOT NULL AS hired,
        EXISTS (SELECT FROM interview i WHERE i.application_id = e.id AND i.agreed_at IS NOT NULL
          AND i.status IN ('agreed', 'over')) AS interviewed
      FROM application e WHERE ${cohort}) c
    GROUP BY GROUPING SETS ((), (c.source), (c.rejection))
    ORDER BY c.source, c.rejection`,
  );
  const every = groups.find(({ by }) => by === 'all');
  return {
    hired: waitOf(every?.hired ?? 0, every?.hours ?? null),
    sources: mostFirst(
      groups.flatMap(({ by, source, candidates, interviewed, hired }) =>
        by === 'source' ? [{ source, candidates, interviewed, hired }] : [],
      ),
    ),
    rejections: mostFirst(
      groups.flatMap(({ by, rejection, rejected }) =>
        by === 'rejection' && rejected > 0 ? [{ rejection, candidates: rejected }] : [],
      ),
    ),
  };
}

/** How soon applicants heard of a decision or an interview, or got a message. */
export async function findAnswered(prisma: PrismaClient, cohort: Condition): Promise<Wait> {
  const [found] = await read(
    prisma,
    sql<{ count: number; hours: [number, number] | null }>`
    SELECT count(f.at)::int AS count, ${spread(sql`f.at - f.created_at`)} FILTER (WHERE f.at IS NOT NULL) AS hours
    FROM (
      SELECT e.created_at, ${answeredAt} AS at FROM application e
      WHERE ${cohort} AND e.applicant_id IS NOT NULL OFFSET 0) f`,
  );
  return waitOf(found?.count ?? 0, found?.hours ?? null);
}
