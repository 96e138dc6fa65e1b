import type { JobCard, JobsFound } from '@acheep/contract/jobs/job';
import { isWork, type Understood } from '@acheep/contract/jobs/understood';
import { today } from '@acheep/contract/kernel/calendar';
import { totalCap } from '@acheep/contract/kernel/list';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { usualRanking } from '@acheep/contract/platform/operator-setting';
import { searchQuery } from '@acheep/search/query/query';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../deps.ts';
import { looked } from '../../../plumbing/watching/metrics.ts';
import { batchedReads } from '../../../search/batched-read.ts';
import { knownSynonyms } from '../../../search/synonym.repository.ts';
import { isBeyond, type QueryOf } from '../../../search/text-search.service.ts';
import { jobIndexOf } from '../job-index/job-index.service.ts';
import type { JobsAsked } from '../job-index/job-index.ts';
import { presentListed } from './job.presenter.ts';
import { asksOf, jobOrders, meritsOf } from './job-asked.ts';
import { readCards } from './job-card.repository.ts';
import type { JobFilter } from './job-listed.repository.ts';
import { type ReadSearch, readJobSearch } from './job-reading.ts';
import { correctSearch } from './job-spelling.service.ts';
import { referenceNames } from './reference-name.service.ts';

type Meta = JobsFound['meta'];

/** A list with its serialised bytes, which concurrent readers of the same page share. */
export interface ListedJobs {
  answer: { data: JobCard[]; meta: Meta };
  bytes: Buffer;
  /** Number of results with the work, or a related one, in their title. */
  related?: number;
}

/** Search result, with the version of the list it belongs to. */
interface Found {
  version: string;
  ids: string[];
  total: number;
  /** Corrected search text, if the typed one found nothing. */
  corrected: string | null;
  /** The search that ran, with the filters that its text asked for. */
  asked: JobsAsked;
  filter: JobFilter;
  /** How the text was read; null without one. */
  understood: Understood[] | null;
  /** Number of results with the work in their title, and of those with related work there too. */
  inTitle: number;
  related: number;
}

/** Page to read. */
interface Page {
  key: string;
  ids: string[];
  meta: Meta;
  version: string;
}

/** A search that finds the work in fewer titles also finds related trades. */
const few = 10;

/** Number of pages cached until the list changes. */
const maxPages = 2000;

/** Recent texts, each with whether it contains a word: most searches repeat others. */
const knownTexts = new LRUCache<string, boolean>({ max: 1000 });
function saysSomething(text: string): boolean {
  const known = knownTexts.get(text) ?? searchQuery(text) !== null;
  knownTexts.set(text, known);
  return known;
}

/**
 * The public list. Ids of a page are found by the index and cached as long as the version of the list stays the same; the
 * jobs themselves are read for each call, or once for all concurrent calls, with the version of that moment.
 */
