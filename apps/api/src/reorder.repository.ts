import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Tables whose rows an operator sorts, by their column `position`. */
type OrderedTable = 'banner' | 'package' | 'service' | ReferenceKind;

/**
 * Renumbers the rows of a table in the given order; the others follow in their previous order. The table has to be
 * locked.
 */
export const reorderRows = (tx: Transaction, table: OrderedTable, ids: readonly string[]) =>
  tx.$executeRaw`
    UPDATE ${Prisma.raw(table)} t SET position = o.place
    FROM (SELECT id, row_number() OVER
        (ORDER BY array_position(${[...ids]}::uuid[], id) NULLS LAST, position, id) AS place
      FROM ${Prisma.raw(table)}) o
    WHERE o.id = t.id AND t.position <> o.place`;
