import { LRUCache } from 'lru-cache';
import { looked } from '../watching/metrics.ts';
import type { FoundTotals, Search } from './search.repository.ts';
import { askedOf, type Conditions } from './search-condition.repository.ts';

/** The totals of a search, with what its list is made of. */
export interface KnownTotals extends FoundTotals {
  /** What was searched for: the words that were typed, or those that were probably meant, with their synonyms. */
  words: Search<never>['words'];
  /** The text of the latter. */
  corrected: string | null;
}

const mostSearches = 2000;
/** The version says when totals are out of date; the age is for changes that no trigger saw, such as a restore. */
export const longestAge = 60_000;

/** Two searches with one key find the same entries, in whatever order and on whatever page. */
export function keyOf<Filter extends object>(
  { filters }: { filters: Conditions<Filter> },
  { filter, words, today, now }: Pick<Search<Filter>, 'filter' | 'words' | 'today' | 'now'>,
): string {
  const moments = askedOf(filters, filter).map(({ condition, wanted }) =>
    'after' in condition ? condition.after(wanted, now) : null,
  );
  return JSON.stringify([today, words, filter, moments]);
}

/** Remembers the totals of the latest searches. Two that ask for the same at once wait for one count. */
export function searchTotals() {
  const known = new LRUCache<string, Promise<KnownTotals>>({ max: mostSearches, ttl: longestAge });

  return {
    of(key: string, count: () => Promise<KnownTotals>): Promise<KnownTotals> {
      const remembered = known.get(key);
      if (looked('totals', remembered !== undefined) && remembered) return remembered;
      const totals = count();
      totals.catch(() => known.delete(key));
      known.set(key, totals);
      return totals;
    },
    /** Forgets what was counted at this version; what somebody has counted since stays. */
    async forget(key: string, version: string) {
      const remembered = known.get(key);
      const totals = await remembered?.catch(() => null);
      if (totals?.version === version && known.get(key) === remembered) known.delete(key);
    },
  };
}
