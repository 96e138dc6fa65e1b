import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Key = Uint8Array<ArrayBuffer>;

/**
 * Notes a mail that its reader has not agreed to, unless they have had `most` since a moment or want none; says whether it
 * may be sent. Of two at once one waits.
 */
export async function noteAsked(
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

/** An address that is known, so that something can refer to it. */
export const keepRecipient = (tx: Transaction, key: Key) =>
  tx.recipient.createMany({ data: { addressKey: key, asked: [] }, skipDuplicates: true });

/** Whether an address wants no mail of companies. */
export const isStopped = async (tx: Transaction, key: Key) =>
  (await tx.recipient.count({ where: { addressKey: key, stoppedAt: { not: null } } })) > 0;

/** Ends the mails of companies to an address, or lets them come again. */
export const setStopped = (db: PrismaClient | Transaction, key: Key, stoppedAt: Date | null) =>
  db.recipient.upsert({
    where: { addressKey: key },
    create: { addressKey: key, asked: [], stoppedAt },
    update: { stoppedAt },
    select: { addressKey: true },
  });

/** An address on a day, as midnight UTC of the day in Phnom Penh. */
interface OnDay {
  key: Key;
  day: Date;
}

/** Counts one mail more from a sender, unless that were more than `most`; says whether it did. Of two at once one waits. */
export async function countMail(
  tx: Transaction,
  { key, day, sender }: OnDay & { sender: string },
  most: number,
): Promise<boolean> {
  const counted = await tx.$executeRaw`
    INSERT INTO recipient_day AS d (address_key, day, sender, mails) VALUES (${key}, ${day}::date, ${sender}, 1)
    ON CONFLICT (address_key, day, sender) DO UPDATE SET mails = d.mails + 1 WHERE d.mails < ${most}`;
  return counted > 0;
}

/** How many mails an address has had on a day, by sender. */
export async function mailsOn(tx: Transaction, { key, day }: OnDay): Promise<Map<string, number>> {
  const rows = await tx.recipientDay.findMany({
    where: { addressKey: key, day },
    select: { sender: true, mails: true },
  });
  return new Map(rows.map(({ sender, mails }) => [sender, mails]));
}

/** Forgets what counts no more: days before one, and addresses that have had nothing since a moment and answered nobody. */
export async function forgetRecipients(prisma: PrismaClient, before: { day: Date; asked: Date }) {
  await prisma.recipientDay.deleteMany({ where: { day: { lt: before.day } } });
  await prisma.$executeRaw`
    DELETE FROM recipient r WHERE stopped_at IS NULL AND coalesce(asked[cardinality(asked)], '-infinity') < ${before.asked}
      AND NOT EXISTS (SELECT FROM mail_consent c WHERE c.address_key = r.address_key)`;
}
