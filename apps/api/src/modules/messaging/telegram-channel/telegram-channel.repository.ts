import type { Locale } from '@acheep/contract/kernel/locale';
import type { ChannelFault, ChannelKind } from '@acheep/contract/messaging/telegram-channel-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type Condition, row } from '@acheep/database/statement';
import { change, lock, lockTable, type Reader } from '../../../search/rows.repository.ts';

const channel = row('telegram_channel');

const fields = {
  id: true,
  number: true,
  address: true,
  chatId: true,
  title: true,
  language: true,
  kinds: true,
  categoryIds: true,
  provinceIds: true,
  perHour: true,
  quietFrom: true,
  quietUntil: true,
  isOn: true,
  since: true,
  fault: true,
  waitUntil: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.TelegramChannelSelect;
type Row = Prisma.TelegramChannelGetPayload<{ select: typeof fields }>;
export type ChannelRow = Omit<Row, 'kinds' | 'fault' | 'language'> & {
  language: Locale;
  kinds: ChannelKind[];
  fault: ChannelFault | null;
};
export type ChannelData = Pick<
  Prisma.TelegramChannelUncheckedCreateInput,
  'language' | 'kinds' | 'categoryIds' | 'provinceIds' | 'perHour' | 'quietFrom' | 'quietUntil' | 'isOn'
>;

const typed = (row: Row) => row as ChannelRow;

export const listChannels = async (db: Reader) =>
  (await db.telegramChannel.findMany({ select: fields, orderBy: { number: 'asc' } })).map(typed);

export async function findChannel(db: Reader, id: string) {
  const row = await db.telegramChannel.findUnique({ where: { id }, select: fields });
  return row && typed(row);
}

/** Blocks others who link channels until the transaction ends; returns the linked ones. */
export async function lockChannels(tx: Transaction) {
  await lockTable(tx, 'telegram_channel');
  return tx.telegramChannel.findMany({ select: { chatId: true } });
}

export const lockChannel = async (tx: Transaction, id: string) =>
  (await lock(tx, 'telegram_channel', id, 'forUpdate')) ? findChannel(tx, id) : null;

export const createChannel = async (
  tx: Transaction,
  data: ChannelData & { address: string; chatId: string; title: string; since: Date },
) => typed(await tx.telegramChannel.create({ data, select: fields }));

export const saveChannel = async (tx: Transaction, id: string, data: ChannelData & { since?: Date }) =>
  typed(await tx.telegramChannel.update({ where: { id }, data, select: fields }));

export const deleteChannel = (tx: Transaction, id: string) =>
  tx.telegramChannel.delete({ where: { id }, select: { id: true } });

/** The categories or provinces among these ids that exist. */
export async function knownEntries(db: Reader, kind: 'category' | 'province', ids: readonly string[]) {
  const where = { id: { in: [...ids] } };
  return kind === 'category' ? db.category.count({ where }) : db.province.count({ where });
}

// What follows is no edit by an operator: `updated_at` stays.

const isChannel = (id: string): Condition => channel('e.id', '=', id);

/** Takes a channel for a worker until a moment, unless another has it. */
export async function holdChannel(prisma: PrismaClient, id: string, now: Date, until: Date) {
  const isFree = channel.or([channel('e.held_until', 'is', null), channel('e.held_until', '<', now)]);
  const held = await change(prisma, 'telegram_channel', [isChannel(id), isFree], { held_until: until });
  return held > 0 ? findChannel(prisma, id) : null;
}

export const releaseChannel = (prisma: PrismaClient, id: string) =>
  change(prisma, 'telegram_channel', [isChannel(id)], { held_until: null });

export const waitWithChannel = (prisma: PrismaClient, id: string, until: Date) =>
  change(prisma, 'telegram_channel', [isChannel(id)], { wait_until: until });

/** Pauses a channel; false if it is paused already. */
export const pauseChannel = async (tx: Reader, id: string, fault: ChannelFault) =>
  (await change(tx, 'telegram_channel', [isChannel(id), channel('e.fault', 'is', null)], { fault })) > 0;

/** Saves what Telegram says of a channel. A channel that may be posted to again is paused no longer. */
export const noteChannel = (
  prisma: PrismaClient,
  id: string,
  { title, address }: { title: string; address: string },
) => change(prisma, 'telegram_channel', [isChannel(id)], { title, address, fault: null, wait_until: null });

export const replaceFault = (prisma: PrismaClient, id: string, fault: ChannelFault) =>
  change(prisma, 'telegram_channel', [isChannel(id)], { fault });
