import { totalCap } from '@acheep/contract/kernel/list';
import type { ListQuery } from '@acheep/contract/kernel/list-query';
import type { Database } from '@acheep/database/connection';
import { type SearchQuery, searchQuery } from '@acheep/search/query/query';
import type { Moment } from '../moment.ts';
import { countFound, type FoundTotals, findPage, type Search } from './search.repository.ts';
import { orderOf, type Searchable } from './searchable.ts';
import { knownSynonyms } from './synonym.repository.ts';

export type QueryOf<Filter> = Omit<ListQuery, 'filter'> & { filter: Filter };

export const searchOf = <Filter extends object>(
  list: Searchable<Filter>,
  { filter, sort, offset, limit }: QueryOf<Filter>,
  words: SearchQuery | null,
  moment: Moment,
): Search<Filter> => ({ filter, words, offset, limit, ...orderOf(list, sort, words !== null), ...moment });

/** A text of nothing but punctuation has no results. */
const findsNothing = (search: string | undefined, words: SearchQuery | null) =>
  search !== undefined && words === null;

/** True when a page begins after the last entry, or after the cap. */
export const isBeyond = (offset: number, found: number) => offset >= Math.min(found, totalCap);

/**
 * Counts the results of a text, including synonyms, and returns the words that were used. The version of the synonyms
 * is read together with the count, so that a synonym takes effect at once.
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

/** The ids of one page of any list, and the total, without a cache. */
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
