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
const now =
  'presently|present|until now|till now|now|currently|current|today|to date|ongoing|រហូតដល់បច្ចុប្បន្ន|បច្ចុប្បន្ននេះ|បច្ចុប្បន្ន|ឥឡូវនេះ|ឥឡូវ|សព្វថ្ងៃ';

const point = new RegExp(
  [
    String.raw`(?<![\d/.])(?:ថ្ងៃទី\s?)?(?:(?<wordDay>${dayNumber})(?:st|nd|rd|th)?[\s,.-]{0,3}(?:of\s)?)?(?:ខែ\s?)?(?<![a-z])(?<word>${monthWord})[\s,./'-]{0,3}(?:(?<afterDay>${dayNumber})(?:st|nd|rd|th)?,\s?)?(?:ឆ្នាំ\s?)?(?<wordYear>${year})(?!\d)`,
    // The first month of "Sep – Dec 2020".
    String.raw`(?<![a-z])(?<bare>${monthWord})\.?(?=\s?(?:[-–—]|to|ដល់)\s?(?:ខែ\s?)?(?:${monthWord})[\s,.]{0,3}(?:ឆ្នាំ\s?)?(?<bareYear>${year}))`,
    String.raw`(?<![\d/.])(?<day>${dayNumber})[/.-](?<dayMonth>${month})[/.-](?<dayYear>${year})(?!\d)`,
    String.raw`(?<![\d/.])(?<isoYear>${year})[/.-](?<isoMonth>${month})(?:[/.-](?<isoDay>${dayNumber}))?(?![\d])`,
    String.raw`(?<![\d/.])(?<monthNumber>${month})[/.-](?<monthYear>${year})(?!\d)`,
    String.raw`(?:ឆ្នាំ\s?)?(?<![\d/.+]|\+[\d\s]{1,14})(?<year>${year})(?![\d/])`,
    `(?<![a-z])(?<now>${now})(?![a-z])`,
  ].join('|'),
  'giu',
);
const between = /^\s*(?:[-–—−~→]|to|until|till|up to|រហូតដល់|ដល់|-\s*ដល់)\s*(?:ខែ\s*)?$/iu;
const opening = /[\s([|,·•:៖]/u;
const before = /(?:\b(?:from|since)|ចាប់ពី|ចាប់តាំងពី|ពី)$/iu;
const after = /^\s*[)\]|,.·•:៖]*\s*/u;

interface Point {
  year: number;
  month?: number;
  day?: number;
  isNow: boolean;
  start: number;
  end: number;
}

/** Replaces Khmer digits by Latin ones; every character keeps its position. */
export const latinDigits = (text: string) =>
  text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0));

function pointsOf(text: string): Point[] {
  return [...latinDigits(text).toLowerCase().matchAll(point)].map(({ index, 0: all, groups: g = {} }) => {
    const number = (...given: (string | undefined)[]) => {
      const said = given.find((one) => one !== undefined);
      return said === undefined ? undefined : Number(said);
    };
    return {
      year: number(g.wordYear, g.bareYear, g.dayYear, g.isoYear, g.monthYear, g.year) ?? 0,
      month:
        g.word || g.bare
          ? monthWords.get(g.word ?? g.bare ?? '')
          : number(g.dayMonth, g.isoMonth, g.monthNumber),
      day: number(g.wordDay, g.afterDay, g.day, g.isoDay),
      isNow: g.now !== undefined,
      start: index,
      end: index + all.length,
    };
  });
}

const two = (value: number) => String(value).padStart(2, '0');
/** `yyyy-MM`; a bare year starts with its first month and ends with its last. */
const monthOf = ({ year: of, month: within }: Point, edge: 'first' | 'last') =>
  `${of}-${two(within ?? (edge === 'first' ? 1 : 12))}`;

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
    if (first.isNow || !second || !between.test(text.slice(first.end, second.start))) continue;
    const [from, to] = [monthOf(first, 'first'), monthOf(second, 'last')];
    const rest = restOf(first.start, second.end);
    if (second.isNow) return { from, current: true, isPoint: false, rest };
    if (from <= to) return { from, to, current: false, isPoint: false, rest };
  }
  const [first] = points;
  if (!first || first.isNow) return null;
  const isSince = /(?:since|ចាប់ពី|ចាប់តាំងពី)\s*$/iu.test(text.slice(0, first.start));
  return {
    from: monthOf(first, 'first'),
    ...(isSince ? {} : { to: monthOf(first, 'last') }),
    current: isSince,
    isPoint: !isSince,
    rest: restOf(first.start, first.end),
  };
}

/** The only date in a text, read as day before month, the local order; null if it is ambiguous. */
export function dayIn(text: string): string | null {
  const [found, ...more] = pointsOf(text);
  if (!found?.month || !found.day || more.length > 0) return null;
  const date = `${found.year}-${two(found.month)}-${two(found.day)}`;
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : null;
}
