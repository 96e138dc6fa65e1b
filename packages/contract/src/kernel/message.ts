import type { Locale } from './locale.ts';
import { en, type MessageKey } from './message/en.ts';
import { km } from './message/km.ts';

const messages: Record<Locale, Record<MessageKey, string>> = { en, km };

export type MessageParams = Record<string, unknown>;
export type { MessageKey };

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(en, text);
}

/** Message of `key` in `locale`, with its `{name}` placeholders filled from `params`. */
export function message(key: MessageKey, locale: Locale, params: MessageParams = {}): string {
  return messages[locale][key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
