import { type PlainOnCard, plainOnCard } from '@acheep/contract/jobs/job-field';
import type { Database } from '@acheep/database/connection';
import { columnOf } from '../../../search/column-name.ts';
import { asText, type Listing, listingOf, versionOf } from '../../../search/list-version.repository.ts';
import { listedJobs } from './job-listed.repository.ts';
import { jobIsOpenOn } from './public-job.repository.ts';

/** A listed job as PostgreSQL writes its values: moments in milliseconds since 1970, days as `yyyy-MM-dd`. */
export interface ListedJobRow extends Record<PlainOnCard, string | null> {
  id: string;
  post_code: string;
  salary_from: string | null;
  salary_to: string | null;
  posted_at: string | null;
  closing_date: string | null;
  pinned: string;
  boosted: string;
  created_at: string;
  updated_at: string;
  category_id: string | null;
  province_id: string | null;
  brief: string;
  company_id: string;
  company_name: string;
  company_name_km: string | null;
  company_logo: string | null;
}

const moment = (column: string) => `(date_part('epoch', e.${column}) * 1000)::bigint AS ${column}`;

const plain = plainOnCard.map((name) => `e.${columnOf(name)} AS "${name}"`).join(', ');

const cards = `
  SELECT v.version, e.id, e.post_code, ${plain}, e.salary_from, e.salary_to,
    ${moment('posted_at')}, e.closing_date::text AS closing_date,
    coalesce(e.pinned_until >= $2::date, false) AS pinned, coalesce(e.boosted_until >= $2::date, false) AS boosted, ${moment('created_at')}, ${moment('updated_at')},
    e.category_id, e.province_id, e.brief,
    o.id AS company_id, o.name AS company_name, o.name_km AS company_name_km, o.logo_path AS company_logo
  FROM (SELECT ${versionOf(listedJobs.version)} AS version) v
  LEFT JOIN (job e JOIN company o ON o.id = e.company_id)
    ON e.id = ANY($1::uuid[]) AND ${jobIsOpenOn('$2::date')}`;

/** Card data of these jobs, in any order. Jobs that are not listed any more are left out. */
export async function readCards(
  { pool }: Pick<Database, 'pool'>,
  ids: readonly string[],
  today: string,
): Promise<Listing<ListedJobRow>> {
  const statement = { name: 'job-cards', text: cards, values: [ids, today], types: asText };
  const found = await pool.query<ListedJobRow & { version: string }>(statement);
  return listingOf<ListedJobRow>(found.rows);
}
