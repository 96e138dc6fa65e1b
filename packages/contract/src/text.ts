import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { MessageKey } from './message.ts';

// PostgreSQL stores no NUL, and a lone surrogate cannot be sent as UTF-8.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const oneLine = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/u;

/** One line of text of at most `max` characters, trimmed, not empty. Line breaks are refused: names go into mail headers. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'required' })
    .max(max)
    .regex(oneLine, { error: 'single_line' })
    .refine(storable, { error: 'plain_text' });

/** Text of several lines, at most `max` characters, trimmed, not empty. */
export const text = (max: number) =>
  z.string().trim().min(1, { error: 'required' }).max(max).refine(storable, { error: 'plain_text' });

/** HTML as the editor makes it, at most `max` characters. Markup without words counts as empty. The API sanitises it. */
export const richText = (max: number) =>
  text(max).refine((html) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '', { error: 'required' });

/** An e-mail address, lower-cased; RFC 5321 allows 254 characters. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: 'required' })
  .max(254)
  .email({ error: 'email' });

/** A telephone number in international form: plus sign, then 11 to 13 digits, and one that exists in its country. */
export const phone = z
  .string()
  .transform((value) => value.replace(/[\s()-]/g, ''))
  .refine((value) => /^\+\d{11,13}$/.test(value) && isValidPhoneNumber(value), { error: 'phone' });

/** The sentence of a value that is there and wrong; of one that is missing the general one is said. */
const wrong = (key: MessageKey) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : key),
});

/** The key of a record on the wire. */
export const id = z.uuid(wrong('unknown_reference'));

/** A calendar day, `yyyy-MM-dd`. */
export const day = z.iso.date(wrong('date'));
