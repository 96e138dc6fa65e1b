import type { Transaction } from '@acheep/database/connection';
import { getOrder, type OrderRow } from './order.repository.ts';

interface Days {
  now: Date;
  /** Midnight UTC of today in Phnom Penh, and of the last day that counts as near. */
  day: Date;
  soon: Date;
  limit: number;
}

/**
 * Locks orders that have ended or end soon, and records them as notified. Short orders get no notice ahead.
 */
export async function lockToNotify(
  tx: Transaction,
  end: 'endedAt' | 'endsSoonAt',
  { now, day, soon, limit }: Days,
): Promise<OrderRow[]> {
  const rows =
    end === 'endedAt'
      ? await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM "order" WHERE status = 'active' AND valid_to < ${day}::date AND ended_at IS NULL
            AND refunded_at IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`
      : await tx.$queryRaw<{ id: string }[]>`
          SELECT id FROM "order" WHERE status = 'active' AND valid_to BETWEEN ${day}::date AND ${soon}::date
            AND valid_to - valid_from > 7 AND ends_soon_at IS NULL AND refunded_at IS NULL
          ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  const ids = rows.map(({ id }) => id);
  await tx.order.updateMany({ where: { id: { in: ids } }, data: { [end]: now } });
  return Promise.all(ids.map((id) => getOrder(tx, id)));
}
