import type { NoticeChannel, NoticeName } from '@acheep/contract/messaging/notice';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Where somebody chose otherwise than is done by itself. */
export const choicesOf = (prisma: PrismaClient, userId: string) =>
  prisma.notificationChoice.findMany({
    where: { userId },
    select: { notice: true, channel: true, wanted: true },
  });

interface Chosen {
  userId: string;
  notice: NoticeName;
  channel: NoticeChannel;
  wanted: boolean;
  at: Date;
}

/** Whether there is somebody who chooses so. */
export async function saveChoice(tx: Transaction, { userId, notice, channel, wanted, at }: Chosen) {
  const saved = await tx.$executeRaw`
    INSERT INTO notification_choice (user_id, notice, channel, wanted, created_at, updated_at)
    SELECT id, ${notice}, ${channel}, ${wanted}, ${at}, ${at} FROM "user" WHERE id = ${userId}::uuid
    ON CONFLICT (user_id, notice, channel) DO UPDATE SET wanted = excluded.wanted, updated_at = excluded.updated_at`;
  return saved > 0;
}

/** Leaves it to what is done by itself. */
export const dropChoice = (tx: Transaction, { userId, notice, channel }: Omit<Chosen, 'wanted' | 'at'>) =>
  tx.notificationChoice.deleteMany({ where: { userId, notice, channel } });

/** The account of an address, and what it chose about the mails of a notice; nothing where there is none. */
export async function readerOf(
  tx: Transaction,
  email: string,
  notice: NoticeName,
): Promise<{ id: string; wanted: boolean | null } | undefined> {
  const [reader] = await tx.$queryRaw<{ id: string; wanted: boolean | null }[]>`
    SELECT u.id, c.wanted FROM "user" u
    LEFT JOIN notification_choice c ON c.user_id = u.id AND c.notice = ${notice} AND c.channel = 'mail'
    WHERE u.email = ${email}`;
  return reader;
}

/** For the data export. */
export async function* eachChoice(prisma: PrismaClient, userId: string) {
  yield* await prisma.notificationChoice.findMany({
    where: { userId },
    select: { notice: true, channel: true, wanted: true, createdAt: true, updatedAt: true },
    orderBy: [{ notice: 'asc' }, { channel: 'asc' }],
  });
}
