import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';
import { storable, trimmed, typed } from './bound.ts';
import { named } from './field-label.ts';
import { keptText, latinDigits } from './khmer-text.ts';
import type { MessageKey } from './message.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const oneLine = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/u;

/** Turns the direction in which what follows is read: a name with one shows as another name. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** Taken out and not refused: they come along unseen with what is copied from another program. */
export const withoutTurning = (value: string) => value.replace(turning, '');

/**
 * Whether there is anything to see. Zero-width spaces and joiners belong into Khmer words, and a text of nothing else,
 * of fillers, or of the empty Braille pattern is no text.
 */
const isVisible = (value: string) => /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(value);

/** A text without what turns it, trimmed, of at most `max` characters, in the one form that is kept, with something to see. */
const written = (max: number) =>
  trimmed(max, z.string().overwrite(withoutTurning))
    .overwrite(keptText)
    .min(1, { error: 'required' })
    .refine(isVisible, { error: 'required' });

/** One line of text of at most `max` characters, trimmed, not empty. Line breaks are refused: names go into mail headers. */
export const line = (max: number) =>
  written(max).regex(oneLine, { error: 'single_line' }).refine(storable, { error: 'plain_text' });

/** Text of several lines, at most `max` characters, trimmed, not empty. */
export const text = (max: number) => written(max).refine(storable, { error: 'plain_text' });

/** Whether HTML holds anything to see but tags. A tag ends at the next `<` too: thousands of `<` cost no more than letters. */
export const hasWords = (html: string) => isVisible(html.replace(/<[^<>]*>|&nbsp;/g, ''));

/** HTML as the editor makes it, at most `max` characters. Markup without words counts as empty. The API sanitises it. */
export const richText = (max: number) => text(max).refine(hasWords, { error: 'required' });

/** A whole address of the web. */
export const isLink = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

/** An e-mail address, lower-cased; RFC 5321 allows 254 characters. */
export const email = named(
  trimmed(254).toLowerCase().min(1, { error: 'required' }).email({ error: 'email' }),
  'e-mail',
  'អ៊ីមែល',
);

/** The mobile numbers of Cambodia: 8 or 9 digits after the country's, so 11 or 12 in all. A test holds it to the library's. */
const cambodianMobile =
  /^\+855(?:(?:(?:1[28]|3[18]|9[67])\d|6[016-9]|7(?:[07-9]|[16]\d)|8(?:[013-79]|8\d))\d{6}|(?:1\d|9[0-57-9])\d{6}|(?:2[3-6]|3[2-6]|4[2-4]|[5-7][2-5])48\d{5})$/;

/** Cambodian numbers are mobile ones, which take messages; those of other countries exist there. */
const isPhone = (number: string) =>
  number.startsWith('+855')
    ? cambodianMobile.test(number)
    : /^\+\d{7,15}$/.test(number) && isValidPhoneNumber(number);

const withoutSpaces = (typed: string) => latinDigits(typed).replace(/[\s()\u200b-]/g, '');

/** A telephone number in international form: plus sign, country, number. */
export const phone = named(
  typed(100, 'phone').transform(withoutSpaces).refine(isPhone, { error: 'phone' }),
  'phone number',
  'លេខទូរស័ព្ទ',
);

/** The sentence of a value that is there and wrong; of one that is missing the general one is said. */
const wrong = (key: MessageKey) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : key),
});

/** The key of a record on the wire. */
export const id = z.uuid(wrong('unknown_reference'));

/** No day that anybody means lies outside of these; year 0000, for one, is none of PostgreSQL's. */
const [firstDay, lastDay] = ['1900-01-01', '2100-12-31'];
const isDay = (date: string) => date >= firstDay && date <= lastDay;

/** A calendar day, `yyyy-MM-dd`. */
export const day = z.iso.date({ ...wrong('date'), abort: true }).refine(isDay, {
  error: 'date_range',
  params: { first: firstDay, last: lastDay },
  abort: true,
});
