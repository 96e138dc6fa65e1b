import { trimEnd } from '@acheep/contract/kernel/trim';

/** Month names and abbreviations of both languages, including misspellings found in CVs. */
const monthNames = [
  'january|jan|មករា',
  'february|febuary|feb|កុម្ភៈ|កុម្ភះ|កុម្ភ:|កុម្ភៈ|កុម្ភ',
  'march|mar|មីនា|មិនា',
  'april|apr|មេសា',
  'may|ឧសភា',
  'june|jun|មិថុនា|មិថុណា',
  'july|jul|កក្កដា|កក្តដា',
  'august|aug|សីហា',
  'september|sept|sep|កញ្ញា',
  'october|oct|តុលា',
  'november|nov|វិច្ឆិកា|វិច្ឆការ|វិច្ចិកា',
  'december|dec|ធ្នូ',
];
const monthWords = new Map(
  monthNames.flatMap((names, place) => names.split('|').map((name): [string, number] => [name, place + 1])),
);
const monthWord = [...monthWords.keys()].sort((a, b) => b.length - a.length).join('|');
const year = String.raw`(?:19[4-9]\d|20\d\d)`;
const month = '(?:0?[1-9]|1[0-2])';
const dayNumber = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const dash = '[-‐-―−~→]';
/** Not in the middle of a number, a decimal or another date. */
const free = String.raw`(?<![\d/.])`;
const now = String.raw`presently|(?:the\s)?present(?:\s(?:day|time))?|nowadays|now|currently|current|today|this\sday|(?<=(?:to|till|until)\s)date|on-?going|still\s(?:working|employed)|បច្ចុប្បន្ននេះ|បច្ចុប្បន្ន|ឥឡូវនេះ|ឥឡូវ|សព្វថ្ងៃនេះ|សព្វថ្ងៃ`;

/** First and last month of what is no month. */
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 12],
  q1: [1, 3],
  q2: [4, 6],
  q3: [7, 9],
  q4: [10, 12],
};
const season = Object.keys(seasons).join('|');

