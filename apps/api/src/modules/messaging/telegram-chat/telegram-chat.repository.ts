import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lockWork, type Reader } from '../../../search/rows.repository.ts';

/** `chat` links a chat with the account, `sign-in` opens the account from its chat. */
type Purpose = 'chat' | 'sign-in';

const owner = {
  select: { id: true, name: true, email: true, phone: true, role: true, locale: true },
} as const;
const fields = {
  userId: true,
  chatId: true,
  name: true,
  linkedAt: true,
  blockedAt: true,
  user: owner,
} as const;
const able = { disabledAt: null, activatedAt: { not: null } } as const;

export const findChat = (db: Reader, userId: string) =>
  db.telegramChat.findFirst({ where: { userId, user: able }, select: fields });

export const findOwner = (db: Reader, id: string) => db.user.findFirst({ where: { id, ...able }, ...owner });
export type ChatOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

export const findByChatId = (db: Reader, chatId: string) =>
  db.telegramChat.findFirst({ where: { chatId, user: able }, select: fields });
export type ChatRow = NonNullable<Awaited<ReturnType<typeof findByChatId>>>;

/** Unlinks the chat of an account, and ends the links that were made for it. */
export async function deleteChat(db: Reader, userId: string) {
  await db.telegramLink.deleteMany({ where: { userId } });
  await db.telegramChat.deleteMany({ where: { userId } });
}

export const setBlocked = (db: Reader, chatId: string, blockedAt: Date | null) =>
  db.telegramChat.updateMany({ where: { chatId }, data: { blockedAt } });

/**
 * Takes the chat from the account that had it, and the account's chat before from it, and returns both. Two that link
 * the same account or chat wait for each other.
 */
export async function clearForLink(tx: Transaction, { userId, chatId }: { userId: string; chatId: string }) {
  for (const key of [`account ${userId}`, `chat ${chatId}`].sort()) await lockWork(tx, `telegram ${key}`);
  const where = { OR: [{ userId }, { chatId }] };
  const before = await tx.telegramChat.findMany({
    where,
    select: { userId: true, chatId: true, name: true },
  });
  await tx.telegramChat.deleteMany({ where });
  return before;
}

export const addChat = (
  tx: Transaction,
  chat: { userId: string; chatId: string; name: string; linkedAt: Date },
) => tx.telegramChat.create({ data: chat });

/** Returns the chats of those of these users who want this category there. */
export async function chatsToNotify(
  tx: Transaction,
  { userIds, category, isWanted }: { userIds: readonly string[]; category: string; isWanted: boolean },
): Promise<string[]> {
  const chats = await tx.telegramChat.findMany({
    where: { userId: { in: [...userIds] }, blockedAt: null },
    select: { userId: true },
  });
  if (chats.length === 0) return [];
  const chosen = await tx.notificationPreference.findMany({
    where: { userId: { in: chats.map(({ userId }) => userId) }, category, channel: 'telegram' },
    select: { userId: true, wanted: true },
  });
  return chats
    .map(({ userId }) => userId)
    .filter((id) => chosen.find(({ userId }) => userId === id)?.wanted ?? isWanted);
}

interface NewLink {
  userId: string;
  purpose: Purpose;
  tokenHash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

/** Stores a link, in place of the one before. */
export const saveLink = (db: Reader, { userId, purpose, ...link }: NewLink) =>
  db.telegramLink.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...link },
    update: link,
  });

/** The account of a link that is still good. */
export async function findLink(db: Reader, purpose: Purpose, tokenHash: Uint8Array<ArrayBuffer>, now: Date) {
  const where = { tokenHash, purpose, expiresAt: { gt: now }, user: able };
  const link = await db.telegramLink.findFirst({ where, select: { user: owner } });
  return link?.user ?? null;
}

/** Ends a link that its reader does not want. */
export const refuseLink = (tx: Transaction, tokenHash: Uint8Array<ArrayBuffer>) =>
  tx.telegramLink.deleteMany({ where: { tokenHash, purpose: 'chat' } });

/** The account of a link as above, which is used up: of several callers one gets it. */
export async function takeLink(
  tx: Transaction,
  purpose: Purpose,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
) {
  const user = await findLink(tx, purpose, tokenHash, now);
  const { count } = await tx.telegramLink.deleteMany({ where: { tokenHash, purpose } });
  return count > 0 ? user : null;
}

/** Notes an update of Telegram; false if it came before, or the chat has sent too many since `since`. */
export async function noteUpdate(
  tx: Transaction,
  { id, chatId, receivedAt }: { id: number; chatId: string; receivedAt: Date },
  { since, most }: { since: Date; most: number },
): Promise<boolean> {
  const { count } = await tx.telegramUpdate.createMany({
    data: { id, chatId, receivedAt },
    skipDuplicates: true,
  });
  if (count === 0) return false;
  return (await tx.telegramUpdate.count({ where: { chatId, receivedAt: { gt: since } } })) <= most;
}

/** Marks an update as done; false if it was done before. */
export async function finishUpdate(tx: Transaction, id: number): Promise<boolean> {
  return (
    (await tx.telegramUpdate.updateMany({ where: { id, isDone: false }, data: { isDone: true } })).count > 0
  );
}

/** Deletes links that have ended, and updates that Telegram does not repeat any more. */
export async function sweepTelegram(prisma: PrismaClient, now: Date, updatesBefore: Date) {
  await prisma.telegramLink.deleteMany({ where: { expiresAt: { lte: now } } });
  await prisma.telegramUpdate.deleteMany({ where: { receivedAt: { lt: updatesBefore } } });
}

/** For the data export. */
export async function* eachChat(prisma: PrismaClient, userId: string) {
  yield* await prisma.telegramChat.findMany({
    where: { userId },
    select: { chatId: true, name: true, linkedAt: true, blockedAt: true },
  });
}
