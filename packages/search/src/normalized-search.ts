import { normalizeKhmer } from './khmer.ts';
import { LONGEST_QUERY } from './query-word.ts';

/** As long as a word of a synonym may be: what is longer is a text that somebody pasted, and nobody else's search. */
const LONGEST_KEPT = 60;
const MOST_WORDS = 8;
/** A year and a version have as many; a telephone number and the number of a card have more. */
const MOST_DIGITS = 4;
const ADDRESS = /@|:\/\/|\bwww\./;

/**
 * The wording under which a search is counted: the same for all ways to type it. `null` where it is nobody else's
 * business: what looks like an e-mail address, a telephone number or any long number, an address of the web, what is
 * long, and what has no letter in it.
 */
export function normalizedSearch(text: string): string | null {
  const normal = normalizeKhmer(text.slice(0, LONGEST_QUERY));
  const words = [...new Set(normal.split(/[\s\p{Zs}]+/u).filter(Boolean))];
  const kept = words.join(' ');
  const digits = normal.match(/\p{Nd}/gu)?.length ?? 0;
  const isTelling = /\p{L}/u.test(kept) && kept.length <= LONGEST_KEPT && words.length <= MOST_WORDS;
  return isTelling && digits <= MOST_DIGITS && !ADDRESS.test(kept) ? kept : null;
}
