import type { Locale } from '@acheep/contract/kernel/locale';
import { z } from 'zod';
import { tokenHash } from '../../../plumbing/secret.ts';
import { within } from '../telegram-channel/channel-text.ts';

/** What a person asked of the bot. */
type Asked =
  /** `link` is the hash of a link's token, in base64; null without one. */
  | { is: 'start'; link: string | null }
  | { is: 'stop' | 'help' | 'alerts' }
  | { is: 'search'; words: string }
  | { is: 'press'; id: string; data: string; messageId: number }
  /** The bot was blocked, or allowed again. */
  | { is: 'standing'; isBlocked: boolean };

/** Update of a private chat, as it is queued: without the token that it may contain. */
export interface BotUpdate {
  updateId: number;
  chatId: string;
  name: string;
  locale: Locale;
  asked: Asked;
}

/** Numbers of chats have up to 52 bits. */
const number = z.int();
const person = z.object({
  id: number,
  first_name: z.string().max(300),
  last_name: z.string().max(300).optional(),
  language_code: z.string().max(20).optional(),
});
const chat = z.object({ id: number, type: z.string().max(20) });
const message = z.object({ chat, from: person, text: z.string().max(5000).optional() });
const press = z.object({
  id: z.string().max(100),
  from: person,
  data: z.string().max(64),
  message: z.object({ message_id: number, chat }),
});
const standing = z.object({ chat, from: person, new_chat_member: z.object({ status: z.string().max(30) }) });
const update = z.object({
  update_id: z.int().nonnegative(),
  message: message.optional(),
  callback_query: press.optional(),
  my_chat_member: standing.optional(),
});

/** Longest name in a notification, and longest text of a search. */
const maxNameLength = 60;
const maxWordsLength = 300;

/** Name of a chat as its person has it at Telegram, in one line; *Telegram* for one without letters. */
export function chatName(given: string): string {
  const name = within(given, maxNameLength);
  return /[\p{L}\p{N}\p{S}]/u.test(name) ? name : 'Telegram';
}

function parseCommand(text: string): Asked {
  const trimmed = text.trim();
  // Without a command it is a search: nobody has to learn one.
  const end = trimmed.search(/\s|$/);
  const [head, rest] = trimmed.startsWith('/')
    ? [trimmed.slice(0, end), trimmed.slice(end)]
    : ['/search', trimmed];
  // Cut between two letters, and without what the database refuses.
  const words = rest
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, maxWordsLength + 1)
    .toWellFormed();
  const [command = ''] = head.slice(1).toLowerCase().split('@');
  if (command === 'start') return { is: 'start', link: words ? tokenHash(words).toString('base64') : null };
  if (command === 'search') return { is: 'search', words };
  return { is: command === 'stop' || command === 'alerts' ? command : 'help' };
}

/** Reads an update as Telegram delivers it; null for one that the bot has nothing to do with. */
export function readUpdate(given: unknown): BotUpdate | null {
  const { data } = update.safeParse(given);
  if (!data) return null;
  const { message, callback_query: pressed, my_chat_member: stands } = data;
  const place = message?.chat ?? pressed?.message.chat ?? stands?.chat;
  const from = message?.from ?? pressed?.from ?? stands?.from;
  // Of groups and channels the bot takes no orders, and in a private chat nobody else is.
  if (!place || !from || place.type !== 'private' || place.id !== from.id) return null;
  return {
    updateId: data.update_id,
    chatId: String(place.id),
    name: chatName([from.first_name, from.last_name].filter(Boolean).join(' ')),
    locale: from.language_code?.startsWith('km') ? 'km' : 'en',
    asked: pressed
      ? { is: 'press', id: pressed.id, data: pressed.data, messageId: pressed.message.message_id }
      : stands
        ? { is: 'standing', isBlocked: stands.new_chat_member.status === 'kicked' }
        : parseCommand(message?.text ?? '/help'),
  };
}
