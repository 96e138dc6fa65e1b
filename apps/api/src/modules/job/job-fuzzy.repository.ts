import type { Database } from '@acheep/database/connection';
import { type ListedJobRow, pageStatement } from './job-card.repository.ts';
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
export async function listSimilarJobs({ pool }: Database, search: JobSearch, words: string) {
  const { given, found } = candidates(search, words);
  const page = `SELECT f.id, f.posted_at, -f.likeness AS tier FROM (${found}) f
    ORDER BY f.likeness DESC, f.posted_at DESC, f.id DESC
    OFFSET ${given.value(search.offset, 'int')} LIMIT ${given.value(search.limit, 'int')}`;
  const { rows } = await pool.query<ListedJobRow>({
    text: pageStatement(page, 'DESC'),
    values: given.values,
    types: { getTypeParser: () => (value: string) => value },
  });
  return { version: rows[0]?.version ?? '', rows: rows.filter(({ id }) => id !== null) };
}
