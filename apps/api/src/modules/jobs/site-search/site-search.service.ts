import type { SiteFound } from '@acheep/contract/jobs/site-search';
import { maxOfKind, type SearchKind, searchKinds } from '@acheep/contract/jobs/site-search-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { type FairQueue, fairQueue } from '../../../plumbing/fair-queue.ts';
import { companyDirectory } from '../../companies/company-directory/company-directory.service.ts';
import { articleDirectory } from '../../content/article-directory/article-directory.service.ts';
import { gatheringDirectory } from '../../events/gathering-directory/gathering-directory.service.ts';
import { foundPostService } from '../../feed/post/post-found.service.ts';
import { jobSearchService } from '../job/job-search.service.ts';

/** Maximum milliseconds per kind: the response does not wait for the slowest. */
const patience = 1500;

/**
 * Lists searched concurrently in a process by all site searches, and length of the queue: one search takes eight, and
 * the rest of the site needs connections too.
 */
const turns = fairQueue({ atOnce: 4, waiting: 400 });

/** Language, queue and log of a search. */
export interface Searcher {
  locale: Locale;
  /** Key of the fair queue: a caller with many waiting searches delays others by one. */
  caller: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Answer<Card> {
  data: Card[];
  meta: { total: number; total_capped?: boolean; corrected?: string };
}
interface Query {
  search: string;
  offset: number;
  limit: number;
  filter: Record<string, never>;
}

const nothing = { data: [], total: 0 };
const kinds = Object.keys(searchKinds) as SearchKind[];

/** Milliseconds between two warnings of one list. */
const between = 10 * 60_000;

/** Steps in which a time limit is counted. */
const steps = 10;

/**
 * Result of `work` within `ms`; undefined if it takes longer, and then work still queued is not started. While the event
 * loop is blocked no result can arrive, whatever the list: that counts as one step.
 */
async function inTime<T>(queue: FairQueue, caller: string, ms: number, work: () => Promise<T>) {
  const late = { yet: false };
  const { promise: lateness, resolve } = Promise.withResolvers<undefined>();
  let left = steps;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    late.yet = true;
    resolve(undefined);
  }, ms / steps);
  const answer = queue.run(caller, async () => (late.yet ? undefined : work()));
  try {
    return await Promise.race([answer, lateness]);
  } finally {
    clearInterval(timer);
    // A failure after the timeout has no one to report to.
    answer.catch(() => undefined);
  }
}

/** Searches all public lists at once. */
export function siteSearchService(
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  { queue = turns, ms = patience }: { queue?: FairQueue; ms?: number } = {},
) {
  const jobs = jobSearchService(deps);
  const companies = companyDirectory(deps);
  const gatherings = gatheringDirectory(deps);
  const articles = articleDirectory(deps);
  const posts = foundPostService(deps);

  const finders: { [K in SearchKind]: (query: Query, locale: Locale) => Promise<Answer<unknown>> } = {
    job: async (query) => (await jobs.page(query)).answer,
    company: (query, locale) => companies.page(query, locale),
    training: (query) => gatherings.page('training', query),
    event: (query) => gatherings.page('event', query),
    tip: (query) => articles.list('tip', query),
    policy: (query) => articles.list('policy', query),
    prakas: (query) => articles.list('prakas', query),
    post: (query) => posts.page(query),
  };

  /** When each list was last warned of: every search would say the same. */
  const warnedAt = new Map<SearchKind, number>();

  async function find(kind: SearchKind, search: string, { locale, caller, log }: Searcher) {
    try {
      const query: Query = { search, offset: 0, limit: maxOfKind, filter: {} };
      const answer = await inTime(queue, caller, ms, () => finders[kind](query, locale));
      if (!answer) return { found: null };
      const { data, meta } = answer;
      const { total, total_capped, corrected } = meta;
      return {
        found: {
          data,
          total,
          ...(total_capped && { total_capped }),
          ...(corrected !== undefined && { corrected }),
        },
      };
    } catch (error) {
      const at = deps.now().getTime();
      if (at - (warnedAt.get(kind) ?? 0) >= between) {
        warnedAt.set(kind, at);
        log.warn({ err: error, kind }, 'a list did not answer a search of everything');
      }
      return { found: null, error };
    }
  }

  return {
    /** The first results of each kind. If every kind fails, the first error is thrown. */
    async find(search: string | undefined, searcher: Searcher): Promise<SiteFound> {
      const found =
        search === undefined
          ? kinds.map(() => ({ found: nothing }))
          : await Promise.all(kinds.map((kind) => find(kind, search, searcher)));
      const failed = found.every((one) => one.found === null) && found.find((one) => 'error' in one);
      if (failed && 'error' in failed) throw failed.error;
      return Object.fromEntries(kinds.map((kind, index) => [kind, found[index]?.found])) as SiteFound;
    },
  };
}
