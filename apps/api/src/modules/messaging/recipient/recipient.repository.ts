import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { addUpTo } from '../../../search/rows.repository.ts';

type Key = Uint8Array<ArrayBuffer>;

/**
 * Records a mail without consent, unless the address has had `most` since a time or wants none; returns whether it may
 * be sent. Concurrent calls run one at a time.
 */
export async function recordUnsolicited(
  tx: Transaction,
  key: Key,
  { at, since, most }: { at: Date; since: Date; most: number },
): Promise<boolean> {
  const noted = await tx.$executeRaw`
    INSERT INTO recipient AS r (address_key, asked) VALUES (${key}, ARRAY[${at}::timestamptz])
    ON CONFLICT (address_key) DO UPDATE
      SET asked = ARRAY(SELECT t FROM unnest(r.asked) t WHERE t > ${since}::timestamptz) || ${at}::timestamptz
      WHERE r.stopped_at IS NULL
        AND (SELECT count(*) FROM unnest(r.asked) t WHERE t > ${since}::timestamptz) < ${most}`;
  return noted > 0;
}

/** Adds an address without mails, so that other rows can refer to it. */
export const keepRecipient = (tx: Transaction, key: Key) =>
  tx.recipient.createMany({ data: { addressKey: key, asked: [] }, skipDuplicates: true });

/** True when an address wants no mails of companies. */
export const isStopped = async (tx: Transaction, key: Key) =>
  (await tx.recipient.count({ where: { addressKey: key, stoppedAt: { not: null } } })) > 0;

/** Stops the mails of companies to an address, or allows them again. */
export const setStopped = (db: PrismaClient | Transaction, key: Key, stoppedAt: Date | null) =>
  db.recipient.upsert({
    where: { addressKey: key },
    create: { addressKey: key, asked: [], stoppedAt },
    update: { stoppedAt },
    select: { addressKey: true },
  });

/** An address on a day, as midnight UTC of the date in Phnom Penh. */
interface OnDay {
  key: Key;
  day: Date;
}

/**
 * Counts one more mail from a sender; false, and not counted, if that exceeds `most`. Concurrent calls run one at a
 * time.
 */
export const countMail = (
  tx: Transaction,
  { key, day, sender }: OnDay & { sender: string },
  most: number,
): Promise<boolean> =>
  addUpTo(tx, 'recipient_day', { address_key: Buffer.from(key), day, sender }, { column: 'mails', most });

export async function mailsOn(tx: Transaction, { key, day }: OnDay): Promise<Map<string, number>> {
  const rows = await tx.recipientDay.findMany({
    where: { addressKey: key, day },
    select: { sender: true, mails: true },
  });
  return new Map(rows.map(({ sender, mails }) => [sender, mails]));
}

/**
 * Deletes expired counts: days before a date, and addresses that have had no mail since a time and have answered no
 * company.
 */
export async function forgetRecipients(prisma: PrismaClient, before: { day: Date; asked: Date }) {
  await prisma.recipientDay.deleteMany({ where: { day: { lt: before.day } } });
  await prisma.$executeRaw`
    DELETE FROM recipient r WHERE stopped_at IS NULL AND coalesce(asked[cardinality(asked)], '-infinity') < ${before.asked}
      AND NOT EXISTS (SELECT FROM mail_consent c WHERE c.address_key = r.address_key)`;
}
