import type { Database } from '@acheep/database/connection';
import { searchQuery } from '@acheep/search/query/query';
import type { RankedQuery } from '@acheep/search/query/ranked-query';
import type { Moment } from '../../../moment.ts';
import { conditionsOf, givenValues } from '../../../search/search-condition.repository.ts';
import { latestSynonyms } from '../../../search/synonym.repository.ts';
import { meetsSome } from '../job-index/tier-condition.repository.ts';
import { presentReference } from '../reference/reference.presenter.ts';
import { listJobReferences } from './job-category.repository.ts';
import { type JobFilter, listedJobs } from './job-listed.repository.ts';
import { readJobSearch } from './job-reading.ts';

const tsquery = (words: string) => `to_tsquery('english', ${words})`;

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
 * Jobs announced since a moment that a search of the list finds in their title, then those it finds in their tags, each
 * newest first; none that only mentions the words in its text. Not a prepared statement: the planner sees the values and
 * uses the moment where that leaves few jobs.
 */
export async function findAnnounced(
  { pool }: Pick<Database, 'pool'>,
  { search, filter, since, limit }: Wanted,
  moment: Moment,
): Promise<AnnouncedJob[]> {
  const read = search === undefined ? { filter, words: null } : await readFor(pool, search, filter);
  if (!read) return [];
  const given = givenValues();
  const { values, value } = given;
  const conditions = conditionsOf(listedJobs, { ...read.filter, announced: since }, moment, given);
  const meets = (tiers: RankedQuery['tiers']) =>
    meetsSome(tiers, 'e', (words) => tsquery(value(words, 'text')));
  if (read.words) conditions.push(meets(read.words.close));
  const first = read.words?.titled.length ? `${meets(read.words.titled)} DESC, ` : '';
  const text = `
    SELECT e.id, e.company_id AS "companyId", e.announced_at AS "announcedAt" FROM job e
    WHERE ${conditions.join(' AND ')}
    ORDER BY ${first}e.announced_at DESC, e.id DESC LIMIT ${value(limit, 'int')}`;
  return (await pool.query<AnnouncedJob>({ text, values })).rows;
}

/** The search as the list reads it; null for a text of nothing but punctuation. */
async function readFor(pool: Database['pool'], search: string, filter: JobFilter) {
  if (!searchQuery(search)) return null;
  const [{ synonyms }, rows] = await Promise.all([latestSynonyms({ pool }), listJobReferences({ pool })]);
  const references = new Map(rows.map((row) => [row.id, presentReference(row)]));
  const isFound = async (words: string) => {
    const found = `SELECT FROM job e WHERE e.status = 'active' AND e.search @@ ${tsquery('$1')} LIMIT 1`;
    return (await pool.query(found, [words])).rowCount === 1;
  };
  return readJobSearch({ text: search, filter }, { synonyms, references, isFound });
}
