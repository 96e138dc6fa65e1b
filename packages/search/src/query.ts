import { isFiller, type TellingWord, withoutFiller } from './filler-word.ts';
import { type LookedUpWord, lookedUpWords } from './looked-up-word.ts';
import { PLACE_WORDS } from './place-word.ts';
import { isKhmer } from './query-word.ts';
import { termOf } from './segment.ts';
import type { Synonyms } from './synonym.ts';
import { finishedWords } from './unfinished-word.ts';

/** What to hand to PostgreSQL for a text that somebody typed. */
export interface SearchQuery {
  /** For `to_tsquery('english', …)`: all words. */
  exact: string;
  /** For `to_tsquery('english', …)`: all words, the last one perhaps unfinished. Finds all that `exact` finds. */
  prefix: string;
  /** The same with all that means the same as a word of it; only where there is such. Finds all that `prefix` finds. */
  meant?: string;
}

const MOST_WORDS = 8;
/** Shorter Latin words are abbreviations (HR, Go, QA): as prefixes they would find half of all jobs. */
const SHORTEST_LATIN_PREFIX = 3;
const SHORTEST_KHMER_PREFIX = 2;
/** How many of the last pieces of an unfinished Khmer word are put together again. */
const MOST_JOINED = 6;

// Words hold letters, marks and digits only; the quotes keep each of them one operand whatever it may become.
const lexeme = (word: string) => `'${word}'`;
const all = (operands: readonly string[]) => [...new Set(operands)].join(' & ');
/** A word as one operand, where it was typed with more than it says in either form. */
const operandOf = ({ term, whole }: TellingWord) =>
  whole ? `(${lexeme(whole.term)} | ${lexeme(term)})` : lexeme(term);
const any = (operands: readonly string[]) =>
  operands.length > 1
    ? `(${operands.map((o) => (o.includes('&') ? `(${o})` : o)).join(' | ')})`
    : all(operands);

function latinPrefix(word: string): string {
  if (word.length < SHORTEST_LATIN_PREFIX || !/^\p{L}+$/u.test(word) || PLACE_WORDS.has(word))
    return lexeme(word);
  return any([`${lexeme(word)}:*`, ...finishedWords(word).map(lexeme)]);
}

/**
 * The dictionary cuts an unfinished Khmer word into pieces that the finished word does not have, so the last pieces
 * are also looked up put together, as the beginning of one word.
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

/** The same for what was typed, and for what it says: texts have one or the other. */
function khmerEnding(unfinished: readonly TellingWord[]): string {
  const said = khmerPrefix(unfinished.map(({ written }) => written));
  if (unfinished.every(({ whole }) => !whole)) return said;
  return any([khmerPrefix(unfinished.map(({ written, whole }) => whole?.written ?? written)), said]);
}

/** Instead of each word that has synonyms all ways to say it; null where none has. */
function meantBy(
  words: readonly TellingWord[],
  { isUnfinished, ending }: { isUnfinished: (word: TellingWord) => boolean; ending: string },
  synonyms: Synonyms,
): string | null {
  const found = synonyms.find(words.map(({ term }) => term));
  if (found.length === 0) return null;
  const named = new Set(found.flatMap(({ from, length }) => words.slice(from, from + length)));
  const operands = found.map(({ ways }) => any([...new Set(ways.map((way) => all(way.map(lexeme))))]));
  const others = words.filter((word) => !named.has(word));
  // What is unfinished is looked up as one: as soon as a part of it is a word with synonyms, all of it is finished.
  const isOpen = ![...named].some(isUnfinished);
  const rest = others.filter((word) => !(isOpen && isUnfinished(word))).map(operandOf);
  return all([...rest, ...operands, ...(isOpen ? [ending] : [])]);
}

/**
 * The words that have to be found: not those that only say that somebody looks for something, unless they belong to
 * what means something ("social work"), or nothing else is said.
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

/**
 * The query for a text typed by anybody: safe whatever it holds, at most eight words of its first 200 characters.
 * `null` where there is nothing to search for, such as punctuation only.
 */
export function searchQuery(text: string, synonyms?: Synonyms): SearchQuery | null {
  const typed = lookedUpWords(text);
  const words: TellingWord[] = (synonyms ? tellingWords(typed, synonyms) : typed).slice(0, MOST_WORDS);
  const last = words.at(-1);
  if (!last) return null;
  const isUnfinished = (word: TellingWord) => word === last || (isKhmer(last.term) && word.run === last.run);
  const before = words.filter((word) => !isUnfinished(word)).map(operandOf);
  const unfinished = words.filter(isUnfinished);
  const ending = isKhmer(last.term) ? khmerEnding(unfinished) : latinPrefix(last.term);
  const exact = all(words.map(operandOf));
  const prefix = all([...before, ending]);
  const meant = synonyms && meantBy(words, { isUnfinished, ending }, synonyms);
  return { exact, prefix, ...(meant && { meant: any([prefix, meant]) }) };
}
