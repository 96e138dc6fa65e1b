import { distance } from 'fastest-levenshtein';
import { isKhmer } from '../analysis/query-word.ts';
import { termOf } from '../analysis/segment.ts';
import { keptAs, STOP_WORDS } from '../analysis/stop-word.ts';
import { type TypedPiece, typedPieces } from '../analysis/typed-text.ts';
import { inTheCaseOf } from '../analysis/written-form.ts';
import { COMMON_WORDS } from '../dictionary/common-word.ts';
import { isFiller } from '../dictionary/filler-word.ts';
import { shownWording } from '../dictionary/shown-wording.ts';
import { soundsLike } from '../dictionary/sounds-like.ts';
import { isLexiconWord, isLexiconWording, nearLexiconWords } from '../dictionary/vocabulary.ts';
import { readPhrase } from './khmer-phrase.ts';

/** Indexed word, as `searchText` writes it. */
export interface KnownWord {
  word: string;
  /** Usual written form, where it differs from the word: `IT` for `it0`. */
  written: string | null;
  /** Number of jobs that contain it. */
  jobs: number;
}

/** Facts about a typed word. */
export interface Spelling {
  /** True when a search for it has results. */
  isKnown: boolean;
  /** Similarly written words. Those that are too different do no harm. */
  near: readonly KnownWord[];
}
/** By the words of `wordsToSpell`. */
export type Spellings = ReadonlyMap<string, Spelling>;

interface WordToSpell {
  word: string;
  /** True when it may be the beginning of a word. */
  isUnfinished: boolean;
}

/** Maximum number of corrected words in a search. */
const MOST_WORDS = 8;
const LONGEST_WORD = 64;
const maxShortLength = 4;

