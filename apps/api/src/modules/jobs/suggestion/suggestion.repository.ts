import { suggestedJobsCap } from '@acheep/contract/jobs/suggestion-option';
import type { Database } from '@acheep/database/connection';
import { jobIsOpenOn } from '../job/public-job.repository.ts';
import type { ReferenceRow } from '../reference/reference.presenter.ts';

type Pool = Pick<Database, 'pool'>;

/**
 * Number of entries up to which a prefix is read as a whole and sorted; beyond it, those with the most jobs are
 * checked.
 */
const maxRead = 500;
/** Maximum number of entries walked in the order of their jobs. */
const maxWalked = 4000;
/** Maximum number of candidates checked for being open. */
const maxCandidates = 24;

/** The indexes by jobs cover the first 1, 3 or 6 characters: the longest length not above the typed one is used. */
const nearest = (beginning: string) => [6, 3, 1].find((length) => beginning.length >= length) ?? 1;

/**
 * SQL for the entries of a table with the prefix $1, most jobs first: `key` and `jobs`. A rare prefix is read whole, by
 * prefix; for a common one, entries are walked in the order of their jobs among those with nearly the same prefix, most
 * of which match.
 */
function found(table: string, key: string, near: number) {
  const begins = `s.start >= $1 AND s.start < $1 || chr(1114111)`;
  return `
    WITH few AS MATERIALIZED (SELECT s.${key} AS key, s.jobs FROM ${table} s WHERE ${begins} LIMIT ${maxRead}),
    many AS MATERIALIZED (
      SELECT w.key, w.jobs FROM (
        SELECT s.${key} AS key, s.jobs, s.start FROM ${table} s
        WHERE left(s.start, ${near}) = left($1, ${near}) AND (SELECT count(*) FROM few) = ${maxRead}
        ORDER BY s.jobs DESC LIMIT ${maxWalked}) w
      WHERE starts_with(w.start, $1) LIMIT ${maxCandidates * 2})
    SELECT f.key, max(f.jobs) AS jobs FROM (SELECT * FROM few UNION ALL SELECT * FROM many) f
    GROUP BY f.key ORDER BY max(f.jobs) DESC, f.key LIMIT ${maxCandidates}`;
}

const listed = jobIsOpenOn('$2::date');

/** Titles of jobs that are open on `today`, most frequent first, each in the spelling of one of its jobs. */
export async function findTitles(
  { pool }: Pool,
  { beginning, today, limit }: { beginning: string; today: string; limit: number },
): Promise<string[]> {
  const near = nearest(beginning);
  const { rows } = await pool.query<{ title: string }>({
    name: `suggested-title-${near}`,
    text: `
      SELECT o.title FROM (${found('job_title_start', 'title_key', near)}) c
      CROSS JOIN LATERAL (
        SELECT e.title FROM job e WHERE title_key(e.search_title) = c.key AND ${listed} LIMIT 1) o
      ORDER BY c.jobs DESC, length(c.key), c.key LIMIT $3`,
    values: [beginning, today, limit],
  });
  return rows.map(({ title }) => title);
}

export interface SuggestedCompany {
  id: string;
  name: string;
  nameKm: string | null;
  logoPath: string | null;
  openJobs: number;
}

/** Companies with jobs that are open on `today`, most jobs first. */
export async function findCompanies(
  { pool }: Pool,
  { beginning, today, limit }: { beginning: string; today: string; limit: number },
): Promise<SuggestedCompany[]> {
  const near = nearest(beginning);
  const { rows } = await pool.query<SuggestedCompany>({
    name: `suggested-company-${near}`,
    text: `
      SELECT o.id, o.name, o.name_km AS "nameKm", o.logo_path AS "logoPath", n.jobs::int AS "openJobs"
      FROM (
        SELECT c.key, c.jobs FROM (${found('company_start', 'company_id', near)}) c
        CROSS JOIN LATERAL (SELECT FROM job e WHERE e.company_id = c.key AND ${listed} LIMIT 1) open
        ORDER BY c.jobs DESC, c.key LIMIT $3) c
      JOIN company o ON o.id = c.key
      CROSS JOIN LATERAL (SELECT count(*) AS jobs FROM (
        SELECT 1 FROM job e WHERE e.company_id = c.key AND ${listed} LIMIT ${suggestedJobsCap}) j) n
      WHERE n.jobs > 0
      ORDER BY n.jobs DESC, o.name, o.id`,
    values: [beginning, today, limit],
  });
  return rows;
}

export interface SuggestedReference extends ReferenceRow {
  kind: 'category' | 'province';
  iconName: string;
}

/** Active categories and all provinces, in the order of their lists. */
export async function listReferences({ pool }: Pool): Promise<SuggestedReference[]> {
  const columns = 'id, slug, name_en AS "nameEn", name_km AS "nameKm"';
  const { rows } = await pool.query<SuggestedReference>({
    name: 'suggested-references',
    text: `
      SELECT 'category' AS kind, ${columns}, icon_name AS "iconName", position FROM category WHERE is_active
      UNION ALL SELECT 'province', ${columns}, '', position FROM province
      ORDER BY 1, position`,
  });
  return rows;
}

/** The entries among these with a job that is open on `today`. */
export async function findFiled(
  { pool }: Pool,
  { ids, today }: { ids: string[]; today: string },
): Promise<Set<string>> {
  const has = (column: string) => `EXISTS (SELECT FROM job e WHERE e.${column} = r.id AND ${listed})`;
  const { rows } = await pool.query<{ id: string }>({
    name: 'suggested-filed',
    text: `SELECT r.id FROM unnest($1::uuid[]) r (id) WHERE ${has('category_id')} OR ${has('province_id')}`,
    values: [ids, today],
  });
  return new Set(rows.map(({ id }) => id));
}

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
