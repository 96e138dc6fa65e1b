import { normalizeKhmer } from '../analysis/khmer.ts';
import { LONGEST_QUERY } from '../analysis/query-word.ts';

/** Maximum length of a synonym's word: anything longer is pasted text that nobody else searches for. */
const LONGEST_KEPT = 60;
const MOST_WORDS = 8;
/** Years and versions have this many; phone and card numbers have more. */
const MOST_DIGITS = 4;
const ADDRESS = /@|:\/\/|\bwww\./;

/**
 * Wording under which a search is counted: equal for all ways to type it. `null` for private or unusable text: anything
 * like an e-mail address, phone number or other long number, a web address, long text, and text without a letter.
 */
export function normalizedSearch(text: string): string | null {
  const normal = normalizeKhmer(text.slice(0, LONGEST_QUERY));
  const words = [...new Set(normal.split(/[\s\p{Zs}]+/u).filter(Boolean))];
  const kept = words.join(' ');
  const digits = normal.match(/\p{Nd}/gu)?.length ?? 0;
  const isTelling = /\p{L}/u.test(kept) && kept.length <= LONGEST_KEPT && words.length <= MOST_WORDS;
  return isTelling && digits <= MOST_DIGITS && !ADDRESS.test(kept) ? kept : null;
}
