import type { TelegramChannel } from '@acheep/contract/messaging/telegram-channel';
import { channelState } from './telegram-channel.policy.ts';
import type { ChannelRow } from './telegram-channel.repository.ts';
import type { PostNumbers } from './telegram-post.repository.ts';

export const presentChannel = (
  row: ChannelRow,
  now: Date,
  { posts, unsure, views, lastPostAt, waiting }: PostNumbers & { waiting: number },
): TelegramChannel => ({
  _id: row.id,
  chat: row.address,
  title: row.title,
  link: row.address.startsWith('@') ? `https://t.me/${row.address.slice(1)}` : null,
  language: row.language,
  kinds: row.kinds,
  categoryIds: row.categoryIds,
  provinceIds: row.provinceIds,
  perHour: row.perHour,
  quietFrom: row.quietFrom,
  quietUntil: row.quietUntil,
  isOn: row.isOn,
  state: channelState(row, now),
  fault: row.fault,
  posts,
  unsure,
  waiting,
  views,
  lastPostAt: lastPostAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
