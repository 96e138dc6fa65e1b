import { stemmer } from 'stemmer';
import { wordsOfQuery } from './query-word.ts';
import { termOf } from './segment.ts';
import { keptWord, STOP_WORDS } from './stop-word.ts';

/** A word of what somebody looks for. */
export interface LookedUpWord {
  /** As the dictionary cut it. */
  written: string;
  /** As it is looked up. */
  term: string;
  /** Which of the runs of letters it comes from. */
  run: number;
}

const lookupWord = (written: string, run: number): LookedUpWord => ({
  written,
  term: written === 'it' ? keptWord(written) : termOf(written),
  run,
});

/** Stop words say nothing beside other words; alone they are what was asked for. */
function withoutStopWords(words: readonly LookedUpWord[]): LookedUpWord[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word.term));
  return telling.length ? telling : words.map((word) => ({ ...word, term: keptWord(word.term) }));
}

/** The words that a text is looked up by, of its first 200 characters. */
export const lookedUpWords = (text: string): LookedUpWord[] =>
  withoutStopWords(wordsOfQuery(text).flatMap((run, i) => run.map((word) => lookupWord(word, i))));

/** A word without its ending, for telling whether two are the same: drivers, driver. */
export const stemOf = (word: string) => (/^[a-z]+$/.test(word) ? stemmer(word) : word);
