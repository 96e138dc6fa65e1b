import type { Locale, Localized } from './locale.ts';
import { en, type MessageKey } from './message/en.ts';
import { km } from './message/km.ts';

const messages: Record<Locale, Record<MessageKey, string>> = { en, km };

export type MessageParams = Record<string, unknown>;
export type { MessageKey };

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(en, text);
}

/** A parameter as text: some are words in both languages. */
const inLocale = (value: unknown, locale: Locale) =>
  typeof value === 'object' && value !== null && locale in value ? (value as Localized)[locale] : value;

/** `text` with its `{name}` placeholders filled from `params`. */
export const filled = (text: string, locale: Locale, params: MessageParams): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(inLocale(params[name], locale) ?? place));

/** Message of what is wrong with a field, by its key. */
export const message = (key: MessageKey, locale: Locale, params: MessageParams = {}): string =>
  filled(messages[locale][key], locale, params);
