import { normalizeKhmer } from './khmer.ts';
import { LONGEST_QUERY } from './query-word.ts';
import { runsOf } from './segment.ts';
import { keepAbbreviations } from './stop-word.ts';

/** Piece of a text between spaces, as it was written, with its words, run by run. */
export interface TypedPiece {
  /** White space before it. */
  before: string;
  raw: string;
  runs: string[][];
}

/** A byte order mark is white space to JavaScript, and invisible to a reader. */
const SPACES = /([^\S\uFEFF]+)/;
/** "R & D" is the longest name that is written with spaces and is one word. */
const MOST_JOINED = 3;

const wordsOf = (text: string) => runsOf(normalizeKhmer(text)).filter((run) => run.length > 0);
const sameRuns = (some: string[][], others: string[][]) => JSON.stringify(some) === JSON.stringify(others);

/**
 * Splits the first 200 characters of a text at its spaces into the smallest pieces whose words are those of the whole
 * text: "java script" stays one piece. So one word can be changed and all others left as written.
 */
export function typedPieces(text: string): TypedPiece[] {
  const typed = text.slice(0, LONGEST_QUERY);
  // Split with the white space in between: words are at the even indexes, and abbreviations do not change that.
  const parts = typed.split(SPACES);
  const kept = keepAbbreviations(typed).split(SPACES);
  let rest = wordsOf(keepAbbreviations(typed));
  const pieces: TypedPiece[] = [];
  for (let i = 0; i < parts.length; ) {
    let end = i + 1;
    let runs = wordsOf(kept[i] ?? '');
    while (!sameRuns(runs, rest.slice(0, runs.length))) {
      end += 2;
      if (end > i + MOST_JOINED * 2) {
        end = parts.length;
        runs = rest;
        break;
      }
      runs = wordsOf(kept.slice(i, end).join(''));
    }
    pieces.push({ before: parts[i - 1] ?? '', raw: parts.slice(i, end).join(''), runs });
    rest = rest.slice(runs.length);
    i = end + 1;
  }
  return pieces;
}
