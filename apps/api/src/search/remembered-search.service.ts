import { today } from '@acheep/contract/calendar';
import type { ListMeta } from '@acheep/contract/endpoint';
import { pageMeta } from '@acheep/contract/list';
import { type SearchQuery, searchQuery } from '@acheep/search/query';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { looked } from '../watching/metrics.ts';
import { batchedReads } from './batched-read.ts';
import { findPage, type Search } from './search.repository.ts';
import { type KnownTotals, keyOf, longestAge, searchTotals } from './search-total.service.ts';
import type { Searchable } from './searchable.ts';
import { countByText, findsNothing, isBeyond, type QueryOf, searchOf } from './text-search.service.ts';

/** The latest texts as words: most searches are for what others search for. Null has no words in it. */
const knownTexts = new LRUCache<string, { words: SearchQuery | null }>({ max: 1000 });
function searchWords(text: string): SearchQuery | null {
  const known = knownTexts.get(text) ?? { words: searchQuery(text) };
  knownTexts.set(text, known);
  return known.words;
}

type Meta = ListMeta & { corrected?: string };

/** A list with the bytes that it is sent as: those who share a read share them too. */
export interface Listed<Card> {
  answer: { data: Card[]; meta: Meta };
  bytes: Buffer;
}

function listed<Card>(data: Card[], meta: Meta): Listed<Card> {
  const answer = { data, meta };
  return { answer, bytes: Buffer.from(JSON.stringify(answer)) };
}

/** Pages whose entries are remembered. */
const mostPages = 5000;

/** A page that is to be read. */
interface Page {
  key: string;
  ids: string[];
  meta: Meta;
  /** What its entries were found in. */
  version: string;
}

interface Remembered<Filter extends object, Card> {
  list: Searchable<Filter> & { version: string };
  /** These entries as they are now, by id, and the version of the list, read in the same statement. */
  read: (ids: string[], today: string) => Promise<{ version: string; cards: ReadonlyMap<string, Card> }>;
  /** What may have been meant by a text that finds nothing; null where there is nothing to put right. */
  correct: (text: string) => Promise<string | null>;
}

/**
 * A list that is asked for all the time. What a search finds (its totals, and which entries stand on a page) is
 * remembered as long as no listed entry changes, because finding takes much longer than reading. The entries themselves
 * are read for each call, or once for all that come at the same moment, together with the version that says whether
 * what is remembered still holds.
 */
export function rememberedSearch<Filter extends object, Card>(
  deps: Pick<Deps, 'database' | 'now'>,
  { list, read: readCards, correct }: Remembered<Filter, Card>,
) {
  const { database } = deps;
  const totals = searchTotals();
  const pages = new LRUCache<string, { version: string; ids: Promise<string[]> }>({
    max: mostPages,
    ttl: longestAge,
  });

  async function count(text: string | undefined, search: Search<Filter>): Promise<KnownTotals> {
    const asTyped = { ...(await countByText(database, list, text, search)), corrected: null };
    if (asTyped.found > 0 || text === undefined) return asTyped;
    const corrected = await correct(text);
    if (corrected === null || !searchWords(corrected)) return asTyped;
    const meant = await countByText(database, list, corrected, search);
    return meant.found > 0 ? { ...meant, corrected } : asTyped;
  }

  /** The entries of a page. Those that were found in another version than the totals are not remembered. */
  function find(key: string, search: Search<Filter>, known: KnownTotals): Promise<string[]> {
    const remembered = pages.get(key);
    const holds = remembered?.version === known.version;
    if (looked('pages', holds) && remembered) return remembered.ids;
    const finding = findPage(database, list, { ...search, words: known.words }, known);
    const page = { version: known.version, ids: finding.then(({ rows }) => rows.map(({ id }) => id)) };
    const forget = () => pages.get(key) === page && pages.delete(key);
    finding.then(({ version }) => version !== known.version && forget(), forget);
    pages.set(key, page);
    return page.ids;
  }

  async function readPages(asked: readonly Page[]): Promise<(Listed<Card> & { version: string })[]> {
    const ids = new Set(asked.flatMap((page) => page.ids));
    const { version, cards } = await readCards([...ids], today(deps.now()));
    return asked.map((page) => ({
      version,
      ...listed(
        page.ids.flatMap((id) => cards.get(id) ?? []),
        page.meta,
      ),
    }));
  }
  const read = batchedReads(readPages, ({ key, version }) => `${version} ${key}`);

  async function look(query: QueryOf<Filter>, search: Search<Filter>, searchKey: string) {
    const known = await totals.of(searchKey, () => count(query.search, search));
    const { order, ranked, offset, limit } = search;
    const key = `${searchKey} ${order.by} ${order.direction} ${ranked} ${offset} ${limit}`;
    const ids = isBeyond(offset, known.found) ? [] : await find(key, search, known);
    const { corrected } = known;
    const meta = { ...pageMeta(known.found, query), ...(corrected !== null && { corrected }) };
    return { known, ...(await read({ key, ids, meta, version: known.version })) };
  }

  return {
    /** What a search is looked for by: its words, or those that were meant. Null where it finds nothing. */
    async search(query: QueryOf<Filter>): Promise<{ search: Search<Filter>; key: string } | null> {
      const words = query.search === undefined ? null : searchWords(query.search);
      if (findsNothing(query.search, words)) return null;
      const now = deps.now();
      const search = searchOf(list, query, words, { now, today: today(now) });
      const key = keyOf(list, search);
      const known = await totals.of(key, () => count(query.search, search));
      return { search: { ...search, words: known.words }, key };
    },

    async page(query: QueryOf<Filter>): Promise<Listed<Card>> {
      const words = query.search === undefined ? null : searchWords(query.search);
      if (findsNothing(query.search, words)) return listed<Card>([], pageMeta(0, query));
      const now = deps.now();
      const search = searchOf(list, query, words, { now, today: today(now) });
      const key = keyOf(list, search);
      const seen = await look(query, search, key);
      if (seen.version === seen.known.version) return seen;
      // An entry has changed since the totals were counted. Another change during the second look is left for the next.
      await totals.forget(key, seen.known.version);
      return look(query, search, key);
    },
  };
}
