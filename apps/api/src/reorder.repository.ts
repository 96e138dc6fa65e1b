import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Tables whose rows an operator puts into an order, by their column `position`. */
type OrderedTable = 'banner' | 'package' | 'service' | ReferenceKind;

/** Numbers the rows of a table as they are named; the others follow as they were. The table is held by then. */
export const reorderRows = (tx: Transaction, table: OrderedTable, ids: readonly string[]) =>
  tx.$executeRaw`
    UPDATE ${Prisma.raw(table)} t SET position = o.place
    FROM (SELECT id, row_number() OVER
        (ORDER BY array_position(${[...ids]}::uuid[], id) NULLS LAST, position, id) AS place
      FROM ${Prisma.raw(table)}) o
    WHERE o.id = t.id AND t.position <> o.place`;
