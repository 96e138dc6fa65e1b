import type { Database } from '@acheep/database/connection';
import { jobIsOpenOn } from '../job/public-job.repository.ts';

type Pool = Pick<Database, 'pool'>;

/** True if no title is known while there are jobs: after an update, or a restore of the jobs alone. */
export async function isUnfilled({ pool }: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ unfilled: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM job_title_start)
      AND EXISTS (SELECT FROM job WHERE status = 'active' AND search_title <> '') AS unfilled`,
  );
  return rows[0]?.unfilled ?? false;
}

/**
 * Counts the open jobs of the next `limit` titles in the order of an index, and returns the last of them; null at the
 * end. Unknown titles are added; a title without jobs at the previous count too is removed: so long afterwards, no
 * publication of it is under way.
 */
export async function countTitlesAfter(
  { pool }: Pool,
  { after, today, now, limit }: { after: string; today: string; now: Date; limit: number },
): Promise<string | null> {
  const { rows } = await pool.query<{ key: string; jobs: number }>(
    `SELECT title_key(e.search_title) COLLATE "C" AS key, count(*)::int AS jobs FROM job e
     WHERE ${jobIsOpenOn('$2::date')} AND title_key(e.search_title) COLLATE "C" > $1 GROUP BY 1 ORDER BY 1 LIMIT $3`,
    [after, today, limit],
  );
  const last = rows.length === limit ? (rows.at(-1)?.key ?? null) : null;
  const given = [rows.map(({ key }) => key), rows.map(({ jobs }) => jobs)];
  const counted = 'unnest($1::text[], $2::int[]) AS c (key, jobs)';
  await pool.query(
    `INSERT INTO job_title_start (start, title_key, jobs, counted_at)
     SELECT start, c.key, c.jobs, $3 FROM ${counted}, unnest(word_starts(c.key)) AS start
     ORDER BY start, c.key
     ON CONFLICT (start, title_key) DO UPDATE SET jobs = EXCLUDED.jobs, counted_at = EXCLUDED.counted_at
     WHERE job_title_start.jobs <> EXCLUDED.jobs OR job_title_start.counted_at IS NULL`,
    [...given, now],
  );
  const stretch =
    's.title_key > $1 AND ($2::text IS NULL OR s.title_key <= $2) AND s.title_key <> ALL ($3::text[])';
  const rest = [after, last, given[0]];
  await pool.query(`DELETE FROM job_title_start s WHERE s.jobs = 0 AND ${stretch}`, rest);
  await pool.query(
    `UPDATE job_title_start s SET jobs = 0 WHERE s.jobs > 0 AND s.counted_at IS NOT NULL AND ${stretch}`,
    rest,
  );
  await pool.query(`UPDATE job_title_start s SET counted_at = $4 WHERE s.counted_at IS NULL AND ${stretch}`, [
    ...rest,
    now,
  ]);
  return last;
}

/** Counts up to `limit` new titles, and returns their number. */
export async function countNewTitles(
  { pool }: Pool,
  { today, now, limit }: { today: string; now: Date; limit: number },
): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH fresh AS (SELECT DISTINCT title_key FROM job_title_start WHERE counted_at IS NULL LIMIT $3),
      counted AS MATERIALIZED (
        SELECT f.title_key, (
          SELECT count(*)::int FROM job e
          WHERE title_key(e.search_title) = f.title_key AND ${jobIsOpenOn('$1::date')}) AS jobs
        FROM fresh f),
      kept AS (
        UPDATE job_title_start s SET jobs = greatest(c.jobs, 1), counted_at = $2
        FROM counted c WHERE s.title_key = c.title_key RETURNING 1)
     SELECT title_key FROM counted`,
    [today, now, limit],
  );
  return rowCount ?? 0;
}

/** Counts the open jobs of all companies, and writes the numbers that have changed. */
export async function countCompanies({ pool }: Pool, today: string): Promise<void> {
  await pool.query(
    `WITH counted AS (
       SELECT e.company_id, count(*)::int AS jobs FROM job e
       WHERE ${jobIsOpenOn('$1::date')} GROUP BY e.company_id)
     UPDATE company_start s SET jobs = n.jobs
     FROM (SELECT o.id, coalesce(c.jobs, 0) AS jobs FROM company o LEFT JOIN counted c ON c.company_id = o.id) n
     WHERE s.company_id = n.id AND s.jobs <> n.jobs`,
    [today],
  );
}
