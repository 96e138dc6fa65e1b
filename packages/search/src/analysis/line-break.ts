import { clustersOf } from './khmer-cluster.ts';
import { EXTRA_WORD } from './khmer-lexicon.ts';

const segmenter = new Intl.Segmenter('km', { granularity: 'word' });
const KHMER = /([\u1780-\u17D3\u17D7\u17DD]+)/;
/** Characters that stay with the preceding piece: marks, repetition sign, closing and final punctuation. */
const FOLLOWS = /^[\p{M}\p{Pe}\p{Pf}\u17D4-\u17DA,.!?:;%/…-]/u;
/** Characters that stay at the start of the following piece: opening punctuation and currency signs. */
const LEADS = /[\p{Ps}\p{Pi}$#@]$/u;

const khmerPieces = (run: string) =>
  run
    .split(EXTRA_WORD)
    .flatMap((piece, i) => (i % 2 ? [piece] : [...segmenter.segment(piece)].map(({ segment }) => segment)));

/**
 * Splits a text into pieces between which a line may end: words of Khmer, which are written without spaces, and the
 * text between spaces. Nothing is lost but typed break opportunities (U+200B).
 */
export function linePieces(text: string): string[] {
  const words = text
    .split(/(?<=\s)(?=\S)|\u200B/u)
    .flatMap((word) => word.split(KHMER).flatMap((run, i) => (i % 2 ? khmerPieces(run) : [run])));
  const pieces: string[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    if (!word) continue;
    const joins = last !== undefined && !/\s$/.test(last) && (FOLLOWS.test(word) || LEADS.test(last));
    if (joins || (last !== undefined && /^\s/.test(word))) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces;
}

/** Letters of a text with all their marks: text is never cut within one. */
export const lettersOf = (text: string): string[] =>
  clustersOf(text).reduce<string[]>((letters, one) => {
    const last = letters.length - 1;
    if (last >= 0 && /^(?:\p{M}|\u200D|\uFE0F)/u.test(one)) letters[last] += one;
    else letters.push(one);
    return letters;
  }, []);
