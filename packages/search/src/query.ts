import { PLACE_WORDS } from './place-word.ts';
import { isKhmer, wordsOfQuery } from './query-word.ts';
import { termOf } from './segment.ts';
import { keptStopWord, STOP_WORDS } from './stop-word.ts';
import { finishedWords } from './unfinished-word.ts';

/** What to hand to PostgreSQL for a text that somebody typed. */
export interface SearchQuery {
  /** For `to_tsquery('english', …)`: all words. */
  exact: string;
  /** For `to_tsquery('english', …)`: all words, the last one perhaps unfinished. Finds all that `exact` finds. */
  prefix: string;
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
const any = (operands: readonly string[]) =>
  operands.length > 1
    ? `(${operands.map((o) => (o.includes('&') ? `(${o})` : o)).join(' | ')})`
    : all(operands);

interface Word {
  /** As the dictionary cut it. */
  written: string;
  /** As it is looked up. */
  term: string;
  /** Which of the runs of letters it comes from. */
  run: number;
}

function lookupWord(written: string, run: number): Word {
  return { written, term: written === 'it' ? keptStopWord(written) : termOf(written), run };
}

/** Stop words say nothing beside other words; alone they are what was asked for. */
function withoutStopWords(words: readonly Word[]): Word[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word.term));
  return telling.length ? telling : words.map((word) => ({ ...word, term: keptStopWord(word.term) }));
}

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

/**
 * The query for a text typed by anybody: safe whatever it holds, at most eight words of its first 200 characters.
 * `null` where there is nothing to search for, such as punctuation only.
 */
export function searchQuery(text: string): SearchQuery | null {
  const found = wordsOfQuery(text).flatMap((run, i) => run.map((word) => lookupWord(word, i)));
  const words = withoutStopWords(found).slice(0, MOST_WORDS);
  const last = words.at(-1);
  if (!last) return null;
  const isUnfinished = (word: Word) => word === last || (isKhmer(last.term) && word.run === last.run);
  const before = words.filter((word) => !isUnfinished(word)).map((word) => lexeme(word.term));
  const unfinished = words.filter(isUnfinished).map((word) => word.written);
  const ending = isKhmer(last.term) ? khmerPrefix(unfinished) : latinPrefix(last.term);
  return {
    exact: all(words.map((word) => lexeme(word.term))),
    prefix: all([...before, ending]),
  };
}
