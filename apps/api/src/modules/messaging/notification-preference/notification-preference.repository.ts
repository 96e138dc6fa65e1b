import type { NotificationChannel } from '@acheep/contract/messaging/notice';
import type { NotificationCategory } from '@acheep/contract/notices';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, typed } from '@acheep/database/statement';
import { sql } from 'kysely';
import { lock } from '../../../search/rows.repository.ts';
import { leadsNowhere } from '../mail/no-address.ts';

/** Choices that differ from the defaults. */
export const choicesOf = (prisma: PrismaClient, userId: string) =>
  prisma.notificationPreference.findMany({
    where: { userId },
    select: { category: true, channel: true, wanted: true },
  });

/** False for an account without an e-mail address. */
export async function isMailable(prisma: PrismaClient, id: string): Promise<boolean> {
  const user = await prisma.user.findUnique({ where: { id }, select: { email: true } });
  return user !== null && !leadsNowhere(user.email);
}

interface Chosen {
  userId: string;
  category: NotificationCategory;
  channel: NotificationChannel;
  wanted: boolean;
  at: Date;
}

/** Stores a choice; false if there is no such user. */
export async function saveChoice(tx: Transaction, { userId, category, channel, wanted, at }: Chosen) {
  if (!(await lock(tx, 'user', userId, 'forKeyShare'))) return false;
  const key = { userId, category, channel };
  await tx.notificationPreference.upsert({
    where: { userId_category_channel: key },
    create: { ...key, wanted, createdAt: at, updatedAt: at },
    update: { wanted, updatedAt: at },
  });
  return true;
}

/** Returns to the default. */
export const dropChoice = (tx: Transaction, { userId, category, channel }: Omit<Chosen, 'wanted' | 'at'>) =>
  tx.notificationPreference.deleteMany({ where: { userId, category, channel } });

/** The accounts of those addresses that have one, by address, with their choice for the mails of a category. */
export async function readersOf(tx: Transaction, emails: readonly string[], category: NotificationCategory) {
  const given = sql<{ email: string }>`unnest(${typed(emails, 'text[]')})`.as<'given'>(sql`given (email)`);
  const readers = await read(
    tx,
    build
      .selectFrom(given)
      .innerJoin('user as u', (on) => on.on(sql<boolean>`u.email = given.email::citext`))
      .leftJoin('notification_choice as c', (on) =>
        on.onRef('c.user_id', '=', 'u.id').on('c.notice', '=', category).on('c.channel', '=', 'mail'),
      )
      .select(['given.email', 'u.id', 'c.wanted']),
  );
  return new Map(readers.map((reader) => [reader.email, reader]));
}

/** For the data export. */
export async function* eachChoice(prisma: PrismaClient, userId: string) {
  yield* await prisma.notificationPreference.findMany({
    where: { userId },
    select: { category: true, channel: true, wanted: true, createdAt: true, updatedAt: true },
    orderBy: [{ category: 'asc' }, { channel: 'asc' }],
  });
}
