import { type LookedUpWord, lookedUpWords, stemOf } from '../analysis/looked-up-word.ts';
import { isKhmer } from '../analysis/query-word.ts';
import { termOf } from '../analysis/segment.ts';
import { keptAs } from '../analysis/stop-word.ts';
import { isFiller, type TellingWord, withoutFiller } from '../dictionary/filler-word.ts';
import type { Synonyms } from '../dictionary/synonym.ts';
import { finishedWords } from './unfinished-word.ts';

/**
 * Last words of Cambodian place names. They are never unfinished: Kep is a province, and a search for it must not match
 * every job whose text has "kept", nor Kampong Cham match "champion".
 */
const PLACE_WORDS: ReadonlySet<string> = new Set(
  `battambang cham chhnang kampot kandal kep khmum kong kratie meanchey mondulkiri pailin penh pursat ratanakiri reap
  rieng sihanouk sihanoukville speu takeo thom treng veng vihear`.split(/\s+/),
);

/** PostgreSQL queries for a typed text. */
export interface SearchQuery {
  /** For `to_tsquery('english', …)`: all words. */
  exact: string;
  /** For `to_tsquery('english', …)`: all words, the last one perhaps unfinished. Finds all that `exact` finds. */
  prefix: string;
  /** `prefix` extended by synonyms of its words; only where there are any. Finds all that `prefix` finds. */
  meant?: string;
}

export const MOST_WORDS = 8;
/** Shorter Latin words are abbreviations (HR, Go, QA): as prefixes they would match half of all jobs. */
const SHORTEST_LATIN_PREFIX = 3;
const SHORTEST_KHMER_PREFIX = 2;
/** Words kept apart from others that they may be the beginning of, whose stem they are: market, marketing. */
const BEGINNINGS = new Set(['account', 'market']);
/** Maximum number of trailing pieces of an unfinished Khmer word that are joined again. */
const MOST_JOINED = 6;

// Words contain letters, marks and digits only; the quotes keep each of them one operand, even after stemming.
export const lexeme = (word: string) => `'${word}'`;
export const all = (operands: readonly string[]) => [...new Set(operands)].join(' & ');
/** Word as one operand, which matches with or without its filler. */
const operandOf = ({ term, whole }: TellingWord) =>
  whole ? `(${lexeme(whole.term)} | ${lexeme(term)})` : lexeme(term);
export const any = (operands: readonly string[]) =>
  operands.length > 1
    ? `(${operands.map((o) => (o.includes('&') ? `(${o})` : o)).join(' | ')})`
    : all(operands);

function latinPrefix(word: string): string {
  const plain = keptAs(word);
  if (BEGINNINGS.has(plain)) return any([lexeme(word), lexeme(plain)]);
  // PostgreSQL stems a beginning as well: accountant would match what begins with account.
  if (BEGINNINGS.has(stemOf(word))) return lexeme(word);
  if (word.length < SHORTEST_LATIN_PREFIX || !/^\p{L}+$/u.test(word) || PLACE_WORDS.has(word))
    return lexeme(word);
  return any([`${lexeme(word)}:*`, ...finishedWords(word).map(lexeme)]);
}

/**
 * The dictionary splits an unfinished Khmer word into pieces that the finished word does not have, so the last pieces
 * are also looked up joined, as the beginning of one word.
 */
function khmerPrefix(written: readonly string[]): string {
  const ways: string[] = [];
  for (let joined = 1; joined <= Math.min(MOST_JOINED, written.length); joined++) {
    const whole = termOf(written.slice(-joined).join(''));
    const before = written.slice(0, -joined).map((word) => lexeme(termOf(word)));
    ways.push(all([...before, whole.length < SHORTEST_KHMER_PREFIX ? lexeme(whole) : `${lexeme(whole)}:*`]));
  }
  return any(ways);
}

/** Prefix with and without fillers: texts contain one or the other. */
function khmerEnding(unfinished: readonly TellingWord[]): string {
  const writtenPrefix = khmerPrefix(unfinished.map(({ written }) => written));
  if (unfinished.every(({ whole }) => !whole)) return writtenPrefix;
  return any([khmerPrefix(unfinished.map(({ written, whole }) => whole?.written ?? written)), writtenPrefix]);
}

/** How the words of a query are looked up. */
interface Lookup {
  isUnfinished: (word: TellingWord) => boolean;
  /** Operand of the unfinished words. */
  ending: string;
  /** Further operand of some words, which they may be found by instead. */
  instead?: (words: readonly TellingWord[]) => string;
}

/** Replaces each word that has synonyms by all its wordings; null where none has. */
export function meantBy(
  words: readonly TellingWord[],
  { isUnfinished, ending, instead }: Lookup,
  synonyms: Synonyms,
): string | null {
  const found = synonyms.find(words.map(({ term }) => term));
  if (found.length === 0 && !instead) return null;
  const or = (operand: string, own: readonly TellingWord[]) =>
    instead ? any([operand, instead(own)]) : operand;
  const named = new Set(found.flatMap(({ from, length }) => words.slice(from, from + length)));
  const operands = found.map(({ from, length, ways }) =>
    or(any([...new Set(ways.map((way) => all(way.map(lexeme))))]), words.slice(from, from + length)),
  );
  const others = words.filter((word) => !named.has(word));
  // An unfinished phrase is looked up as one: once a part of it is a word with synonyms, all of it counts as finished.
  const isOpen = words.some(isUnfinished) && ![...named].some(isUnfinished);
  const rest = others
    .filter((word) => !(isOpen && isUnfinished(word)))
    .map((word) => or(operandOf(word), [word]));
  return all([...rest, ...operands, ...(isOpen ? [or(ending, words.filter(isUnfinished))] : [])]);
}

/**
 * Words that have to be found. Fillers are left out, unless they belong to a wording with a meaning ("social work"), or
 * there are no other words.
 */
function tellingWords(typed: LookedUpWord[], synonyms: Synonyms): TellingWord[] {
  const words = typed.map(withoutFiller);
  const named = new Set(
    synonyms
      .find(words.map(({ term }) => term))
      .flatMap(({ from, length }) => (length > 1 ? words.slice(from, from + length) : [])),
  );
  const telling = words.filter((word) => named.has(word) || !isFiller(word.term));
  return telling.length > 0 ? telling : typed;
}

export function lookupOf(
  words: readonly TellingWord[],
  isOpen = true,
): Lookup & { exact: string; prefix: string } {
  const last = words.at(-1) as TellingWord;
  const isUnfinished = (word: TellingWord) =>
    isOpen && (word === last || (isKhmer(last.term) && word.run === last.run));
  const before = words.filter((word) => !isUnfinished(word)).map(operandOf);
  const unfinished = words.filter(isUnfinished);
  const ending = isKhmer(last.term) ? khmerEnding(unfinished) : latinPrefix(last.term);
  const exact = all(words.map(operandOf));
  return { isUnfinished, ending, exact, prefix: isOpen ? all([...before, ending]) : exact };
}

/**
 * Query for a typed text: safe for any input, at most eight words of its first 200 characters. `null` where there is
 * nothing to search for, such as punctuation only.
 */
export function searchQuery(text: string, synonyms?: Synonyms): SearchQuery | null {
  const typed = lookedUpWords(text);
  const words: TellingWord[] = (synonyms ? tellingWords(typed, synonyms) : typed).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const { exact, prefix, ...lookup } = lookupOf(words);
  const meant = synonyms && meantBy(words, lookup, synonyms);
  return { exact, prefix, ...(meant && { meant: any([prefix, meant]) }) };
}