/** How a date is written. Of several that begin at the same letter the first wins. */
const forms = [
  // 12 May 2019, May 12, 2019, May-2019, ថ្ងៃទី១២ ខែឧសភា ឆ្នាំ២០១៩
  new RegExp(
    String.raw`${free}(?:ថ្ងៃទី\s?)?(?:(?<day>${dayNumber})(?:st|nd|rd|th)?[\s,.-]{0,3}(?:of\s)?)?(?:ខែ\s?)?(?<![a-z])(?<word>${monthWord})[\s,./'’-]{0,3}(?:(?<dayAfter>${dayNumber})(?:st|nd|rd|th)?[\s,]{1,2})?(?:ឆ្នាំ\s?)?(?<year>${year})(?!\d)`,
    'giu',
  ),
  // ខែ៥ ឆ្នាំ២០១៩
  new RegExp(
    String.raw`(?:ថ្ងៃទី\s?(?<day>${dayNumber})\s?)?ខែ\s?(?<month>${month})[\s,]{0,2}ឆ្នាំ\s?(?<year>${year})(?!\d)`,
    'giu',
  ),
  // Summer 2019, Q3 2019
  new RegExp(String.raw`(?<![a-z])(?<season>${season})[\s,/'-]{1,2}(?:of\s)?(?<year>${year})(?!\d)`, 'giu'),
  // 2019 May
  new RegExp(
    String.raw`${free}(?<year>${year})(?:[\s,./]{1,2}|-)(?!may\s[a-z])(?<word>${monthWord})(?![a-z])(?![\s,.]{0,3}${year})`,
    'giu',
  ),
  // The first month of "Sep – Dec 2020" and of "09 – 12/2020".
  new RegExp(
    String.raw`(?<![a-z])(?<word>${monthWord})\.?(?=\s?(?:${dash}|to|ដល់)\s?(?:ខែ\s?)?(?:${monthWord})[\s,.]{0,3}(?:ឆ្នាំ\s?)?(?<year>${year}))`,
    'giu',
  ),
  new RegExp(String.raw`${free}(?<month>${month})(?=\s?${dash}\s?${month}[/.](?<year>${year})(?!\d))`, 'giu'),
  // 12/05/2019
  new RegExp(
    String.raw`${free}(?<day>${dayNumber})[/.-](?<month>${month})[/.-](?<year>${year})(?!\d)`,
    'giu',
  ),
  // The academic year 2019/20
  new RegExp(String.raw`${free}(?<year>${year})\s?/\s?(?<lastYear>${year}|1[3-9]|[2-9]\d)(?![\d/])`, 'giu'),
  // 2019-21, 2009–11
  new RegExp(String.raw`${free}(?<year>${year})\s?-\s?(?<lastYear>1[3-9]|[2-9]\d)(?![\d/.])`, 'giu'),
  new RegExp(String.raw`${free}(?<year>${year})\s?[‐-―−]\s?(?<lastYear>\d\d)(?![\d/.])`, 'giu'),
  // 2019-05-12, 2019-05
  new RegExp(
    String.raw`${free}(?<year>${year})[/.-](?<month>${month})(?:[/.-](?<day>${dayNumber}))?(?!\d)`,
    'giu',
  ),
  // 05/2019
  new RegExp(String.raw`${free}(?<month>${month})[/.-](?<year>${year})(?!\d)`, 'giu'),
  // Aug-19, Aug '19, 08/19, '19
  new RegExp(String.raw`(?<![a-z])(?<word>${monthWord})(?:[-./]|\.?\s?['’])(?<short>\d\d)(?!\d)`, 'giu'),
  new RegExp(String.raw`${free}(?<month>${month})/(?<short>1[3-9]|[2-9]\d)(?![\d/.])`, 'giu'),
  /(?<![\d\p{L}])['’](?<short>\d\d)(?!\d)/giu,
  // 2019
  new RegExp(
    String.raw`(?<![a-z])(?:(?:early|mid|late|end of|beginning of|start of)[\s-])?(?:(?:ដើម|ចុង|ពាក់កណ្ដាល)\s?)?(?:ឆ្នាំ\s?)?(?<![\d/.+]|\+[\d\s]{1,14})(?<year>${year})(?![\d/])`,
    'giu',
  ),
  new RegExp(`(?<![a-z])(?<now>${now})(?![a-z])`, 'giu'),
];
/** Words that join the two dates of a period, and those behind which its end is left open. */
const joints = new Set(
  '- up upto to until till through thru ខែ រហូតមកដល់ រហូតដល់ មកដល់ ទៅដល់ ដល់ រហូត ដល់ខែ រហូតដល់ខែ'.split(' '),
);
const openJoints = new Set('- to until till ដល់'.split(' '));
/** Most words of a joint. */
const maxJoints = 5;

const areWords = (text: string, known: ReadonlySet<string>) => {
  const words = text
    .toLowerCase()
    .replace(/[-‐-―−~→]/g, ' - ')
    .split(' ')
    .filter((word) => word.trim() !== '');
  return words.length > 0 && words.length <= maxJoints && words.every((word) => known.has(word.trim()));
};
/** "Sep 2020 – (" */
const isJoint = (text: string) => areWords(text.replace(/[([]$/, ''), joints);
/** "June 2019 –", "(June 2019 –)" */
const isOpen = (text: string) => areWords(text.trim().replace(/[)\]]$/, ''), openJoints);
const both = /\bbetween ?$|ចន្លោះ(?:ពី)? ?$/iu;
const opening = /[\s([|,·•:៖]/u;
const before = /(?:\b(?:from|since|between)|ចាប់ពី|ចាប់តាំងពី|ចន្លោះពី|ចន្លោះ|ពី)$/iu;
const after = /^\s*[)\]|,.·•:៖]*\s*/u;
const since = /(?:\b(?:since|from)|ចាប់ពី|ចាប់តាំងពី)\s*$/iu;
const until = /(?:\b(?:until|till|up to)|រហូតដល់|ដល់)\s*$/iu;

interface Point {
  year: number;
  month?: number;
  day?: number;
  /** Its last year and month, where it is longer than a month or a year. */
  lastYear?: number;
  lastMonth?: number;
  isNow: boolean;
  /** Years of two digits mean a year only in a period whose ends are both written so. */
  isShort: boolean;
  /** "2010-12" is a month or three years, "2004/05" a month or an academic year. */
  isUnsure: boolean;
  start: number;
  end: number;
}

/** Replaces Khmer digits by Latin ones; every character keeps its position. */
export const latinDigits = (text: string) =>
  text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0));

const fullYear = (digits: string) =>
  (digits.length > 2 ? 0 : Number(digits) < 70 ? 2000 : 1900) + Number(digits);

function pointOf({ index, 0: all, groups: g = {} }: RegExpExecArray): Point {
  const number = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  const [first, last] = seasons[g.season ?? ''] ?? [];
  const year = fullYear(g.year ?? g.short ?? '0');
  const isLone = g.month !== undefined && g.day === undefined && /^\d{4}[/-]/.test(all);
  return {
    year,
    month: g.word ? monthWords.get(g.word) : (number(g.month) ?? first),
    day: number(g.day ?? g.dayAfter),
    lastYear: g.lastYear === undefined ? undefined : fullYear(g.lastYear),
    lastMonth: last,
    isNow: g.now !== undefined,
    isShort: g.short !== undefined,
    isUnsure: isLone && Number(g.month) > year % 100 && year >= 2000,
    start: index,
    end: index + all.length,
  };
}

/** Not for a length that ends before it begins. */
const isForward = ({ year: of, lastYear }: Point) => lastYear === undefined || lastYear > of;

