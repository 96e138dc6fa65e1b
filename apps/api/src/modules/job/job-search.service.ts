import { today } from '@acheep/contract/calendar';
import type { ParsedQueryOf } from '@acheep/contract/endpoint';
import type { jobList } from '@acheep/contract/job';
import { pageMeta, totalCap } from '@acheep/contract/list';
import { searchQuery } from '@acheep/search/query';
import type { Deps } from '../../deps.ts';
import { presentListed } from './job.presenter.ts';
import { countSimilarJobs, listSimilarJobs } from './job-fuzzy.repository.ts';
import { countJobs, type JobSearch, listJobs, readVersion } from './job-search.repository.ts';
import { jobTotals, type KnownTotals } from './job-total.service.ts';

type Query = ParsedQueryOf<typeof jobList>;

const orders = { 'createdAt_-1': 'newest', createdAt_1: 'oldest', relevance: 'relevance' } as const;

const empty = (query: Query) => ({ data: [], meta: pageMeta(0, query) });

/**
 * The public list. Rows are read at each call; totals are remembered while no listed job changes, because counting
 * thousands of rows takes longer than reading ten.
 */
export function jobSearchService({ database, now: clock }: Pick<Deps, 'database' | 'now'>) {
  const totals = jobTotals(clock);

  async function count(search: JobSearch): Promise<KnownTotals> {
    const counted = await countJobs(database, search);
    const found = counted.sizes.reduce((sum, size) => sum + size, 0);
    if (found > 0 || !search.words) return { ...counted, total: found, similar: false };
    const similar = await countSimilarJobs(database, search, search.words.trigram);
    return { ...counted, total: similar, similar: similar > 0 };
  }

  async function page(search: JobSearch, known: KnownTotals) {
    if (search.offset >= Math.min(known.total, totalCap))
      return { version: await readVersion(database), rows: [] };
    if (known.similar) return listSimilarJobs(database, search, search.words?.trigram ?? '');
    return listJobs(database, search, known);
  }

  return {
    async list(query: Query) {
      const words = query.search === undefined ? null : searchQuery(query.search);
      // Nothing but punctuation: there is no such job.
      if (query.search !== undefined && !words) return empty(query);
      const now = clock();
      const { filter, offset, limit } = query;
      const wanted = orders[query.sort ?? (words ? 'relevance' : 'createdAt_-1')];
      const order = wanted === 'relevance' && !words ? 'newest' : wanted;
      const search: JobSearch = { filter, words, order, offset, limit, now, today: today(now) };

      let known = await totals.of(search, () => count(search));
      let { version, rows } = await page(search, known);
      if (version !== known.version) {
        // A job has changed since the totals were counted. Another change during the second look is left for the next.
        totals.forget(search);
        known = await totals.of(search, () => count(search));
        ({ rows } = await page(search, known));
      }
      return { data: rows.map(presentListed), meta: pageMeta(known.total, query) };
    },
  };
}
