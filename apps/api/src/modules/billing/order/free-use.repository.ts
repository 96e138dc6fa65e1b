import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

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
  const noted = await tx.$executeRaw`
    INSERT INTO free_use AS f (address_key, order_id, until) VALUES (${addressKey}, ${orderId}::uuid, ${until}::date)
    ON CONFLICT (address_key) DO UPDATE SET order_id = EXCLUDED.order_id, until = EXCLUDED.until
      WHERE f.until < ${today}::date OR EXISTS (
        SELECT FROM "order" o
        WHERE o.id = f.order_id AND (o.valid_to < ${today}::date OR o.refunded_at IS NOT NULL))`;
  return noted > 0;
}

export const forgetFreeUses = (prisma: PrismaClient, today: Date) =>
  prisma.freeUse.deleteMany({ where: { until: { lt: today } } });

export async function findOwnerAddress(tx: Transaction, companyId: string): Promise<string> {
  const { owner } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { owner: { select: { email: true } } },
  });
  return owner.email;
}
