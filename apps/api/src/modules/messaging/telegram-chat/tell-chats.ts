import { type NotificationKind, notificationKinds, notifiedByDefault } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { hasTelegram } from '../../../plumbing/telegram.ts';
import { chatMessageTask } from './chat-message.ts';
import { chatsToNotify } from './telegram-chat.repository.ts';

/** Queues the notifications for the Telegram chats of these users, in the transaction of the change. */
export async function notifyChats(
  { config, queue }: Pick<Deps, 'config' | 'queue'>,
  tx: Transaction,
  kind: NotificationKind,
  notifications: readonly { userId: string; params: Readonly<Record<string, string>> }[],
) {
  if (!hasTelegram(config) || notifications.length === 0) return;
  const { category } = notificationKinds[kind];
  const isWanted = notifiedByDefault(category, 'telegram') === true;
  const userIds = notifications.map(({ userId }) => userId);
  const wanting = new Set(await chatsToNotify(tx, { userIds, category, isWanted }));
  for (const { userId, params } of notifications.filter((one) => wanting.has(one.userId)))
    await queue.enqueue(tx, chatMessageTask, { userId, kind, params });
}