/** Dates of a text from left to right. Each form is searched again only behind a date that took its match. */
function pointsOf(given: string): Point[] {
  const text = latinDigits(given).toLowerCase();
  const search = (form: RegExp, from: number) => {
    form.lastIndex = from;
    return form.exec(text);
  };
  const next = forms.map((form) => search(form, 0));
  const points: Point[] = [];
  for (let end = 0; ; ) {
    for (const [place, form] of forms.entries())
      if ((next[place]?.index ?? end) < end) next[place] = search(form, end);
    const first = Math.min(...next.map((match) => match?.index ?? text.length));
    const found = next.find((match) => match?.index === first);
    if (!found) return points.filter(isForward);
    points.push(pointOf(found));
    end = found.index + found[0].length;
  }
}

const two = (value: number) => String(value).padStart(2, '0');
/** `yyyy-MM`; a bare year starts with its first month and ends with its last. */
const monthOf = (
  { year: of, month: within, lastYear = of, lastMonth = within }: Point,
  edge: 'first' | 'last',
) => (edge === 'first' ? `${of}-${two(within ?? 1)}` : `${lastYear}-${two(lastMonth ?? 12)}`);

/** A period, and the text that remains without it. */
export interface Span {
  from?: string;
  to?: string;
  current: boolean;
  /** A single date instead of a period. */
  isPoint: boolean;
  rest: string;
}

/** Length of a period, which some programs add to it. */
const lengthOf = /\(?\b\d{1,2} (?:years?|yrs?|months?|mos?)(?: \d{1,2} (?:months?|mos?))?\)?/giu;

/** A text without dates of these years, and without the length of their periods. */
export function withoutDates(text: string, years: ReadonlySet<string>): string {
  const known = pointsOf(text).filter(({ year: of, isNow }) => isNow || years.has(String(of)));
  if (known.length === 0) return text;
  let rest = '';
  let from = 0;
  for (const { start, end } of known) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return (rest + text.slice(from)).replace(lengthOf, ' ');
}

/** True where two dates are the ends of a period. */
function areEnds(text: string, first: Point, second: Point): boolean {
  const areDates = !first.isNow && !second.isNow;
  if (areDates ? first.isShort !== second.isShort : first.isNow === second.isNow) return false;
  const joint = text.slice(first.end, second.start);
  // "Sep. 2023 Mar. 2024", and columns for both.
  if (joint.trim() === '') return areDates && (first.month === undefined) === (second.month === undefined);
  return isJoint(joint) || (/^ ?(?:and|និង) ?$/iu.test(joint) && both.test(text.slice(0, first.start)));
}

/** "April 2020 onwards" */
const onward = /^ ?(?:onwards?\b|តទៅ)/iu;

/** First period in a text; without one, its first date. */
export function spanIn(text: string): Span | null {
  const points = pointsOf(text);
  const restOf = (start: number, end: number) =>
    trimEnd(
      `${trimEnd(text.slice(0, start), opening).replace(before, '').trimEnd()}\t${text.slice(end).replace(after, '')}`.replace(
        /^[\s,;|·–—-]+/u,
        '',
      ),
      /[\s,;|·–—(-]/u,
    );
  for (const [place, first] of points.entries()) {
    const second = points[place + 1];
    if (!second || !areEnds(text, first, second)) continue;
    const rest = restOf(first.start, second.end);
    // "Present – June 2019"
    const [begin, end] = first.isNow ? [second, first] : [first, second];
    if (end.isNow && !begin.isNow)
      return { from: monthOf(begin, 'first'), current: true, isPoint: false, rest };
    const [from, to] = [monthOf(begin, 'first'), monthOf(end, 'last')];
    if (from <= to) return { from, to, current: false, isPoint: false, rest };
  }
  const first = points.find(({ isNow, isShort }) => !isNow && !isShort);
  if (!first || first.isUnsure) return null;
  const [above, below] = [text.slice(0, first.start), text.slice(first.end)];
  const [from, to] = [monthOf(first, 'first'), monthOf(first, 'last')];
  const onwards = onward.exec(below)?.[0] ?? '';
  const rest = restOf(first.start, first.end + onwards.length);
  if (since.test(above) || isOpen(below) || onwards !== '')
    return { from, current: true, isPoint: false, rest };
  if (until.test(above)) return { to, current: false, isPoint: false, rest: rest.replace(until, '').trim() };
  return { from, to, current: false, isPoint: first.lastYear === undefined, rest };
}

/** True where a period is broken at the edge of a column: "June 2019 –" above "March 2020". */
export function isBrokenPeriod(text: string, next: string): boolean {
  const last = pointsOf(text).at(-1);
  return last !== undefined && isOpen(text.slice(last.end)) && pointsOf(next)[0]?.start === 0;
}

/** The only date in a text, read as day before month, the local order; null if it is ambiguous. */
export function dayIn(text: string): string | null {
  const [found, ...more] = pointsOf(text);
  if (!found?.month || !found.day || more.length > 0) return null;
  const date = `${found.year}-${two(found.month)}-${two(found.day)}`;
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : null;
}
