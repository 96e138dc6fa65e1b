import type { Database } from '@acheep/database/connection';
import { searchQuery } from '@acheep/search/query';
import { conditionsOf, type Given, type Moment } from '../../../search/search-condition.repository.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { type JobFilter, listedJobs } from './job-listed.repository.ts';

export interface AnnouncedJob {
  id: string;
  companyId: string;
  announcedAt: Date;
}

interface Wanted {
  search?: string | undefined;
  filter: JobFilter;
  since: Date;
  limit: number;
}

/**
 * Jobs found by a search of the list that were announced since a moment, newest first. Not a prepared statement: the
 * planner sees the values and uses the moment where that leaves few jobs.
 */
export async function findAnnounced(
  { pool }: Pick<Database, 'pool'>,
  { search, filter, since, limit }: Wanted,
  moment: Moment,
): Promise<AnnouncedJob[]> {
  const known = search === undefined ? null : await latestSynonyms({ pool });
  const words = search === undefined || !known ? null : searchQuery(search, known.synonyms);
  if (search !== undefined && !words) return [];
  const values: unknown[] = [];
  const value: Given['value'] = (given, type) => `$${values.push(given)}::${type}`;
  const conditions = conditionsOf(listedJobs, { ...filter, announced: since }, moment, { values, value });
  if (words)
    conditions.push(`e.search @@ to_tsquery('english', ${value(words.meant ?? words.prefix, 'text')})`);
  const text = `
    SELECT e.id, e.company_id AS "companyId", e.announced_at AS "announcedAt" FROM job e
    WHERE ${conditions.join(' AND ')}
    ORDER BY e.announced_at DESC, e.id DESC LIMIT ${value(limit, 'int')}`;
  return (await pool.query<AnnouncedJob>({ text, values })).rows;
}
