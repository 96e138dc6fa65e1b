import type { Transaction } from '@acheep/database/connection';
import { type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsOf } from '../../../search/rows.repository.ts';
import { getOrder, type OrderRow } from './order.repository.ts';

const order = row('order');

interface Days {
  now: Date;
  /** Midnight UTC of today in Phnom Penh, and of the last day that counts as near. */
  day: Date;
  soon: Date;
  limit: number;
}

/** Locks orders that have ended or end soon, and records them as notified. Short orders get no notice ahead. */
export async function lockToNotify(
  tx: Transaction,
  end: 'endedAt' | 'endsSoonAt',
  { now, day, soon, limit }: Days,
): Promise<OrderRow[]> {
  const isDue: Condition[] =
    end === 'endedAt'
      ? [order('e.valid_to', '<', day), order('e.ended_at', 'is', null)]
      : [
          order('e.valid_to', '>=', day),
          order('e.valid_to', '<=', soon),
          sql<boolean>`e.valid_to - e.valid_from > 7`,
          order('e.ends_soon_at', 'is', null),
        ];
  const due = idsOf('order', order('e.status', '=', 'active'), order('e.refunded_at', 'is', null), ...isDue);
  const rows = await read(tx, due.orderBy('e.id').limit(limit).forUpdate().skipLocked());
  const ids = rows.map(({ id }) => id);
  await tx.order.updateMany({ where: { id: { in: ids } }, data: { [end]: now } });
  const ended = [];
  for (const id of ids) ended.push(await getOrder(tx, id));
  return ended;
}
