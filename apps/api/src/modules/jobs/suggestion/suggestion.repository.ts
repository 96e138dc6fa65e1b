import { suggestedJobsCap } from '@acheep/contract/jobs/suggestion-option';
import type { Database } from '@acheep/database/connection';
import { jobListed } from '../job/job-listed.repository.ts';
import type { ReferenceRow } from '../reference/reference.presenter.ts';

type Pool = Pick<Database, 'pool'>;

/** What has one beginning is read whole and sorted up to so many entries; beyond, those with the most jobs are looked at. */
const mostRead = 500;
/** Entries that are looked at on the way, by their jobs: beyond them nobody waits. */
const mostWalked = 4000;
/** Whether they are open is asked of the most promising. */
const mostAsked = 24;

/** The indexes by jobs are of the first so many characters: the longest of them that was typed is the nearest. */
const nearest = (beginning: string) => [6, 3, 1].find((length) => beginning.length >= length) ?? 1;

/**
 * SQL of the entries of a table that have the beginning $1, the most jobs first: `key` and `jobs`. A rare beginning is
 * read whole, by the beginning; of a common one, entries are taken in the order of their jobs from among those with
 * nearly the same beginning, of which most have it.
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

const listed = jobListed('$2::date').join(' AND ');

/** Titles of jobs that are open on `today`, those of the most jobs first, each as one of them has it. */
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

/** Companies with jobs that are open on `today`, those with the most first. */
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

/** What jobs are filed under, in the order of its list. */
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

/** Which of these have a job that is open on `today`. */
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
