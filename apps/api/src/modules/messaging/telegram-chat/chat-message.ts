import type { Locale } from '@acheep/contract/kernel/locale';
import type { NotificationKind } from '@acheep/contract/notices';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { derivedSecret, seal, unseal } from '../../../plumbing/secret.ts';
import { task } from '../../../plumbing/task.ts';

/** Button of a message: opens a page, or sends `data` back to the bot. */
export type ChatButton = { label: string; path: string } | { label: string; data: string };

/** One call of the bot about a private chat. Texts are Telegram's HTML. */
export type ChatCall =
  | { call: 'send'; text: string; buttons?: readonly ChatButton[][] }
  /** Ends the waiting of a pressed button. */
  | { call: 'answer'; id: string; text?: string }
  | { call: 'buttons'; messageId: number; buttons: readonly ChatButton[][] }
  /** `text` stands in its place where Telegram does not delete it any more. */
  | { call: 'remove'; messageId: number; text: string };

/**
 * What is queued for a chat. A notification is composed when it is sent; answers stand there sealed, as they may contain
 * tokens.
 */
export type QueuedForChat =
  | { userId: string; kind: NotificationKind; params: Readonly<Record<string, string>> }
  | { chatId: string; locale: Locale; sealed: string };

/** A message that has waited for a day is no longer news: the bell has it. */
export const chatMessageTask = task<QueuedForChat>(
  'telegram-message',
  { en: 'Send a message by Telegram', km: 'ផ្ញើសារតាម Telegram' },
  {
    retryLimit: 8,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3600,
  },
);

/** Answers go before notifications: somebody waits for them. */
const answering = 10;

const keyOf = (config: Pick<Deps['config'], 'SECRET'>) =>
  derivedSecret(config.SECRET, 'message to a Telegram chat');

export const openCalls = (config: Pick<Deps['config'], 'SECRET'>, sealed: string): ChatCall[] =>
  JSON.parse(unseal(sealed, keyOf(config)));

/** Queues calls about a chat in the transaction of what they tell; they are made one after the other. */
export async function answerChatIn(
  { config, queue }: Pick<Deps, 'config' | 'queue'>,
  tx: Transaction,
  { chatId, locale }: { chatId: string; locale: Locale },
  calls: readonly ChatCall[],
  { inSeconds = 0 } = {},
) {
  if (calls.length === 0) return;
  const sealed = seal(JSON.stringify(calls), keyOf(config));
  const how = { priority: answering, inSeconds };
  await queue.enqueue(tx, chatMessageTask, { chatId, locale, sealed }, how);
}
