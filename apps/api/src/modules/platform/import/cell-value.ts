import { type Pay, readPay } from '@acheep/contract/jobs/pay-text';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { plainText } from '@acheep/contract/kernel/plain-text';
import { isKnownTag } from '@acheep/contract/kernel/rich-text/element';
import { day, dialledForm } from '@acheep/contract/kernel/text';
import { importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { decodeHTMLStrict } from 'entities';
import { editorHtml } from '../../../editor-html.ts';
import { dayIn, latinDigits, spanIn } from '../../talent/resume/reading/date.ts';
import { plain } from '../../talent/resume/reading/heading.ts';

/** Words for each option, computed once per list of options: a file may use them ten thousand times. */
const wordsByOptions = new WeakMap<Options, ReadonlyMap<string, string>>();
function sayingsOf(options: Options) {
  const known = wordsByOptions.get(options);
  if (known) return known;
  const sayings = new Map(
    Object.entries(options)
      .flatMap(([value, { en, km }]) => [value, en, km].map((one) => [plain(one), value] as const))
      // Of two equal ones, the first wins.
      .reverse(),
  );
  wordsByOptions.set(options, sayings);
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
  const answer = text.trim().toLowerCase();
  return yes.has(answer) ? true : no.has(answer) ? false : null;
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

// A tag ends before the next one begins: of a thousand unclosed tags each is scanned once.
const tag = /<(\/?)([a-z][a-z\d:-]*)(?:[\s/][^<>]*)?>/gi;

/** True for HTML: a known tag, or the end of any. `List<String>` and `<dara@example.com>` are text. */
function isHtml(text: string): boolean {
  for (const [, slash, name = ''] of text.matchAll(tag))
    if (slash || isKnownTag(name.toLowerCase())) return true;
  return false;
}

/**
 * Decodes the entities of HTML, by name and number, once. They end in a semicolon: `?lang=en&copy=2` of an address has
 * none.
 */
const decoded = (text: string) => decodeHTMLStrict(text).replaceAll('\u00a0', ' ');

/** The HTML in a cell, escaped or not; null for text, which is decoded. */
function opened(cell: string): { html: string | null; text: string } {
  if (isHtml(cell)) return { html: cell, text: '' };
  const text = decoded(cell);
  return isHtml(text) ? { html: text, text: '' } : { html: null, text };
}

/** HTML in which line breaks of the source are the only ones. */
const hasOwnLines = (html: string) => /\n/.test(html) && !/<(?:p|br|div)[\s/>]/i.test(html);

/** Converts a cell to HTML for the editor: HTML as it is, to be sanitised when it is saved, and lines as paragraphs. */
export function htmlIn(cell: string): string {
  const { html, text } = opened(cell);
  if (html !== null) return hasOwnLines(html) ? `<div style="white-space:pre-line">${html}</div>` : html;
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/(?:\r\n|\n|\r)\s*(?:\r\n|\n|\r)+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r\n|\n|\r/g, '<br>')}</p>`)
    .join('');
}

/** Converts a cell to plain text: its tags are removed and its entities decoded. Lines of a list become its entries. */
export function plainIn(cell: string, { isList }: { isList: boolean }): string {
  if (!/[&<]/.test(cell)) return cell;
  const { html, text } = opened(cell);
  if (html === null) return text;
  const lines = editorHtml(html, { pictures: false });
  return plainText(isList ? lines.replace(/<\/(?:p|li|h\d)>|<br \/>/g, '; ') : lines);
}

/** Identifiers are compared as they are, and texts are HTML. */
const isPlain = (kind: ImportKind, column: string) =>
  column !== 'id' && column !== 'company_id' && importColumns[kind][column]?.holds !== 'html';

/** The content of a cell as its column holds it. */
export function cellContent(kind: ImportKind, column: string, cell: string): string {
  if (!isPlain(kind, column)) return cell;
  const { holds } = importColumns[kind][column] ?? {};
  return plainIn(cell, { isList: holds === 'list' || holds === 'choices' });
}