export function jobSearchService({ database, now: clock }: Pick<Deps, 'database' | 'now'>) {
  const names = referenceNames({ database });
  const index = jobIndexOf(database);
  const remembered = new LRUCache<string, Found>({ max: maxPages });

  async function find(query: QueryOf<JobFilter>, now: Date): Promise<Found> {
    const { search: text, sort, offset, limit } = query;
    const sorted = sort === undefined ? undefined : jobOrders[sort as keyof typeof jobOrders];
    // The result belongs to the version known now; if the index changes during the search, it is searched again.
    const { version, ranking, synonyms: synonymsKnown } = await index.state();
    const merits = meritsOf(ranking ?? usualRanking, now);
    const look = async (
      read: Omit<ReadSearch, 'understood'> & { understood: Understood[] | null },
    ): Promise<Found> => {
      const indexSearch = { words: read.words, asks: asksOf(read.filter, now) };
      const newest = jobOrders['createdAt_-1'];
      const order = sorted ?? (read.words ? { ...newest, merits } : newest);
      const page = await index.page(indexSearch, { order, ranked: !sorted, offset, limit }, now);
      if (page.related < few && read.wide) return look({ ...read, words: read.wide, wide: null });
      const isCompany = read.words?.isNamed && !sorted && page.best === 0 && page.total > 0;
      const understood = isCompany
        ? (read.understood?.map((part): Understood => ({ ...part, kind: 'company' })) ?? null)
        : read.understood;
      return { ...page, version, asked: indexSearch, filter: read.filter, understood, corrected: null };
    };
    if (text === undefined) return look({ filter: query.filter, words: null, wide: null, understood: null });
    const [{ synonyms }, references] = await Promise.all([
      knownSynonyms(database, synonymsKnown),
      names.at(version),
    ]);
    const isFound = async (words: string) => (await index.totals([words], now)).some((total) => total > 0);
    const read = (typed: string) =>
      readJobSearch({ text: typed, filter: query.filter }, { synonyms, references, isFound });
    const asTyped = await look(await read(text));
    if (asTyped.total > 0) return asTyped;
    const corrected = await correctSearch(database, text, { version, now });
    if (corrected === null) return asTyped;
    const meant = await look(await read(corrected));
    return meant.total > 0 ? { ...meant, corrected } : asTyped;
  }

  /**
   * Cached search result, as far as this process is up to date. For a page beyond the last one shown, only the total.
   */
  async function findKnown(query: QueryOf<JobFilter>) {
    const now = clock();
    const seen = query.offset < totalCap ? query : { ...query, offset: 0, limit: 0 };
    const { search, filter, sort, offset, limit } = seen;
    const moment = asksOf({ posted: filter.posted } as JobFilter, now);
    const key = JSON.stringify([today(now), search, filter, moment, sort, offset, limit]);
    const known = remembered.get(key);
    const { version } = await index.state();
    if (looked('pages', known?.version === version) && known) return { key, found: known };
    const found = await find(seen, now);
    remembered.set(key, found);
    return { key, found };
  }

  async function readPages(pages: readonly Page[]): Promise<(ListedJobs & { version: string })[]> {
    const ids = new Set(pages.flatMap((page) => page.ids));
    const { version, rows } = await readCards(database, [...ids], today(clock()));
    const named = await names.at(version);
    const cards = new Map(rows.map((row) => [row.id, presentListed(row, named)]));
    return pages.map((page) => {
      const answer = { data: page.ids.flatMap((id) => cards.get(id) ?? []), meta: page.meta };
      return { version, answer, bytes: Buffer.from(JSON.stringify(answer)) };
    });
  }
  const read = batchedReads(readPages, ({ key, version }) => `${version} ${key}`);

  async function look(query: QueryOf<JobFilter>) {
    const { key, found } = await findKnown(query);
    const { version, total, corrected, understood, inTitle } = found;
    const ids = isBeyond(query.offset, total) ? [] : found.ids;
    const meta = {
      ...pageMeta(total, query),
      ...(corrected !== null && { corrected }),
      ...(understood && { understood }),
      ...(understood?.some(isWork) && { in_title: Math.min(inTitle, totalCap) }),
    };
    // All pages beyond the last share one result but differ in their meta data.
    const page = `${key} ${query.offset} ${query.limit}`;
    return { found, related: found.related, ...(await read({ key: page, ids, meta, version })) };
  }

  const findsNothing = ({ search }: Pick<QueryOf<JobFilter>, 'search'>) =>
    search !== undefined && !saysSomething(search);

  return {
    /** The search that the list would run, with its text corrected if necessary. Null if the search finds nothing. */
    async asked(
      query: QueryOf<JobFilter>,
    ): Promise<(Pick<Found, 'asked' | 'filter'> & { now: Date }) | null> {
      if (findsNothing(query)) return null;
      const { asked, filter } = (await findKnown(query)).found;
      return { asked, filter, now: clock() };
    },

    async page(query: QueryOf<JobFilter>): Promise<ListedJobs> {
      if (findsNothing(query)) {
        const answer = { data: [], meta: pageMeta(0, query) };
        return { answer, bytes: Buffer.from(JSON.stringify(answer)) };
      }
      const seen = await look(query);
      if (seen.version === seen.found.version) return seen;
      // A job has changed since the search. A change during the second attempt is left to the next request.
      await index.catchUp();
      return look(query);
    },
  };
}
