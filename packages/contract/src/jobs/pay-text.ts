import { keptText } from '../kernel/khmer-text.ts';
import { type Currency, minorUnits, smallestPayable } from '../kernel/money.ts';
import { type PayKind, type PayToken, payTokens } from './pay-token.ts';
import { multipliers } from './pay-word.ts';

/** Pay a month in minor units: equal ends for one amount, one end for "from" and "up to", none if only negotiable. */
export interface Pay {
  from?: number;
  to?: number;
  currency?: Currency;
  negotiable?: true;
}
/** The words that were not understood; `isUnit` if they are a unit that a month's pay does not follow from. */
export interface UnreadPay {
  unread: string;
  isUnit: boolean;
}

/** Characters of pay, of its unread words, and of a number. */
const maxLengths = { pay: 200, unread: 60, number: 12 };
/** Amounts further apart are no range of which something was left out. */
const spread = 10;

const areThousands = ([first = '', ...more]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && more.every((group) => group.length === 3);

/**
 * The number that groups of digits mean, or null where they may mean two. Three digits behind a point are thousands:
 * "1.200" is 1,200 as in all cells of imports, since nobody is paid tenths of a cent. One or two are decimals. Before a
 * multiplier three may be either ("1.250 million"), and "300 500" may be a range.
 */
function numberIn(text: string, isMultiplied: boolean): number | null {
  const groups = text.split(/\D/);
  const signs = text.replace(/\d/g, '');
  const [point, last] = [signs.at(-1) ?? '', groups.at(-1) ?? ''];
  const [low, high] = groups.map(Number);
  const isDecimal = /[.,]/.test(point) && (last.length < 3 || (isMultiplied && low === 0));
  const whole = isDecimal ? groups.slice(0, -1) : groups;
  const between = new Set(isDecimal ? signs.slice(0, -1) : signs);
  if (groups.join('').length > maxLengths.number || between.size > 1 || (isDecimal && between.has(point)))
    return null;
  if (whole.length > 1 ? !areThousands(whole) : /^0\d/.test(text)) return null;
  if (whole.length === 2 && !isDecimal && low && high) {
    if (/[.,]/.test(point) && isMultiplied) return null;
    if (/\s|\u200b/.test(point) && high >= low && high < low * spread && high >= 100) return null;
  }
  return Number(whole.join('') + (isDecimal ? `.${last}` : ''));
}

interface Amount {
  /** Minor units. */
  value: number;
  /** Its number, and what that is multiplied by; 0 for several: 1 million 200 thousand. */
  number: number;
  factor: number;
  /** Index of the token behind. */
  end: number;
}

/** The amount at a token: a number with its multipliers, or several of these in order, such as "១លាន២សែន". */
function amountAt(tokens: readonly PayToken[], start: number): Amount | null {
  let amount: Amount | null = null;
  let part = Number.POSITIVE_INFINITY;
  let at = start;
  while (tokens[at]?.kind === 'number' && amount?.factor !== 1) {
    const { word = '' } = tokens[at] ?? {};
    let [factor, before] = [1, 0];
    for (at += 1; tokens[at]?.kind === 'multiplier'; at += 1) {
      const next = multipliers[tokens[at]?.word ?? ''] ?? 0;
      // "Hundred thousand" is one, "thousand hundred" is none.
      if (next <= before) return null;
      factor *= next;
      before = next;
    }
    const number = numberIn(word, factor > 1);
    // The end of "1 million 200" may be anything.
    if (number === null || (amount && (factor === 1 || number * factor >= part))) return null;
    const value: number = (amount?.value ?? 0) + Math.round(number * factor * minorUnits);
    amount = { value, number, factor: amount ? 0 : factor, end: at };
    part = factor;
  }
  return amount;
}

/** Amounts and words as letters, of which these orders mean something. */
const letters: Partial<Record<PayKind, string>> = {
  number: 'A',
  from: 'f',
  least: 'l',
  orMore: 'p',
  most: 'm',
  min: 'i',
  max: 'x',
  between: 'b',
  dash: '-',
  to: 't',
  and: '&',
  onTop: '+',
  negotiable: 'n',
};
const exact = /^A\+*$/;
const lower = /^(?:[fli]Ap?|Ap{1,2}|Ai)\+*$/;
const upper = /^(?:[mx]A|Ax)\+*$/;
const range = /^(?:f?A[-tm]A|bf?A[-t&]A|[il]A[-&]?[mx]A|Ai-?Ax)\+*$/;
/** A dash before or behind a whole range only parts it from "negotiable"; beside one amount it may make a range. */
const aside = /^n-(?=A[-t]A$)|(?<=^A[-t]A)-n$/;

/** The lower end of a range: in "1-2 million" the multiplier is that of both, in "800-1.2k" it is not. */
function lowOf(low: Amount, high: Amount): number | null {
  if (low.factor !== 1 || high.factor === 1) return low.value;
  if (high.factor > 1 && low.number <= high.number) return low.value * high.factor;
  return high.value <= low.value * spread ? low.value : null;
}

function endsOf(order: string, [one, two]: readonly Amount[]): Pick<Pay, 'from' | 'to'> | null {
  if (order === '') return {};
  if (!one) return null;
  if (exact.test(order)) return { from: one.value, to: one.value };
  if (lower.test(order)) return { from: one.value };
  if (upper.test(order)) return { to: one.value };
  const from = two && range.test(order) ? lowOf(one, two) : null;
  return two && from !== null && from <= two.value ? { from, to: two.value } : null;
}

const units: readonly (PayKind | undefined)[] = ['month', 'year'];
const behindSlash: readonly (PayKind | undefined)[] = [...units, 'negotiable'];

/** The first words that are not understood; a unit before all others. */
function lostIn(tokens: readonly PayToken[]) {
  const lost = tokens.map(({ kind, word }, at) => {
    if (kind !== 'per' && kind !== 'one') return kind === 'unknown' || kind === 'otherUnit';
    return !(word === '/' ? behindSlash : units).includes(tokens[at + 1]?.kind);
  });
  const unit = tokens.findIndex(({ kind }) => kind === 'otherUnit');
  let first = unit < 0 ? lost.indexOf(true) : unit;
  if (first < 0) return null;
  let last = first;
  while (lost[first - 1]) first -= 1;
  while (lost[last + 1]) last += 1;
  const [begin, next] = [tokens[first], tokens[first + 1]];
  const isOfUnit = begin?.kind === 'per' && next?.kind === 'unknown' && /\p{L}/u.test(next.word);
  return { from: begin?.from, to: tokens[last]?.to, isUnit: unit >= 0 || isOfUnit };
}

/** What the words say together; null where they contradict each other or say nothing. */
function payOf(tokens: readonly PayToken[]): Pay | null {
  const amounts: Amount[] = [];
  const currencies = new Set<Currency>();
  const kinds = new Set<PayKind>();
  let order = '';
  for (let at = 0; at < tokens.length; ) {
    const { kind, currency } = tokens[at] as PayToken;
    const amount = kind === 'number' ? amountAt(tokens, at) : null;
    if (kind === 'multiplier' || (kind === 'number' && !amount?.value)) return null;
    if (amount) amounts.push(amount);
    if (currency) currencies.add(currency);
    kinds.add(kind);
    order += letters[kind] ?? '';
    at = amount?.end ?? at + 1;
  }
  const [currency] = currencies;
  const ends = endsOf(order.replace(aside, '').replaceAll('n', ''), amounts);
  const [isMonth, isYear, isNegotiable] = (['month', 'year', 'negotiable'] as const).map((kind) =>
    kinds.has(kind),
  );
  if (!ends || currencies.size > 1 || (isMonth && isYear) || (amounts.length === 0 && !isNegotiable))
    return null;
  // Of dollars "500m" are rather those of a month.
  const isOfMonth =
    tokens.some(({ kind, word }) => kind === 'multiplier' && word === 'm') && currency !== 'KHR';
  if (isOfMonth && !isMonth && !isYear) return null;
  // Nobody is paid "1.2 riel", but 1.2 of something that was left out.
  if (currency && amounts.some(({ value }) => value % smallestPayable[currency] !== 0)) return null;
  const monthly = Object.entries(ends).map(([end, value]) => [end, Math.round(value / (isYear ? 12 : 1))]);
  return {
    ...Object.fromEntries(monthly),
    ...(currency && { currency }),
    ...(isNegotiable && { negotiable: true }),
  };
}

/**
 * Reads the pay that a text says, a month: `$1.5k - $2k`, `from 1.2 million KHR`, `$12,000 p.a.`, `៣០០ដុល្លារឡើងទៅ`. Every
 * character is accounted for. What is left over but words that are known to change nothing (another currency, a second
 * amount, a remark) makes all of it unread, as do a zero, a range that falls, and a contradiction.
 */
export function readPay(text: string): Pay | UnreadPay {
  const written = keptText(text.slice(0, maxLengths.pay + 1));
  const tokens = text.length > maxLengths.pay ? [] : payTokens(written);
  const lost = lostIn(tokens);
  const pay = lost ? null : payOf(tokens);
  if (pay) return pay;
  const { from = 0, to = written.length, isUnit = false } = lost ?? {};
  return {
    unread: written
      .slice(from, Math.min(to, from + maxLengths.unread))
      .trim()
      .toWellFormed(),
    isUnit,
  };
}
