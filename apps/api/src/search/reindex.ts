import type { Deps } from '../deps.ts';
import { type Reindexed, reindexNext } from './reindex.repository.ts';

/** Maximum entries per transaction: they are locked for a second or less. */
const batch = 100;

/**
 * Rebuilds the search columns of a list that older rules have made, and returns their number. After an update that may
 * be all entries.
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
