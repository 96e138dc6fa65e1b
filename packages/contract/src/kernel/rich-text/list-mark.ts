import { latinDigits } from '../khmer-text.ts';

/** Numerals of a list, as in the `type` of an `<ol>`. */
export type Numerals = '1' | 'a' | 'A' | 'i' | 'I';

/** A number that a mark may mean: `i.` is both a letter and a Roman number. Undefined for the next one. */
export interface Reading {
  numerals: Numerals;
  number: number | undefined;
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const roman = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

/** Zero for no Roman number. */
function romanIn(text: string): number {
  if (!roman.test(text)) return 0;
  const values = Array.from(text, (letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Word counts a … z, aa, bb … */
function lettersIn(text: string): number | undefined {
  const [first = ''] = text;
  if (!/^[a-z]$/.test(first) || text !== first.repeat(text.length)) return undefined;
  return first.charCodeAt(0) - 96 + 26 * (text.length - 1);
}

/** Longest mark that is looked at. */
const maxMarkLength = 20;

/**
 * The mark of a list item that a word processor wrote as text: no reading for a bullet, whatever its sign; null for
 * words that have to stay, such as “Step 1:”. `isSymbol`: its font has pictures for letters, as Wingdings has.
 */
export function readMark(mark: string, isSymbol: boolean): readonly Reading[] | null {
  const text = latinDigits(mark.replace(/[\s\u200b\ufeff]/g, ''));
  if (isSymbol || !/[\p{L}\p{N}]/u.test(text)) return [];
  if (text.length > maxMarkLength) return null;
  const core = text.replace(/^[([]/, '').replace(/[.)\]:,\u3001\u3002\uff0e\uff09\u17d4\u17d6-]{1,2}$/, '');
  const decimal = /^(?:\d+[.-])*(\d{1,4})$/.exec(core)?.[1];
  if (decimal) return [{ numerals: '1', number: Number(decimal) }];
  if (/^\p{N}+$/u.test(core)) return [{ numerals: '1', number: undefined }];
  // A letter by itself is a bullet whose font was lost, as in `o` and `Ø`.
  if (core === text && core.length === 1) return [];
  const small = core.toLowerCase();
  const isCapital = core === core.toUpperCase();
  if (core !== small && !isCapital) return null;
  const [letters, romans] = [lettersIn(small), romanIn(small)];
  const readings: Reading[] = [];
  if (letters) readings.push({ numerals: isCapital ? 'A' : 'a', number: letters });
  if (romans) readings.push({ numerals: isCapital ? 'I' : 'i', number: romans });
  if (readings.length > 0) return readings;
  return /^\p{L}\p{M}*$/u.test(core) ? [{ numerals: '1', number: undefined }] : null;
}

/** The reading that goes on with `next`, otherwise the lowest: a list begins near its beginning. */
export function likeliest(readings: readonly Reading[], next?: Reading): Reading | undefined {
  const going = next && readings.find((one) => isNext(one, next));
  return going ?? [...readings].sort((one, other) => (one.number ?? 1) - (other.number ?? 1))[0];
}

export const isNext = (one: Reading, next: Reading) =>
  one.number === undefined || (one.numerals === next.numerals && one.number === next.number);

const listStyles: Readonly<Record<string, Numerals>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Numerals of a list by its `type` attribute, `list-style` or `list-style-type`. */
export const numeralsOf = (type: string | undefined, style = ''): Numerals =>
  type !== undefined && /^[aAiI]$/.test(type)
    ? (type as Numerals)
    : (style.split(' ').flatMap((word) => listStyles[word] ?? [])[0] ?? '1');
