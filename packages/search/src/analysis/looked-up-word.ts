import { stemmer } from 'stemmer';
import { wordsOfQuery } from './query-word.ts';
import { termOf } from './segment.ts';
import { keptWord, STOP_WORDS } from './stop-word.ts';

/** Word of a search. */
export interface LookedUpWord {
  /** As split by the dictionary. */
  written: string;
  /** As it is looked up. */
  term: string;
  /** Index of its run of letters. */
  run: number;
}

export const lookedUpWord = (written: string, run: number): LookedUpWord => ({
  written,
  term: written === 'it' ? keptWord(written) : termOf(written),
  run,
});

/** Stop words are ignored next to other words; alone they are the search. */
function withoutStopWords(words: readonly LookedUpWord[]): LookedUpWord[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word.term));
  return telling.length ? telling : words.map((word) => ({ ...word, term: keptWord(word.term) }));
}

/** Words to look up for a text, from its first 200 characters. */
export const lookedUpWords = (text: string): LookedUpWord[] =>
  withoutStopWords(wordsOfQuery(text).flatMap((run, i) => run.map((word) => lookedUpWord(word, i))));

/** Stem of a word, for comparison: drivers, driver. */
export const stemOf = (word: string) => (/^[a-z]+$/.test(word) ? stemmer(word) : word);
