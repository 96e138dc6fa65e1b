import { isKhmer } from './query-word.ts';
import { typedPieces } from './typed-text.ts';

export interface RelaxedText {
  text: string;
  /** Dropped word, as it was typed. */
  word: string;
}

const MOST_WORDS = 6;

/** Words of a text as they were typed; a Khmer phrase without spaces is split by the dictionary. */
function wordsOf(text: string): string[] {
  return typedPieces(text).flatMap(({ raw, runs }) => {
    const words = runs.flat();
    return words.length > 1 && words.every(isKhmer) ? words : words.length > 0 ? [raw] : [];
  });
}

/**
 * Texts without one of the words, for each of them: last word first, because people begin with the most important one.
 * Empty for a text of one word.
 */
export function relaxedTexts(text: string): RelaxedText[] {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  return words.map((word, left) => ({ text: words.filter((_, i) => i !== left).join(' '), word })).reverse();
}
