import { suggestedJobsCap } from '@acheep/contract/jobs/suggestion-option';
import type { Database } from '@acheep/database/connection';
import { jobIsOpenOn } from '../job/public-job.repository.ts';
import type { ReferenceRow } from '../reference/reference.presenter.ts';

type Pool = Pick<Database, 'pool'>;

/**
 * Number of entries up to which a prefix is read as a whole and sorted; beyond it, those with the most jobs are
 * checked.
 */
const mostRead = 500;
/** Maximum number of entries walked in the order of their jobs. */
const mostWalked = 4000;
/** Maximum number of candidates checked for being open. */
const mostAsked = 24;

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
    WITH few AS MATERIALIZED (SELECT s.${key} AS key, s.jobs FROM ${table} s WHERE ${begins} LIMIT ${mostRead}),
    many AS MATERIALIZED (
      SELECT w.key, w.jobs FROM (
        SELECT s.${key} AS key, s.jobs, s.start FROM ${table} s
        WHERE left(s.start, ${near}) = left($1, ${near}) AND (SELECT count(*) FROM few) = ${mostRead}
        ORDER BY s.jobs DESC LIMIT ${mostWalked}) w
      WHERE starts_with(w.start, $1) LIMIT ${mostAsked * 2})
    SELECT f.key, max(f.jobs) AS jobs FROM (SELECT * FROM few UNION ALL SELECT * FROM many) f
    GROUP BY f.key ORDER BY max(f.jobs) DESC, f.key LIMIT ${mostAsked}`;
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
