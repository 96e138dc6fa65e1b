import { fold } from '../analysis/folded-text.ts';
import { lookedUpWord } from '../analysis/looked-up-word.ts';
import { LONGEST_QUERY } from '../analysis/query-word.ts';
import { typedPieces } from '../analysis/typed-text.ts';
import { type TellingWord, withoutFiller } from '../dictionary/filler-word.ts';

/** Word of a typed text, with its letters there. */
export interface Token extends TellingWord {
  from: number;
  to: number;
  /** True inside quotes, which keep words from being read as anything else. */
  isQuoted: boolean;
}

const QUOTES = /["“”«»]/g;
/** Normalising drops or adds signs; the next letter of a word is not further than this. */
const furthest = 3;

/**
 * Letters of a word in a folded text, from `start` on: its letters in order, whatever signs stand between them. `null`
 * for a word that is not written there in these letters.
 */
function lettersOf(word: string, text: string, start: number): { from: number; to: number } | null {
  let [from, to] = [-1, start];
  for (const letter of word) {
    const at = text.indexOf(letter, to);
    if (at < 0 || (from >= 0 && at > to + furthest)) continue;
    if (from < 0) from = at;
    to = at + letter.length;
  }
  return from < 0 ? null : { from, to };
}

/** Stretches between quotes. The last quote of an odd number quotes to the end. */
function quotedIn(text: string): (at: number) => boolean {
  const marks = [...text.matchAll(QUOTES)].map(({ index }) => index);
  return (at) => marks.filter((mark) => mark < at).length % 2 === 1;
}

/** Words of the first 200 characters of a text, in order. */
export function searchTokens(text: string): Token[] {
  const isQuoted = quotedIn(text);
  const folded = fold(text.slice(0, LONGEST_QUERY));
  /** The first folded letter at or behind a place of the text. */
  const foldedAt = (place: number) => {
    const at = folded.from.findIndex((from) => from >= place);
    return at < 0 ? folded.text.length : at;
  };
  const tokens: Token[] = [];
  let [start, run] = [0, 0];
  for (const { before, raw, runs } of typedPieces(text)) {
    start += before.length;
    const end = start + raw.length;
    const typed = folded.text.slice(0, foldedAt(end));
    let at = foldedAt(start);
    for (const words of runs) {
      for (const written of words) {
        const letters = lettersOf(written, typed, at) ?? { from: at, to: typed.length };
        at = letters.to;
        const from = folded.from[letters.from] ?? end;
        const to = folded.to[letters.to - 1] ?? end;
        tokens.push({ ...withoutFiller(lookedUpWord(written, run)), from, to, isQuoted: isQuoted(from) });
      }
      run += 1;
    }
    start = end;
  }
  return tokens;
}
