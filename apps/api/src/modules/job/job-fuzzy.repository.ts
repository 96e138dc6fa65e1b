import type { Database } from '@acheep/database/connection';
import { type Listing, readListing } from './job-card.repository.ts';
import { conditionsOf, givenValues } from './job-filter.repository.ts';
import type { JobSearch } from './job-search.repository.ts';

/** Looked at for a misspelt search at most: enough to find what was meant, and no more. */
const mostCandidates = 1000;

/** Jobs whose title is written much like `words`. */
function candidates(search: JobSearch, words: string) {
  const given = givenValues();
  const conditions = conditionsOf(search.filter, search, given);
  const written = given.value(words, 'text');
  const found = `SELECT j.id, j.posted_at, word_similarity(${written}, j.search_title) AS likeness
    FROM job j WHERE ${conditions.join(' AND ')} AND ${written} <% j.search_title LIMIT ${mostCandidates}`;
  return { given, found };
}

export async function countSimilarJobs(
  { pool }: Database,
  search: JobSearch,
  words: string,
): Promise<number> {
  const { given, found } = candidates(search, words);
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (${found}) f`,
    given.values,
  );
  return rows[0]?.total ?? 0;
}

/** A page of them, those written most alike first, then the newest. */
export function findSimilarJobs(
  database: Database,
  search: JobSearch,
  words: string,
): Promise<Listing<{ id: string }>> {
  const { given, found } = candidates(search, words);
  const order = 'f.likeness DESC, f.posted_at DESC, f.id DESC';
  const page = `OFFSET ${given.value(search.offset, 'int')} LIMIT ${given.value(search.limit, 'int')}`;
  const text = `
    SELECT v.version, f.id
    FROM job_version v LEFT JOIN (SELECT * FROM (${found}) f ORDER BY ${order} ${page}) f ON true
    ORDER BY ${order}`;
  return readListing(database, { text, values: given.values });
}
