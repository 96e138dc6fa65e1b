import { type Pay, readPay } from '@acheep/contract/jobs/pay-text';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { day, dialledForm } from '@acheep/contract/kernel/text';
import { dayIn, latinDigits, spanIn } from '../../talent/resume/reading/date.ts';
import { plain } from '../../talent/resume/reading/heading.ts';

export { htmlIn } from './cell-html.ts';

/** Words for each option, computed once per list of options: a file may use them ten thousand times. */
const saidFor = new WeakMap<Options, ReadonlyMap<string, string>>();
function sayingsOf(options: Options) {
  const known = saidFor.get(options);
  if (known) return known;
  const sayings = new Map(
    Object.entries(options)
      .flatMap(([value, { en, km }]) => [value, en, km].map((one) => [plain(one), value] as const))
      // Of two equal ones, the first wins.
      .reverse(),
  );
  saidFor.set(options, sayings);
  return sayings;
}

/** The option that a cell means: by its value, or by its label in either language. */
export const choiceIn = (options: Options, text: string): string | undefined =>
  sayingsOf(options).get(plain(text));

/** The labels of all options, for the message about a wrong one. */
export const choicesIn = (options: Options) => {
  const words = (locale: Locale) =>
    Object.values(options)
      .map((one) => one[locale])
      .join(', ');
  return { en: words('en'), km: words('km') };
};

/** The values of a cell that holds several. */
export const entriesOf = (text: string) =>
  text
    .split(/[;,|\n\u3001]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Null for a date that no calendar has (`0000-00-00`, 30 February). */
const realDay = (text: string) => (day.safeParse(text).success ? text : null);

/** Beside a day these change nothing: its weekday, a time, and what a closing date is called. */
const besideDay =
  /\d{1,2}(?::\d{2}){1,2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|ម៉ោង ?\d{1,2}(?::\d{2})?|\b(?:sun|mon|tues?|wed|wednes|thu|thurs|fri|sat|satur)(?:day)?\b|\b(?:at|on|by|until|till|closing|closes|deadline|date)\b|អាទិត្យ|ច័ន្ទ|ចន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|ថ្ងៃ|ទី|ព្រឹក|ល្ងាច|រហូតដល់|ត្រឹម/giu;

/** The only day in a text, null where anything is said of it: "before", "or until filled". */
function loneDay(value: string): string | null {
  const span = spanIn(value);
  const rest = span?.rest.replace(besideDay, '').replace(/[\s,.:()|·៖]/g, '');
  return span?.isPoint && rest === '' ? dayIn(value) : null;
}

/** The date in a cell: for a moment the date in Phnom Penh, otherwise day before month. */
export function dayOfCell(text: string): string | null {
  const value = latinDigits(text).trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return realDay(value);
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) {
    if (!realDay(value.slice(0, 10))) return null;
    // Without an offset the time is in Phnom Penh.
    const iso = value.replace(' ', 'T');
    const moment = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+07:00`);
    return Number.isNaN(moment.getTime()) ? null : today(moment);
  }
  // As feeds write it.
  if (/^[a-z]{3}, \d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/i.test(value)) {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? null : today(moment);
  }
  return loneDay(value);
}

const yes = new Set(['yes', 'y', 'true', '1', 'បាទ', 'ចាស', 'បាទ/ចាស', 'មាន']);
const no = new Set(['no', 'n', 'false', '0', 'ទេ', 'គ្មាន']);
export function yesIn(text: string): boolean | null {
  const said = text.trim().toLowerCase();
  return yes.has(said) ? true : no.has(said) ? false : null;
}

/** Parses a number with thousands separators. */
export function numberIn(text: string): number | null {
  const digits = latinDigits(text)
    .replace(/[\s'_]/g, '')
    .replace(/[,.](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

/** The pay in a text, in minor units a month; or the key of the message about what `readPay` leaves unread. */
export function salaryIn(text: string): Pay | 'import_salary' | 'import_salary_unit' {
  const pay = readPay(text);
  if (!('unread' in pay)) return pay;
  return pay.isUnit ? 'import_salary_unit' : 'import_salary';
}

/** The words of a text that `salaryIn` does not understand, or all of it. */
export function unreadSalary(text: string): string {
  const pay = readPay(text);
  return 'unread' in pay ? pay.unread : text;
}

/** The first phone number of a cell in international form. Spreadsheet programs drop the zero of Cambodian ones. */
export const phoneIn = (text: string): string => dialledForm(text.split(/[/;,]/)[0] ?? '', 'KH');
