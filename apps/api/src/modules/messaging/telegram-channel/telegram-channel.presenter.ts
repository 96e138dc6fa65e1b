import { type TelegramChannel, telegramChannel } from '@acheep/contract/messaging/telegram-channel';
import { plain } from '../../../plain.ts';
import { channelState } from './telegram-channel.policy.ts';
import type { ChannelRow } from './telegram-channel.repository.ts';
import type { PostNumbers } from './telegram-post.repository.ts';

export const presentChannel = (
  row: ChannelRow,
  now: Date,
  { posts, unsure, views, lastPostAt, waiting }: PostNumbers & { waiting: number },
): TelegramChannel => ({
  ...plain(telegramChannel, row),
  chat: row.address,
  link: row.address.startsWith('@') ? `https://t.me/${row.address.slice(1)}` : null,
  state: channelState(row, now),
  posts,
  unsure,
  waiting,
  views,
  lastPostAt: lastPostAt?.toISOString() ?? null,
});
