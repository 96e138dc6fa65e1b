import type { Deps } from '../deps.ts';
import { type Reindexed, reindexNext } from './reindex.repository.ts';

/** Entries a transaction at most: a second or less, in which nobody can save them. */
const batch = 100;

/**
 * Makes the search columns of a list anew that older rules have made, and returns how many those were. After an update
 * those may be the columns of all entries.
 */
export async function reindexSearch(
  { database: { prisma } }: Pick<Deps, 'database'>,
  list: Reindexed,
): Promise<number> {
  const reindex = () => prisma.$transaction((tx) => reindexNext(tx, list, batch));
  let all = 0;
  for (let made = await reindex(); made > 0; made = await reindex()) all += made;
  return all;
}
