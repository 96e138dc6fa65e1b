import { type ListQuery, totalCap } from '@acheep/contract/kernel/list';
import type { Database } from '@acheep/database/connection';
import { type SearchQuery, searchQuery } from '@acheep/search/query';
import { countFound, type FoundTotals, findPage, type Search } from './search.repository.ts';
import type { Moment } from './search-condition.repository.ts';
import { orderOf, type Searchable } from './searchable.ts';
import { knownSynonyms } from './synonym.repository.ts';

/** A list's query, with the filters that the list has. */
export type QueryOf<Filter> = Omit<ListQuery, 'filter'> & { filter: Filter };

/** What to look for, for a query whose text has these words. */
export const searchOf = <Filter extends object>(
  list: Searchable<Filter>,
  { filter, sort, offset, limit }: QueryOf<Filter>,
  words: SearchQuery | null,
  moment: Moment,
): Search<Filter> => ({ filter, words, offset, limit, ...orderOf(list, sort, words !== null), ...moment });

/** Nothing but punctuation is searched for: there is no such entry. */
const findsNothing = (search: string | undefined, words: SearchQuery | null) =>
  search !== undefined && words === null;

/** Whether a page begins after the last entry, or after the last that is counted. */
export const isBeyond = (offset: number, found: number) => offset >= Math.min(found, totalCap);

/**
 * Counts what a text finds, by its words and by what means the same, and says which words those are. Whether the
 * synonyms are the latest is read with the count: one that was made a moment ago finds as much as an old one.
 */
async function countByText<Filter extends object>(
  database: Pick<Database, 'pool'>,
  list: Searchable<Filter>,
  text: string | undefined,
  search: Search<Filter>,
): Promise<FoundTotals & { words: SearchQuery | null }> {
  const count = async (words: SearchQuery | null) => ({
    ...(await countFound(database, list, { ...search, words })),
    words,
  });
  if (text === undefined) return count(null);
  const known = await knownSynonyms(database);
  const counted = await count(searchQuery(text, known.synonyms));
  if (counted.synonyms === null || counted.synonyms === known.version) return counted;
  const latest = await knownSynonyms(database, counted.synonyms);
  return count(searchQuery(text, latest.synonyms));
}

/** One page of any list, by ids, and how many entries there are in all: looked for anew at each call. */
export async function findByText<Filter extends object>(
  database: Pick<Database, 'pool'>,
  list: Searchable<Filter>,
  query: QueryOf<Filter>,
  moment: Moment,
): Promise<{ ids: string[]; total: number }> {
  const words = query.search === undefined ? null : searchQuery(query.search);
  if (findsNothing(query.search, words)) return { ids: [], total: 0 };
  const search = searchOf(list, query, words, moment);
  const { words: meant, ...totals } = await countByText(database, list, query.search, search);
  if (isBeyond(query.offset, totals.found)) return { ids: [], total: totals.found };
  const { rows } = await findPage(database, list, { ...search, words: meant }, totals);
  return { ids: rows.map(({ id }) => id), total: totals.found };
}
