import type { PrismaClient } from '@acheep/database/client';
import { anyOf, read, row } from '@acheep/database/statement';
import { change, idsOf } from '../../../search/rows.repository.ts';
import type { FiledTable } from './reference-use.ts';

/**
 * Marks the next rows that refer to an entry, after `last`, for rebuilding their search columns. Returns the last of
 * them; null when there are none left.
 */
export const outdateNext = (
  prisma: PrismaClient,
  [table, column]: readonly [FiledTable, string],
  id: string,
  last: string | null,
  limit: number,
): Promise<string | null> =>
  prisma.$transaction(async (tx) => {
    const isFiled = row('job')(`e.${column as 'category_id'}`, '=', id);
    const next = idsOf(table, isFiled, ...(last ? [row('job')('e.id', '>', last)] : []));
    const held = await read(tx, next.orderBy('e.id').limit(limit).forNoKeyUpdate());
    const ids = held.map(({ id }) => id);
    await change(tx, table as 'job', [row('job')('e.id', '=', anyOf(ids, 'uuid[]'))], { search_rules: 0 });
    return ids.at(-1) ?? null;
  });
