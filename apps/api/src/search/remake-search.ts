import type { Deps } from '../deps.ts';
import { type Remade, remakeNext } from './search-remake.repository.ts';

/** Entries a transaction at most: a second or less, in which nobody can save them. */
const batch = 100;

/**
 * Makes the search columns of a list anew that older rules have made, and returns how many those were. After an update
 * those may be the columns of all entries.
 */
export async function remakeSearch(
  { database: { prisma } }: Pick<Deps, 'database'>,
  list: Remade,
): Promise<number> {
  const remake = () => prisma.$transaction((tx) => remakeNext(tx, list, batch));
  let all = 0;
  for (let made = await remake(); made > 0; made = await remake()) all += made;
  return all;
}
