import { today } from '@acheep/contract/calendar';
import type { AnswerOf, ParsedQueryOf } from '@acheep/contract/endpoint';
import type { jobList } from '@acheep/contract/job';
import { pageMeta, totalCap } from '@acheep/contract/list';
import { type SearchQuery, searchQuery } from '@acheep/search/query';
import { LRUCache } from 'lru-cache';
import { batchedReads } from '../../batched-read.ts';
import type { Deps } from '../../deps.ts';
import { referenceNames } from '../reference/reference-name.service.ts';
import { presentListed } from './job.presenter.ts';
import { readCards } from './job-card.repository.ts';
import { countJobs, findJobs, type JobSearch } from './job-search.repository.ts';
import { correctSearch } from './job-spelling.service.ts';
import { jobTotals, type KnownTotals, keyOf, longestAge } from './job-total.service.ts';

type Query = ParsedQueryOf<typeof jobList>;

const orders = { 'createdAt_-1': 'newest', createdAt_1: 'oldest', relevance: 'relevance' } as const;

/** The latest texts as words: most searches are for what others search for. Null has no words in it. */
const knownTexts = new LRUCache<string, { words: SearchQuery | null }>({ max: 1000 });
function searchWords(text: string): SearchQuery | null {
  const known = knownTexts.get(text) ?? { words: searchQuery(text) };
  knownTexts.set(text, known);
  return known.words;
}

type Answer = AnswerOf<typeof jobList>;

/** A list with the bytes that it is sent as: those who share a read share them too. */
export interface Listed {
  answer: Answer;
  bytes: Buffer;
}

const listed = (answer: Answer): Listed => ({ answer, bytes: Buffer.from(JSON.stringify(answer)) });

/** Pages whose jobs are remembered. */
const mostPages = 5000;

/** A page that is to be read. */
interface Page {
  key: string;
  ids: string[];
  meta: Answer['meta'];
  /** What its jobs were found in. */
  version: string;
}

/**
 * The public list. What a search finds (its totals, and which jobs stand on a page) is remembered as long as no listed
 * job changes, because finding takes much longer than reading. The jobs themselves are read for each call, or once for
 * all that come at the same moment, together with the version that says whether what is remembered still holds.
 */
export function jobSearchService(deps: Pick<Deps, 'database' | 'now'>) {
  const { database } = deps;
  const totals = jobTotals();
  const pages = new LRUCache<string, { version: string; ids: Promise<string[]> }>({
    max: mostPages,
    ttl: longestAge,
  });
  const names = referenceNames(deps);

  async function count(text: string | undefined, search: JobSearch): Promise<KnownTotals> {
    const counted = await countJobs(database, search);
    const asTyped = { ...counted, words: search.words, corrected: null };
    if (counted.prefix > 0 || text === undefined) return asTyped;
    const corrected = await correctSearch(deps, text);
    const words = corrected === null ? null : searchWords(corrected);
    if (!words) return asTyped;
    const found = await countJobs(database, { ...search, words });
    return found.prefix > 0 ? { ...found, words, corrected } : asTyped;
  }

  /** The jobs of a page. Those that were found in another version than the totals are not remembered. */
  function find(key: string, search: JobSearch, known: KnownTotals): Promise<string[]> {
    const remembered = pages.get(key);
    if (remembered?.version === known.version) return remembered.ids;
    const finding = findJobs(database, { ...search, words: known.words }, known);
    const page = { version: known.version, ids: finding.then(({ rows }) => rows.map(({ id }) => id)) };
    const forget = () => pages.get(key) === page && pages.delete(key);
    finding.then(({ version }) => version !== known.version && forget(), forget);
    pages.set(key, page);
    return page.ids;
  }

  async function readPages(asked: readonly Page[]): Promise<(Listed & { version: string })[]> {
    const ids = new Set(asked.flatMap((page) => page.ids));
    const { version, rows } = await readCards(database, [...ids], today(deps.now()));
    const named = await names.at(version);
    const cards = new Map(rows.map((row) => [row.id, presentListed(row, named)]));
    return asked.map((page) => ({
      version,
      ...listed({ data: page.ids.flatMap((id) => cards.get(id) ?? []), meta: page.meta }),
    }));
  }
  const read = batchedReads(readPages, ({ key, version }) => `${version} ${key}`);

  async function look(query: Query, search: JobSearch, searchKey: string) {
    const known = await totals.of(searchKey, () => count(query.search, search));
    const { order, offset, limit } = search;
    const key = `${searchKey} ${order} ${offset} ${limit}`;
    const isBeyond = offset >= Math.min(known.prefix, totalCap);
    const ids = isBeyond ? [] : await find(key, search, known);
    const { corrected } = known;
    const meta = { ...pageMeta(known.prefix, query), ...(corrected !== null && { corrected }) };
    return { known, ...(await read({ key, ids, meta, version: known.version })) };
  }

  return {
    async list(query: Query): Promise<Listed> {
      const words = query.search === undefined ? null : searchWords(query.search);
      // Nothing but punctuation: there is no such job.
      if (query.search !== undefined && !words) return listed({ data: [], meta: pageMeta(0, query) });
      const now = deps.now();
      const { filter, offset, limit } = query;
      const wanted = orders[query.sort ?? (words ? 'relevance' : 'createdAt_-1')];
      const order = wanted === 'relevance' && !words ? 'newest' : wanted;
      const search: JobSearch = { filter, words, order, offset, limit, now, today: today(now) };
      const key = keyOf(search);
      const seen = await look(query, search, key);
      if (seen.version === seen.known.version) return seen;
      // A job has changed since the totals were counted. Another change during the second look is left for the next.
      await totals.forget(key, seen.known.version);
      return look(query, search, key);
    },
  };
}
