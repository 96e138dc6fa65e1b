import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { FiledTable } from './reference-use.ts';

/** Sorts before every id. */
const start = '00000000-0000-0000-0000-000000000000';

/**
 * Marks the next rows that refer to an entry, after `last`, for rebuilding their search columns. Returns the last of
 * them; null when there are none left.
 */
export async function outdateNext(
  prisma: PrismaClient,
  [table, column]: readonly [FiledTable, string],
  id: string,
  last: string | null,
  limit: number,
): Promise<string | null> {
  const [name, filed] = [Prisma.raw(table), Prisma.raw(column)];
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    WITH held AS (
      SELECT id FROM ${name} WHERE ${filed} = ${id}::uuid AND id > ${last ?? start}::uuid
      ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE
    ), marked AS (
      UPDATE ${name} t SET search_rules = 0 FROM held WHERE t.id = held.id
    )
    SELECT id FROM held ORDER BY id DESC LIMIT 1`;
  return rows[0]?.id ?? null;
}
