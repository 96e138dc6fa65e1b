import { today } from '@acheep/contract/calendar';
import type { AnswerOf, ParsedQueryOf } from '@acheep/contract/endpoint';
import type { jobList } from '@acheep/contract/job';
import { pageMeta, totalCap } from '@acheep/contract/list';
import { type SearchQuery, searchQuery } from '@acheep/search/query';
import type { Deps } from '../../deps.ts';
import { sharedReads } from '../../shared-read.ts';
import { presentListed } from './job.presenter.ts';
import { countSimilarJobs, listSimilarJobs } from './job-fuzzy.repository.ts';
import { countJobs, type JobSearch, listJobs, readVersion } from './job-search.repository.ts';
import { jobTotals, type KnownTotals, keyOf } from './job-total.service.ts';

type Query = ParsedQueryOf<typeof jobList>;

const orders = { 'createdAt_-1': 'newest', createdAt_1: 'oldest', relevance: 'relevance' } as const;

/** Latest texts that were cut into words: most searches are for what others search for. */
const mostTexts = 1000;
const knownTexts = new Map<string, SearchQuery | null>();
function searchWords(text: string): SearchQuery | null {
  const known = knownTexts.get(text);
  if (known !== undefined) return known;
  const words = searchQuery(text);
  const [oldest] = knownTexts.keys();
  if (knownTexts.size >= mostTexts && oldest !== undefined) knownTexts.delete(oldest);
  knownTexts.set(text, words);
  return words;
}

type Answer = AnswerOf<typeof jobList>;

/** A list with the bytes that it is sent as: those who share a read share them too. */
export interface Listed {
  answer: Answer;
  bytes: Buffer;
}

const listed = (answer: Answer): Listed => ({ answer, bytes: Buffer.from(JSON.stringify(answer)) });

/**
 * The public list. Rows are read for each call, or once for all that ask the same at the same moment; totals are
 * remembered while no listed job changes, because counting thousands of rows takes longer than reading ten.
 */
export function jobSearchService(deps: Pick<Deps, 'database' | 'now'>) {
  const { database } = deps;
  const totals = jobTotals();
  const share = sharedReads<Listed>();

  async function count(search: JobSearch): Promise<KnownTotals> {
    const counted = await countJobs(database, search);
    if (counted.prefix > 0 || !search.words) return { ...counted, total: counted.prefix, similar: false };
    const similar = await countSimilarJobs(database, search, search.words.trigram);
    return { ...counted, total: similar, similar: similar > 0 };
  }

  async function page(search: JobSearch, known: KnownTotals) {
    if (search.offset >= Math.min(known.total, totalCap))
      return { version: await readVersion(database), rows: [] };
    if (known.similar) return listSimilarJobs(database, search, search.words?.trigram ?? '');
    return listJobs(database, search, known);
  }

  async function list(query: Query, search: JobSearch, key: string) {
    let known = await totals.of(key, search.now, () => count(search));
    let { version, rows } = await page(search, known);
    if (version !== known.version) {
      // A job has changed since the totals were counted. Another change during the second look is left for the next.
      await totals.forget(key, known.version);
      known = await totals.of(key, search.now, () => count(search));
      ({ rows } = await page(search, known));
    }
    return listed({ data: rows.map(presentListed), meta: pageMeta(known.total, query) });
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
      return share(`${key} ${order} ${offset} ${limit}`, () => list(query, search, key));
    },
  };
}
