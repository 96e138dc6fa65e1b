import { htmlText } from './html-text.ts';
import { normalizeKhmer } from './khmer.ts';
import { joinedWord, partsOf } from './khmer-word.ts';
import { sideTokens } from './latin-token.ts';
import { runsOf, termOf } from './segment.ts';
import { finish, type Steps } from './steps.ts';
import { keepAbbreviations } from './stop-word.ts';

/** Words that are looked into for hidden ones, of each part. The longest real texts have some hundreds of different words. */
const MOST_LOOKED_INTO = 500;
/** Characters read of each part and written in all. Khmer takes three bytes each; a tsvector ends at 1 MB. */
const LONGEST_PART = 20_000;
const LONGEST_TEXT = 60_000;

const isKhmer = (word: string | undefined): word is string =>
  word !== undefined && word >= '\u1780' && word < '\u1800';

/** Words that a text is also found under: parts of compounds, and words that the writer put a space into. */
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

/** What `searchText` does, for whoever must not stand still for as long as it takes. */
export function* searchTextInSteps(...parts: readonly Text[]): Steps<string> {
  const words: string[] = [];
  const hidden = new Set<string>();
  for (const part of parts) {
    if (!part) continue;
    const plain = htmlText(part.slice(0, LONGEST_PART));
    yield;
    // Some letters stand for whole phrases: normalised, a text may have become longer.
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
 * The text to index for the full-text search of `parts` (plain text or sanitised HTML): their words in order,
 * normalised, joined by single spaces, at most 60,000 characters. After them come, once each, the words hidden inside:
 * Khmer words within longer ones, parts of `node.js` and `full-time`. They stand at the end so that they do not push
 * the real words apart. Empty where there is nothing to find.
 */
export const searchText = (...parts: readonly Text[]): string => finish(searchTextInSteps(...parts));
