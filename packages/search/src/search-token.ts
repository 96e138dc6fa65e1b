import { type TellingWord, withoutFiller } from './filler-word.ts';
import { lookedUpWord } from './looked-up-word.ts';
import { typedPieces } from './typed-text.ts';

/** Word of a typed text, with its letters there. */
export interface Token extends TellingWord {
  from: number;
  to: number;
  /** True inside quotes, which keep words from being read as anything else. */
  isQuoted: boolean;
}

const KHMER_DIGIT = /[\u17E0-\u17E9]/g;
const QUOTES = /["“”«»]/g;
/** Normalising drops or adds signs; the next letter of a word is not further than this. */
const furthest = 3;

/** A text of the same length in the letters that its words are looked up by. */
const normalizedLetters = (text: string) =>
  [...text]
    .map((letter) => {
      const [plain = ''] = letter.normalize('NFKD').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('')
    .replace(KHMER_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x17e0));

/**
 * Letters of a word in a text, from `start` on: its letters in order, whatever signs stand between them. `null` for a
 * word that is not written there in these letters.
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
  const typed = normalizedLetters(text);
  const tokens: Token[] = [];
  let [start, run] = [0, 0];
  for (const { before, raw, runs } of typedPieces(text)) {
    start += before.length;
    let at = start;
    for (const words of runs) {
      for (const written of words) {
        const piece = { from: start, to: start + raw.length };
        const { from, to } = lettersOf(written, typed.slice(0, piece.to), at) ?? piece;
        at = to;
        tokens.push({ ...withoutFiller(lookedUpWord(written, run)), from, to, isQuoted: isQuoted(from) });
      }
      run += 1;
    }
    start += raw.length;
  }
  return tokens;
}
