import { htmlText } from './html-text.ts';
import { normalizeKhmer } from './khmer.ts';
import { joinedWord, partsOf } from './khmer-word.ts';
import { sideTokens } from './latin-token.ts';
import { runsOf, termOf } from './segment.ts';
import { keepAbbreviations } from './stop-word.ts';

/** Characters read of each part and written in all. Khmer takes three bytes each; a tsvector ends at 1 MB. */
const LONGEST_PART = 20_000;
const LONGEST_TEXT = 60_000;

const isKhmer = (word: string | undefined): word is string =>
  word !== undefined && word >= '\u1780' && word < '\u1800';

/** Words that a text is also found under: parts of compounds, and words that the writer put a space into. */
function* hiddenWords(runs: readonly string[][]): Generator<string> {
  let last: string | undefined;
  for (const run of runs) {
    const [first] = run;
    if (isKhmer(last) && isKhmer(first)) {
      const joined = joinedWord(last, first);
      if (joined) yield joined;
    }
    for (const word of run) if (isKhmer(word)) yield* partsOf(word);
    last = run.at(-1);
  }
}

/**
 * The text to index for the full-text search of `parts` (plain text or sanitised HTML): their words in order,
 * normalised, joined by single spaces, at most 60,000 characters. After them come, once each, the words hidden inside:
 * Khmer words within longer ones, parts of `node.js` and `full-time`. They stand at the end so that they do not push
 * the real words apart. Empty where there is nothing to find.
 */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  const words: string[] = [];
  const hidden = new Set<string>();
  for (const part of parts) {
    if (!part) continue;
    const normalised = normalizeKhmer(keepAbbreviations(htmlText(part.slice(0, LONGEST_PART))));
    const runs = runsOf(normalised);
    for (const run of runs) for (const word of run) words.push(termOf(word));
    for (const word of hiddenWords(runs)) hidden.add(termOf(word));
    for (const word of sideTokens(normalised)) hidden.add(word);
  }
  for (const word of words) hidden.delete(word);
  const text = [...words, ...hidden].join(' ');
  return text.length <= LONGEST_TEXT ? text : text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT));
}
