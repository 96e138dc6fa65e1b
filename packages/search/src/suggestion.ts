import { searchText } from './document.ts';
import { segment } from './segment.ts';
import { keepAbbreviations } from './stop-word.ts';

/** Maximum characters read of the typed text, and stored of a beginning. The database stores as many. */
const LONGEST_TYPED = 80;
const LONGEST_START = 40;
const MOST_STARTS = 12;

const BETWEEN_KHMER = /([\u1780-\u17D3]) (?=[\u1780-\u17D3])/g;
/** The vowel e is also the first half of others, so it may still be unfinished. */
const HALF_VOWEL = /\u17C1$/;

const joined = (words: readonly string[]) =>
  words.join(' ').replace(BETWEEN_KHMER, '$1').slice(0, LONGEST_START);

/**
 * Beginning that a suggestion must have, at one of its words, for a text being typed. Empty where there is nothing to
 * look up yet, such as a sign or half a letter.
 */
export const beginningOf = (typed: string): string =>
  joined(segment(keepAbbreviations(typed.slice(0, LONGEST_TYPED)))).replace(HALF_VOWEL, '');

/** Remainder of a name from each word on, to be matched with `beginningOf`. Same as `word_starts` in the database. */
export function startsOf(name: string): string[] {
  const words = searchText(name).split(' ').filter(Boolean);
  return [...new Set(words.slice(0, MOST_STARTS).map((_, i) => joined(words.slice(i, i + 8))))];
}