/** Maximum edits (Levenshtein) between a word and its correction. The shortest words all resemble each other. */
function maxEdits({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

const letters = (word: string) => [...word].sort().join('');

/** Edits from one word to the other; two transposed letters count as one mistake. */
function editsBetween(word: string, known: string): number {
  const edits = distance(word, known);
  return edits === 2 && letters(word) === letters(known) ? 1 : edits;
}

const isVowel = (letter: string) => !/\p{L}/u.test(letter);

/**
 * A short word with another letter is another word: "Grab" and "crab", វីង and វែង. Inside a Latin one it may be a
 * mistake, and in a Khmer one a vowel for a consonant.
 */
function isOther(word: string, known: string): boolean {
  if (word.length > maxShortLength || known.length !== word.length || letters(word) === letters(known))
    return false;
  const at = [...word].findIndex((letter, index) => letter !== known[index]);
  return at === 0 || (isKhmer(word) && isVowel(word.charAt(at)) === isVowel(known.charAt(at)));
}

/** Most similar known word; among equals the one with the same beginning, then the most frequent. */
function nearest(word: string, near: readonly KnownWord[]): KnownWord | null {
  const most = maxEdits(word);
  let best: { known: KnownWord; cost: number } | null = null;
  for (const known of near) {
    const own = keptAs(known.word);
    if (Math.abs(own.length - word.length) > most) continue;
    const edits = editsBetween(word, own);
    if (edits > most || isOther(word, own)) continue;
    const cost = edits * 2 + Number(known.word[0] !== word[0]);
    if (!best || cost < best.cost || (cost === best.cost && known.jobs > best.known.jobs))
      best = { known, cost };
  }
  return best?.known ?? null;
}

/**
 * Numbers are not words; common words and those of the labour market are correct even if no job contains them, and so
 * are loanwords, however they are written.
 */
const needsNoSpelling = (word: string) =>
  /^\d+$/.test(word) ||
  STOP_WORDS.has(word) ||
  COMMON_WORDS.has(word) ||
  isFiller(word) ||
  (!isKhmer(word) && isLexiconWord(word)) ||
  soundsLike(word).length > 0;

/** Words of the lexicon also occur in body texts, for which there is no word list. */
const lexiconNear = (word: string): KnownWord[] =>
  nearLexiconWords(word).map((near) => ({ word: termOf(near), written: near, jobs: 0 }));

/** Runs of a text that are checked, in order, up to eight words. */
function runsToSpell(pieces: readonly TypedPiece[]): string[][] {
  let words = 0;
  return pieces
    .flatMap(({ runs }) => runs)
    .filter((run) => {
      words += run.length;
      return words <= MOST_WORDS;
    });
}

/** Words, at most 16, whose spellings `correctedText` needs. */
export function wordsToSpell(text: string): WordToSpell[] {
  const runs = runsToSpell(typedPieces(text));
  const byWord = new Map<string, WordToSpell>();
  for (const [index, run] of runs.entries()) {
    for (const written of [...run, run.join('')]) {
      const word = termOf(written);
      const isUnfinished = index === runs.length - 1 && written === run.join('');
      if (needsNoSpelling(written) || word.length > LONGEST_WORD) continue;
      byWord.set(word, { word, isUnfinished: isUnfinished || byWord.get(word)?.isUnfinished === true });
    }
  }
  return [...byWord.values()];
}

const writtenAs = (typed: string, { word, written }: KnownWord) =>
  inTheCaseOf(typed, shownWording(written ?? word));

const endsOf = (words: readonly string[]) => words.map((_, at) => words.slice(0, at + 1).join('').length);

/** The same words with spaces, if the dictionary split one of them elsewhere, as it does before and after a loanword. */
function spaced(words: readonly string[], run: readonly string[]): string | null {
  const ends = new Set(endsOf(run));
  return endsOf(words).every((end) => ends.has(end)) ? null : words.join(' ');
}

/** Corrected run, in the case that was typed; null where there is nothing to correct. */
function correctedRun(run: readonly string[], typed: string, spellings: Spellings): string | null {
  const isKnown = (written: string) =>
    needsNoSpelling(written) || spellings.get(termOf(written))?.isKnown === true;
  const whole = run.join('');
  const isPhrase = run.length > 1 && isKhmer(whole);
  // A phrase with a mistake may split into known words and still be wrong.
  if (isLexiconWord(whole) || isKnown(whole) || (run.every(isKnown) && !isPhrase)) return null;
  const near = (written: string) =>
    nearest(termOf(written), [...(spellings.get(termOf(written))?.near ?? []), ...lexiconNear(written)]);
  // A misspelt Khmer word is split in the wrong places, so it is first checked as one word.
  const asOne = near(whole);
  if (asOne) return writtenAs(typed, asOne);
  if (!isKhmer(whole)) return null;
  const phrase = isPhrase ? readPhrase(whole, isKnown) : null;
  if (phrase) return phrase.join('') === whole ? spaced(phrase, run) : phrase.join('');
  const words = run.map((written) => {
    const known = isKnown(written) || isLexiconWording(written) ? null : near(written);
    return known ? writtenAs(written, known) : written;
  });
  return words.join('') === whole ? null : words.join('');
}

/** Typed piece with its corrected words replaced. */
function correctedPiece({ raw, runs }: TypedPiece, looked: ReadonlySet<string[]>, spellings: Spellings) {
  const lower = raw.toLowerCase();
  let [text, done] = ['', 0];
  for (const run of runs) {
    const at = lower.length === raw.length ? lower.indexOf(run.join(''), done) : -1;
    // When the run cannot be located in the raw text, a single word is replaced with everything around it.
    const [from, to] =
      at >= 0 ? [at, at + run.join('').length] : [done, runs.length === 1 ? raw.length : done];
    const corrected = looked.has(run) && from < to && correctedRun(run, raw.slice(from, to), spellings);
    text += raw.slice(done, from) + (corrected || raw.slice(from, to));
    done = to;
  }
  return text + raw.slice(done);
}

/**
 * Correction of `text`: words without results are replaced by the most similar known word (one edit, two in words of
 * six letters and more), written as jobs write it; all else stays as typed. Null where there is nothing to replace.
 */
export function correctedText(text: string, spellings: Spellings): string | null {
  const pieces = typedPieces(text);
  const looked = new Set(runsToSpell(pieces));
  const corrected = pieces.map((piece) => piece.before + correctedPiece(piece, looked, spellings));
  return corrected.every((piece, i) => piece === pieces[i]?.before + (pieces[i]?.raw ?? ''))
    ? null
    : shownWording(corrected.join('').trim());
}
