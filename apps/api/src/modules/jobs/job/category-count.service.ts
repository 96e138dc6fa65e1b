import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { readVersion } from '../../../search/list-version.repository.ts';
import { type CategoryRow, listCategories } from './job-category.repository.ts';

/** For changes that no trigger saw, such as a restore: as the list of jobs has it. */
const longestAge = 60_000;

/**
 * Categories with the number of their open jobs, which is counted once a change of the listed jobs and a day. Each
 * call reads the version that says whether the numbers still hold.
 */
export function categoryCounts({ database, now }: Pick<Deps, 'database' | 'now'>) {
  let known: { day: string; at: number; version: string; rows: Promise<CategoryRow[]> } | undefined;

  return async function list(): Promise<CategoryRow[]> {
    const [day, at, version] = [today(now()), performance.now(), await readVersion(database, 'job')];
    if (known?.version === version && known.day === day && at - known.at < longestAge) return known.rows;
    // Counted after the version was read, the numbers are at least as new.
    const counting = { day, at, version, rows: listCategories(database, day) };
    counting.rows.catch(() => {
      if (known === counting) known = undefined;
    });
    known = counting;
    return counting.rows;
  };
}
