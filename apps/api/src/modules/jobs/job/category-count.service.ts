import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import { type CategoryRow, listCategories } from './job-category.repository.ts';

/** Maximum age in milliseconds, for changes that no trigger saw, such as a restore. Same as for the list of jobs. */
const maxAge = 60_000;

/**
 * Categories with the number of their open jobs, recounted when the listed jobs or the day change. Each call reads the
 * version, to know whether the cached counts are valid.
 */
export function categoryCounts({ database, now }: Pick<Deps, 'database' | 'now'>) {
  let known: { day: string; at: number; version: string; rows: Promise<CategoryRow[]> } | undefined;

  return async function list(): Promise<CategoryRow[]> {
    const [day, at, version] = [today(now()), performance.now(), await readVersion(database, 'job')];
    if (known?.version === version && known.day === day && at - known.at < maxAge) return known.rows;
    // The version was read before counting, so the counts are at least as new as it.
    const counting = { day, at, version, rows: listCategories(database, day) };
    counting.rows.catch(() => {
      if (known === counting) known = undefined;
    });
    known = counting;
    return counting.rows;
  };
}
