import { searchText } from './document.ts';
import { segment } from './segment.ts';
import { keepAbbreviations } from './stop-word.ts';

/** Characters of what was typed that are looked at, and of a beginning that is kept. The database keeps as many. */
const LONGEST_TYPED = 80;
const LONGEST_START = 40;
const MOST_STARTS = 12;

const BETWEEN_KHMER = /([\u1780-\u17D3]) (?=[\u1780-\u17D3])/g;
/** The vowel e, which is also the first half of others: whoever has typed it may go on with the rest of one. */
const HALF_VOWEL = /\u17C1$/;

const joined = (words: readonly string[]) =>
  words.join(' ').replace(BETWEEN_KHMER, '$1').slice(0, LONGEST_START);

/**
 * What a suggestion has to begin with, at one of its words, for a text that somebody is typing. Empty where there is
 * nothing to look for yet, such as a sign or half a letter.
 */
export const beginningOf = (typed: string): string =>
  joined(segment(keepAbbreviations(typed.slice(0, LONGEST_TYPED)))).replace(HALF_VOWEL, '');

/** From each word of a name on, what follows: what `beginningOf` is the beginning of. As `word_starts` in the database. */
export function startsOf(name: string): string[] {
  const words = searchText(name).split(' ').filter(Boolean);
  return [...new Set(words.slice(0, MOST_STARTS).map((_, i) => joined(words.slice(i, i + 8))))];
}
