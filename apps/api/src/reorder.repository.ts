import type { ReferenceKind } from '@acheep/contract/jobs/reference-option';
import type { Transaction } from '@acheep/database/connection';
import { build, read, typed } from '@acheep/database/statement';
import { sql } from 'kysely';

/** Tables whose rows an operator sorts, by their column `position`. */
type OrderedTable = 'banner' | 'package' | 'service' | ReferenceKind;

/**
 * Renumbers the rows of a table in the given order; the others follow in their previous order. The table has to be
 * locked.
 */
export const reorderRows = (tx: Transaction, table: OrderedTable, ids: readonly string[]) => {
  const name = table as 'banner';
  const place = sql<number>`row_number() OVER (
    ORDER BY array_position(${typed([...ids], 'uuid[]')}, id) NULLS LAST, position, id)`;
  return read(
    tx,
    build
      .updateTable(`${name} as t`)
      .from(
        build
          .selectFrom(name)
          .select(['id', place.as('place')])
          .as('o'),
      )
      .whereRef('o.id', '=', 't.id')
      .whereRef('t.position', '<>', 'o.place')
      .set(({ ref }) => ({ position: ref('o.place') })),
  );
};
