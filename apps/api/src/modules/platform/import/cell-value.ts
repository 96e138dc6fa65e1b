import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Currency } from '@acheep/contract/kernel/money';
import { minorUnits } from '@acheep/contract/kernel/money';
import type { Options } from '@acheep/contract/kernel/option';
import { day } from '@acheep/contract/kernel/text';
import { dayIn, latinDigits } from '../../talent/resume/reading/date.ts';
import { plain } from '../../talent/resume/reading/heading.ts';

/** What people say for each choice, made once for each list of them: a file says them ten thousand times. */
const saidFor = new WeakMap<Options, ReadonlyMap<string, string>>();
function sayingsOf(options: Options) {
  const known = saidFor.get(options);
  if (known) return known;
  const sayings = new Map(
    Object.entries(options)
      .flatMap(([value, { en, km }]) => [value, en, km].map((one) => [plain(one), value] as const))
      // Where two are alike, the first is meant.
      .reverse(),
  );
  saidFor.set(options, sayings);
  return sayings;
}

/** The choice that a cell means: by what is stored, or by its words in either language. */
export const choiceIn = (options: Options, text: string): string | undefined =>
  sayingsOf(options).get(plain(text));

/** The words of all choices, to be told beside a wrong one. */
export const choicesIn = (options: Options) => {
  const words = (locale: Locale) =>
    Object.values(options)
      .map((one) => one[locale])
      .join(', ');
  return { en: words('en'), km: words('km') };
};

/** The entries of a cell that holds several. */
export const entriesOf = (text: string) =>
  text
    .split(/[;,|\n\u3001]+/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Of a day that no calendar has (`0000-00-00`, 30 February) nothing is left. */
const realDay = (text: string) => (day.safeParse(text).success ? text : null);

/** The calendar day that a cell names: of a moment the day in Phnom Penh, otherwise day before month. */
export function dayOfCell(text: string): string | null {
  const value = latinDigits(text).trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return realDay(value);
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) {
    if (!realDay(value.slice(0, 10))) return null;
    // Without an offset it is the clock of Phnom Penh.
    const iso = value.replace(' ', 'T');
    const moment = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+07:00`);
    return Number.isNaN(moment.getTime()) ? null : today(moment);
  }
  return dayIn(value);
}

const yes = new Set(['yes', 'y', 'true', '1', 'បាទ', 'ចាស', 'បាទ/ចាស', 'មាន']);
const no = new Set(['no', 'n', 'false', '0', 'ទេ', 'គ្មាន']);
export function yesIn(text: string): boolean | null {
  const said = text.trim().toLowerCase();
  return yes.has(said) ? true : no.has(said) ? false : null;
}

/** A number with what separates its thousands taken out. */
export function numberIn(text: string): number | null {
  const digits = latinDigits(text)
    .replace(/[\s'_]/g, '')
    .replace(/[,.](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

export interface Salary {
  negotiable?: true;
  from?: number;
  to?: number;
  currency?: Currency;
}

const amounts = /\d[\d,.' ]*\d|\d/g;
const said = (text: string, pattern: RegExp) => pattern.test(text);

/** What a salary written as a text means, minor units a month; or which sentence says that it means nothing. */
export function salaryIn(text: string): Salary | 'import_salary' | 'import_salary_unit' {
  const value = latinDigits(text).toLowerCase();
  // A formula is no amount.
  if (said(value, /[=@*|]/)) return 'import_salary';
  if (said(value, /hour|week|\bday\b|daily|ម៉ោង|សប្ដាហ៍|សប្តាហ៍|ថ្ងៃ/)) return 'import_salary_unit';
  const isYear = said(value, /year|annum|annual|ឆ្នាំ/);
  const numbers = (value.match(amounts) ?? []).map(numberIn);
  if (numbers.length === 0)
    return said(value, /negotia|\bneg\b|tbd|ចរចា/) ? { negotiable: true } : 'import_salary';
  if (numbers.length > 2 || numbers.some((one) => one === null)) return 'import_salary';
  const currency = said(value, /khr|riel|៛|រៀល/)
    ? 'KHR'
    : said(value, /usd|us\$|\$|dollar|ដុល្លារ/)
      ? 'USD'
      : undefined;
  // Another currency is not taken for ours.
  if (!currency && said(value, /[a-z]{3}/i) && !said(value, /month|ខែ|from|up to|min|max|year|annum/))
    return 'import_salary';
  const units = numbers.map((one) => Math.round(((one ?? 0) * minorUnits) / (isYear ? 12 : 1)));
  const [first = 0, second] = units;
  const isTop = said(value, /up to|\bmax|<|មិនលើស|រហូតដល់/);
  const isBottom = said(value, /\bfrom\b|\bmin|>|\+|ចាប់ពី/);
  const range =
    second !== undefined
      ? { from: first, to: second }
      : isTop
        ? { to: first }
        : isBottom
          ? { from: first }
          : { from: first, to: first };
  return { ...range, ...(currency && { currency }) };
}

/** A number as it is written here, in international form. */
export function phoneIn(text: string): string {
  const [first = ''] = latinDigits(text).split(/[/;,]/);
  const bare = first.replace(/[\s().-]/g, '');
  if (/^0\d{8,9}$/.test(bare)) return `+855${bare.slice(1)}`;
  return /^855\d{8,9}$/.test(bare) ? `+${bare}` : bare;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};
// A tag ends before the next one begins: of a thousand that never end each is looked at once.
const hasTags = (text: string) => /<\/?[a-z][^<>]*>/i.test(text);

/** A cell as the editor would have it: HTML as it is, to be cleaned when it is saved, and lines as paragraphs. */
export function htmlIn(text: string): string {
  const opened = hasTags(text)
    ? text
    : text.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (all, name: string) => entities[name] ?? all);
  if (hasTags(opened)) return opened;
  const escaped = opened.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/(?:\r\n|\n|\r)\s*(?:\r\n|\n|\r)+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r\n|\n|\r/g, '<br>')}</p>`)
    .join('');
}
