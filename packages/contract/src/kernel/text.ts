import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { storable, trimmed, typed } from './bound.ts';
import { named } from './field-label.ts';
import { keptText, latinDigits } from './khmer-text.ts';
import type { MessageKey } from './message.ts';
import { isVisible } from './visible.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const oneLine = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/u;

/** Bidirectional controls: a name that contains one displays as another name. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
/** Removed rather than refused: they come along unseen with text copied from other programs. */
export const withoutTurning = (value: string) => value.replace(turning, '');

/** Text without bidirectional controls, trimmed, of at most `max` characters, normalised, with a visible character. */
const written = (max: number) =>
  trimmed(max, z.string().overwrite(withoutTurning))
    .overwrite(keptText)
    .min(1, { error: 'required' })
    .refine(isVisible, { error: 'required' })
    .meta({ examples: ['Text'] });

/** Single line of at most `max` characters, trimmed, not empty. Line breaks are refused: names go into mail headers. */
export const line = (max: number) =>
  written(max).regex(oneLine, { error: 'single_line' }).refine(storable, { error: 'plain_text' });

/** Multi-line text of at most `max` characters, trimmed, not empty. */
export const text = (max: number) => written(max).refine(storable, { error: 'plain_text' });

/** True when HTML contains visible text. A tag ends at the next `<` too: thousands of `<` cost no more than letters. */
export const hasWords = (html: string) => isVisible(html.replace(/<[^<>]*>|&nbsp;/g, ''));

/** HTML from the editor, at most `max` characters. Markup without text counts as empty. The API sanitises it. */
export const richText = (max: number) =>
  text(max)
    .refine(hasWords, { error: 'required' })
    .meta({ examples: ['<p>Text</p>'] });

/** True for a full web address. */
export const isLink = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

/** Local part of atoms (RFC 5321), and a domain name as it travels: one in another script begins with `xn--`. */
const address =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** E-mail address, lower-cased; RFC 5321 allows 254 characters. */
export const email = named(
  trimmed(254).toLowerCase().min(1, { error: 'required' }).email({ error: 'email', pattern: address }),
  'e-mail',
  'អ៊ីមែល',
);

/** Cambodian mobile numbers: 8 or 9 digits after the country code. A test checks the pattern against the library. */
const cambodianMobile =
  /^\+855(?:(?:(?:1[28]|3[18]|9[67])\d|6[016-9]|7(?:[07-9]|[16]\d)|8(?:[013-79]|8\d))\d{6}|(?:1\d|9[0-57-9])\d{6}|(?:2[3-6]|3[2-6]|4[2-4]|[5-7][2-5])48\d{5})$/;

/** Cambodian numbers must be mobile ones, which receive messages; foreign ones must be valid in their country. */
const isPhone = (number: string) =>
  number.startsWith('+855')
    ? cambodianMobile.test(number)
    : /^\+\d{7,15}$/.test(number) && isValidPhoneNumber(number);

/** Spaces, brackets, dots, dashes, and marks that nobody sees. */
const betweenDigits = /[\s().\u200b-\u200f\u202a-\u202e\u2060-\u2069-]/g;

/**
 * A number as people type it in international form; unchanged if it is none. The library knows where a zero behind the
 * country code is dialled at home only, as in `+855 (0)12 345 678`. A number without a code is one of `home`, if given.
 */
export function dialledForm(typed: string, home?: 'KH'): string {
  const number = latinDigits(typed).replace(betweenDigits, '').replace(/^00/, '+');
  return /^\+?\d{1,20}$/.test(number) ? (parsePhoneNumberFromString(number, home)?.number ?? number) : number;
}

const asInternational = (typed: string) => dialledForm(typed);
const asMobile = (typed: string) => dialledForm(typed, 'KH');

const phoneLabel = ['phone number', 'លេខទូរស័ព្ទ'] as const;

/** Phone number in international form: plus sign, country, number. */
export const phone = named(
  typed(100, 'phone')
    .meta({ examples: ['+85512345678'] })
    .transform(asInternational)
    .refine(isPhone, { error: 'phone' }),
  ...phoneLabel,
);

const isMobile = (number: string) => cambodianMobile.test(number);

/** Cambodian mobile number as people type it: `012 345 678`, `+855 12 345 678`, `00855…`, in Khmer digits too. */
export const mobile = named(
  typed(100, 'mobile')
    .meta({ examples: ['012 345 678'] })
    .transform(asMobile)
    .refine(isMobile, { error: 'mobile' }),
  ...phoneLabel,
);

/** Message for an invalid value; a missing one gets the general message. */
const wrong = (key: MessageKey) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : key),
});

export const id = z.uuid(wrong('unknown_reference'));

/** No real date lies outside of these; PostgreSQL, for one, has no year 0000. */
const [firstDay, lastDay] = ['1900-01-01', '2100-12-31'];
const isDay = (date: string) => date >= firstDay && date <= lastDay;

/** Calendar day, `yyyy-MM-dd`. */
export const day = z.iso.date({ ...wrong('date'), abort: true }).refine(isDay, {
  error: 'date_range',
  params: { first: firstDay, last: lastDay },
  abort: true,
});
