import { searchText } from '../analysis/document.ts';
import { segment } from '../analysis/segment.ts';
import { keepAbbreviations } from '../analysis/stop-word.ts';
import { lexicon } from '../dictionary/lexicon.ts';
import { type Synonyms, synonymTerms } from '../dictionary/synonym.ts';

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

/** Consonants alone are read as an abbreviation from this length on. */
const SHORTEST_ABBREVIATION = 3;
const MOST_LIKELY = 4;
const consonants = (text: string) =>
  text.slice(0, 1).toLowerCase() +
  text
    .slice(1)
    .toLowerCase()
    .replace(/[aeiouy\s-]/g, '');

/** English names of trades by their consonants: "drv" for driver. */
function abbreviated(typed: string): string[] {
  if (!/^[a-z]+$/.test(typed) || typed.length < SHORTEST_ABBREVIATION || consonants(typed) !== typed)
    return [];
  const names = lexicon.flatMap(({ about, wordings: [name = ''] }) => (about === 'trade' ? [name] : []));
  return names
    .filter((name) => consonants(name).startsWith(typed))
    .sort((one, other) => one.length - other.length)
    .map((name) => name.toLowerCase());
}

/**
 * Other beginnings to suggest for a text that nothing begins with: what it means in the lexicon, in any spelling, or
 * what it abbreviates. At most four.
 */
export function likelyBeginnings(typed: string, synonyms: Synonyms): string[] {
  const terms = synonymTerms(typed.slice(0, LONGEST_TYPED));
  const [only] = synonyms.find(terms);
  const meant = only?.length === terms.length ? only.ways.map((way) => way.join(' ')) : [];
  const others = [...meant, ...abbreviated(typed.trim().toLowerCase())].map(beginningOf);
  return [...new Set(others)].filter((one) => one && one !== beginningOf(typed)).slice(0, MOST_LIKELY);
}
