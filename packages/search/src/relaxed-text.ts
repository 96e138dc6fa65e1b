import { isKhmer } from './query-word.ts';
import { typedPieces } from './typed-text.ts';

/** A text without one of its words. */
export interface RelaxedText {
  text: string;
  /** The word that is left out, as it was typed. */
  word: string;
}

const MOST_WORDS = 6;

/** The words of a text as they were typed; those of a Khmer phrase without spaces as the dictionary cuts it. */
function wordsOf(text: string): string[] {
  return typedPieces(text).flatMap(({ raw, runs }) => {
    const words = runs.flat();
    return words.length > 1 && words.every(isKhmer) ? words : words.length > 0 ? [raw] : [];
  });
}

/**
 * A text without one of its words, each of them once: the last first, because people begin with what they mean most.
 * Nothing of a text of one word, which is nothing without it.
 */
export function relaxedTexts(text: string): RelaxedText[] {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  if (words.length < 2) return [];
  return words.map((word, left) => ({ text: words.filter((_, i) => i !== left).join(' '), word })).reverse();
}
