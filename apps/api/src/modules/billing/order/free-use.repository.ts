import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import { related } from '../../../search/rows.repository.ts';

const order = row('order');

interface FreeOrder {
  orderId: string;
  /** Of the owner of the ordering company. */
  addressKey: Uint8Array<ArrayBuffer>;
  /** Midnight UTC of days in Phnom Penh. */
  today: Date;
  until: Date;
}

/**
 * Records that a mailbox uses a free package; false while it uses another one, even for another company or a deleted
 * account. Concurrent calls wait for each other.
 */
export async function noteFreeUse(
  tx: Transaction,
  { orderId, addressKey, today, until }: FreeOrder,
): Promise<boolean> {
  const isOver = order.or([order('e.valid_to', '<', today), order('e.refunded_at', 'is not', null)]);
  const noted = build
    .insertInto('free_use')
    .values({ address_key: Buffer.from(addressKey), order_id: orderId, until })
    .onConflict((before) =>
      before
        .column('address_key')
        .doUpdateSet({ order_id: orderId, until })
        .where((use) =>
          use.or([use('free_use.until', '<', today), related('order', ['id', 'free_use.order_id'], isOver)]),
        ),
    );
  return (await read(tx, noted.returning('free_use.order_id'))).length > 0;
}

/** A free package lasts longer, and its mailbox gets no other until then. */
export const extendFreeUse = (tx: Transaction, orderId: string, until: Date) =>
  tx.freeUse.updateMany({ where: { orderId }, data: { until } });

export const forgetFreeUses = (prisma: PrismaClient, today: Date) =>
  prisma.freeUse.deleteMany({ where: { until: { lt: today } } });

export async function findOwnerAddress(tx: Transaction, companyId: string): Promise<string> {
  const { owner } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { owner: { select: { email: true } } },
  });
  return owner.email;
}
