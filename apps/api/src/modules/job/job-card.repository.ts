import type { Database } from '@acheep/database/connection';
import { listedOn } from './job-filter.repository.ts';

/** A listed job as PostgreSQL writes its values: moments in milliseconds since 1970, days as `yyyy-MM-dd`. */
export interface ListedJobRow {
  id: string;
  post_code: string;
  title: string;
  type: string | null;
  currency: string;
  salary_from: string | null;
  salary_to: string | null;
  negotiable: string;
  posted_at: string | null;
  closing_date: string | null;
  created_at: string;
  updated_at: string;
  category_id: string | null;
  province_id: string | null;
  company_id: string;
  company_name: string;
  company_name_km: string | null;
  company_logo: string | null;
}

/** What was read of the listed jobs, and the version that they were in. */
export interface Listing<Row> {
  version: string;
  rows: Row[];
}

/** Values as PostgreSQL writes them: whoever reads one knows what it is. */
export const asText = { getTypeParser: () => (value: string) => value };

/** The rows of a statement that has one even where it finds no job, so that the version comes with an empty page too. */
export const listingOf = <Row extends { id: string }>(rows: (Row & { version: string })[]): Listing<Row> => ({
  version: rows[0]?.version ?? '',
  rows: rows.filter(({ id }) => id !== null),
});

const moment = (column: string) => `(date_part('epoch', j.${column}) * 1000)::bigint AS ${column}`;

const cards = `
  SELECT v.version, j.id, j.post_code, j.title, j.type, j.currency, j.salary_from, j.salary_to, j.negotiable,
    ${moment('posted_at')}, j.closing_date::text AS closing_date, ${moment('created_at')}, ${moment('updated_at')},
    j.category_id, j.province_id,
    o.id AS company_id, o.name AS company_name, o.name_km AS company_name_km, o.logo_path AS company_logo
  FROM job_version v
  LEFT JOIN (job j JOIN company o ON o.id = j.company_id)
    ON j.id = ANY($1::uuid[]) AND ${listedOn('$2::date').join(' AND ')}`;

/** What the cards of these jobs show, in the order of `ids`. Jobs that are not listed any more are left out. */
export async function readCards(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
  today: string,
): Promise<Listing<ListedJobRow>> {
  const statement = { name: 'job-cards', text: cards, values: [ids, today], types: asText };
  const found = await pool.query<ListedJobRow & { version: string }>(statement);
  const { version, rows } = listingOf<ListedJobRow>(found.rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { version, rows: ids.flatMap((id) => byId.get(id) ?? []) };
}
