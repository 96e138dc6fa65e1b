import { htmlText } from './html-text.ts';
import { normalizeKhmer } from './khmer.ts';
import { joinedWord, partsOf } from './khmer-word.ts';
import { sideTokens } from './latin-token.ts';
import { runsOf, termOf } from './segment.ts';
import { finish, type Steps } from './steps.ts';
import { keepAbbreviations } from './stop-word.ts';

/** Maximum words per part that are searched for hidden ones. The longest real texts have a few hundred. */
const MOST_LOOKED_INTO = 500;
/** Maximum characters read of each part, and written in all. Khmer takes three bytes each; a tsvector ends at 1 MB. */
const LONGEST_PART = 20_000;
const LONGEST_TEXT = 60_000;

const isKhmer = (word: string | undefined): word is string =>
  word !== undefined && word >= '\u1780' && word < '\u1800';

/** Additional words to index: parts of compounds, and words that the writer split with a space. */
function* hiddenWords(runs: readonly string[][], hidden: Set<string>): Steps<void> {
  const seen = new Set<string>();
  let last: string | undefined;
  for (const run of runs) {
    const [first] = run;
    if (isKhmer(last) && isKhmer(first) && seen.size < MOST_LOOKED_INTO) {
      const joined = joinedWord(last, first);
      if (joined) hidden.add(termOf(joined));
      yield;
    }
    for (const word of run) {
      if (!isKhmer(word) || seen.has(word) || seen.size === MOST_LOOKED_INTO) continue;
      seen.add(word);
      for (const part of partsOf(word)) hidden.add(termOf(part));
      yield;
    }
    last = run.at(-1);
  }
}

type Text = string | null | undefined;

/** `searchText` in steps, for callers that must not block for its whole duration. */
export function* searchTextInSteps(...parts: readonly Text[]): Steps<string> {
  const words: string[] = [];
  const hidden = new Set<string>();
  for (const part of parts) {
    if (!part) continue;
    const plain = htmlText(part.slice(0, LONGEST_PART));
    yield;
    // Some letters stand for whole phrases, so normalising may lengthen a text.
    const normalised = normalizeKhmer(keepAbbreviations(plain)).slice(0, LONGEST_PART);
    yield;
    const runs = runsOf(normalised);
    yield;
    for (const run of runs) for (const word of run) words.push(termOf(word));
    yield* hiddenWords(runs, hidden);
    for (const word of sideTokens(normalised)) hidden.add(word);
    yield;
  }
  for (const word of words) hidden.delete(word);
  const text = [...words, ...hidden].join(' ');
  return text.length <= LONGEST_TEXT ? text : text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT));
}

/**
 * Text to index for the full-text search of `parts` (plain text or sanitised HTML): their words in order, normalised,
 * joined by single spaces, at most 60,000 characters. After them come, once each, the words hidden inside: Khmer words
 * within longer ones, parts of `node.js` and `full-time`. They stand at the end so that they do not push the real words
 * apart. Empty where there are no words.
 */
export const searchText = (...parts: readonly Text[]): string => finish(searchTextInSteps(...parts));
