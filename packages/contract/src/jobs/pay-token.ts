import { keptText, latinDigits } from '../kernel/khmer-text.ts';
import type { Currency } from '../kernel/money.ts';
import { currencyWords, multipliers, payWords } from './pay-word.ts';

export type PayKind = keyof typeof payWords | 'currency' | 'multiplier' | 'number' | 'unknown';

/** A word or sign of a text about pay. */
export interface PayToken {
  kind: PayKind;
  /** The word of the table, the digits with the signs between them, or the unknown letters. */
  word: string;
  currency?: Currency;
  from: number;
  to: number;
}
type Phrase = Pick<PayToken, 'kind' | 'word' | 'currency'>;

/** The words by their first letter, longest first: "per month" before "per". */
const phrases = new Map<string, Phrase[]>();
function learn(words: readonly string[], meaning: Omit<Phrase, 'word'>) {
  for (const written of words) {
    const word = keptText(written);
    phrases.set(word.charAt(0), [...(phrases.get(word.charAt(0)) ?? []), { ...meaning, word }]);
  }
}
for (const [kind, words] of Object.entries(payWords)) learn(words, { kind: kind as PayKind });
for (const [currency, words] of Object.entries(currencyWords))
  learn(words, { kind: 'currency', currency: currency as Currency });
learn(Object.keys(multipliers), { kind: 'multiplier' });
for (const list of phrases.values()) list.sort((a, b) => b.word.length - a.word.length);

const isDigit = (sign: string) => sign >= '0' && sign <= '9';
const isSpace = (sign: string) => /\s/.test(sign);
/** Soft hyphens, zero-width spaces and joiners, marks of direction. */
const isUnseen = (sign: string) => /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(sign);
const isLatin = (sign: string) => /[a-z]/.test(sign);
const isKhmer = (sign: string) => /[\u1780-\u17d3\u17dd]/.test(sign);
/** Of one syllable with the letter before it. */
const isMark = (sign: string) => /[\u17b6-\u17d3\u17dd]/.test(sign);
const isPoint = (sign: string) => /[.,'’]/.test(sign);
/** Between the digits of one number: a point, or one space of any width. */
const isBetween = (sign: string) => isPoint(sign) || /[ \u00a0\u2007-\u200b\u202f]/.test(sign);

/** In lower case, digits and signs of full width like all others, each in its place. */
const plain = (text: string) =>
  latinDigits(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** End of a word that begins at a place, or -1. Its spaces may be there or not; Khmer may have them anywhere. */
function endOf(word: string, text: string, at: number): number {
  const isOfKhmer = isKhmer(word.charAt(0));
  let end = at;
  for (const sign of word) {
    while (isUnseen(text.charAt(end)) || (isSpace(text.charAt(end)) && (isOfKhmer || sign === ' '))) end += 1;
    if (sign === ' ') continue;
    if (text.charAt(end) !== sign) return -1;
    end += 1;
  }
  const [last, next] = [word.charAt(word.length - 1), text.charAt(end)];
  return (isLatin(last) && isLatin(next)) || (isKhmer(last) && isMark(next)) ? -1 : end;
}

function wordAt(text: string, from: number): PayToken {
  for (const phrase of phrases.get(text.charAt(from)) ?? []) {
    const to = endOf(phrase.word, text, from);
    if (to >= 0) return { ...phrase, from, to };
  }
  const isLetter = [isLatin, isKhmer].find((is) => is(text.charAt(from)));
  let to = from + 1;
  while (isLetter?.(text.charAt(to))) to += 1;
  return { kind: 'unknown', word: isLetter ? text.slice(from, to) : '', from, to };
}

function numberAt(text: string, from: number): PayToken {
  let to = from + 1;
  while (isDigit(text.charAt(to)) || (isBetween(text.charAt(to)) && isDigit(text.charAt(to + 1)))) to += 1;
  // ".5" is not 5.
  const kind = isPoint(text.charAt(from - 1)) ? 'unknown' : 'number';
  return { kind, word: text.slice(from, to), from, to };
}

/** All of a text, but for spaces and what nobody sees, as words. */
export function payTokens(written: string): PayToken[] {
  const text = plain(written);
  const tokens: PayToken[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text.charAt(at);
    if (isSpace(sign) || isUnseen(sign)) at += 1;
    else {
      const token = isDigit(sign) ? numberAt(text, at) : wordAt(text, at);
      tokens.push(token);
      at = token.to;
    }
  }
  return tokens;
}
