import { distance } from 'fastest-levenshtein';
import { COMMON_WORDS } from './common-word.ts';
import { isFiller } from './filler-word.ts';
import { correctedPhrase } from './khmer-phrase.ts';
import { isKhmer } from './query-word.ts';
import { termOf } from './segment.ts';
import { keptAs, STOP_WORDS } from './stop-word.ts';
import { type TypedPiece, typedPieces } from './typed-text.ts';
import { isLexiconWord, nearLexiconWords } from './vocabulary.ts';
import { inTheCaseOf } from './written-form.ts';

/** A word that texts are found by, as `searchText` writes it. */
export interface KnownWord {
  word: string;
  /** How people write it, where they do not write the word as it is: `IT` for `it0`. */
  written: string | null;
  /** How many jobs have it. */
  jobs: number;
}

/** What is known of a word that somebody typed. */
export interface Spelling {
  /** Something is found by it. */
  isKnown: boolean;
  /** Words that are written about alike. Those that are not alike enough do no harm. */
  near: readonly KnownWord[];
}
/** By the words of `wordsToSpell`. */
export type Spellings = ReadonlyMap<string, Spelling>;

interface WordToSpell {
  word: string;
  /** It may be the beginning of a word. */
  isUnfinished: boolean;
}

/** Words of a search that are put right at most. */
const MOST_WORDS = 8;
const LONGEST_WORD = 64;

/** Edits (Levenshtein) between a word and what it may have been meant to be. Of the shortest words all are alike. */
function mostEdits({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

const letters = (word: string) => [...word].sort().join('');

/** Edits from one word to the other; two letters that changed places are one mistake. */
function editsBetween(word: string, known: string): number {
  const edits = distance(word, known);
  return edits === 2 && letters(word) === letters(known) ? 1 : edits;
}

/** The known word that is written most alike; of several the one with the same beginning, then the commonest. */
function nearest(word: string, near: readonly KnownWord[]): KnownWord | null {
  const most = mostEdits(word);
  let best: { known: KnownWord; cost: number } | null = null;
  for (const known of near) {
    const own = keptAs(known.word);
    if (Math.abs(own.length - word.length) > most) continue;
    const edits = editsBetween(word, own);
    if (edits > most) continue;
    const cost = edits * 2 + Number(known.word[0] !== word[0]);
    if (!best || cost < best.cost || (cost === best.cost && known.jobs > best.known.jobs))
      best = { known, cost };
  }
  return best?.known ?? null;
}

/** Numbers are no words, and common words and those of the labour market are right whether or not a job has them. */
const needsNoSpelling = (word: string) =>
  /^\d+$/.test(word) ||
  STOP_WORDS.has(word) ||
  COMMON_WORDS.has(word) ||
  isFiller(word) ||
  (!isKhmer(word) && isLexiconWord(word));

/** Words of the lexicon stand in texts too, which no list of words is kept of. */
const lexiconNear = (word: string): KnownWord[] =>
  nearLexiconWords(word).map((near) => ({ word: termOf(near), written: near, jobs: 0 }));

/** The runs of a text that are looked at, in their order: as many as hold eight words. */
function runsToSpell(pieces: readonly TypedPiece[]): string[][] {
  let words = 0;
  return pieces
    .flatMap(({ runs }) => runs)
    .filter((run) => {
      words += run.length;
      return words <= MOST_WORDS;
    });
}

/** The words that have to be known, and their like, before `correctedText` can put a text right: 16 at most. */
export function wordsToSpell(text: string): WordToSpell[] {
  const runs = runsToSpell(typedPieces(text));
  const asked = new Map<string, WordToSpell>();
  for (const [index, run] of runs.entries()) {
    for (const written of [...run, run.join('')]) {
      const word = termOf(written);
      const isUnfinished = index === runs.length - 1 && written === run.join('');
      if (needsNoSpelling(written) || word.length > LONGEST_WORD) continue;
      asked.set(word, { word, isUnfinished: isUnfinished || asked.get(word)?.isUnfinished === true });
    }
  }
  return [...asked.values()];
}

const writtenAs = (typed: string, { word, written }: KnownWord) => inTheCaseOf(typed, written ?? word);

/** A run put right, in the case that was typed; null where there is nothing to put right. */
function correctedRun(run: readonly string[], typed: string, spellings: Spellings): string | null {
  const isKnown = (written: string) =>
    needsNoSpelling(written) || spellings.get(termOf(written))?.isKnown === true;
  const whole = run.join('');
  const isPhrase = run.length > 1 && isKhmer(whole);
  // A phrase with a mistake may fall into words that are known, and still say nothing.
  if (isLexiconWord(whole) || isKnown(whole) || (run.every(isKnown) && !isPhrase)) return null;
  const near = (written: string) =>
    nearest(termOf(written), [...(spellings.get(termOf(written))?.near ?? []), ...lexiconNear(written)]);
  // A Khmer word with a mistake in it is cut in the wrong places: first it is looked at as one.
  const asOne = near(whole);
  if (asOne) return writtenAs(typed, asOne);
  if (!isKhmer(whole)) return null;
  const phrase = isPhrase ? correctedPhrase(whole, isKnown) : null;
  if (phrase !== null) return phrase;
  const words = run.map((written) => {
    const known = isKnown(written) ? null : near(written);
    return known ? writtenAs(written, known) : written;
  });
  return words.join('') === whole ? null : words.join('');
}

/** A piece as it was typed but for the words that are put right. */
function correctedPiece({ raw, runs }: TypedPiece, looked: ReadonlySet<string[]>, spellings: Spellings) {
  const lower = raw.toLowerCase();
  let [text, done] = ['', 0];
  for (const run of runs) {
    const at = lower.length === raw.length ? lower.indexOf(run.join(''), done) : -1;
    // Written so that it cannot be found again, a word that stands alone is replaced with all that is around it.
    const [from, to] =
      at >= 0 ? [at, at + run.join('').length] : [done, runs.length === 1 ? raw.length : done];
    const corrected = looked.has(run) && from < to && correctedRun(run, raw.slice(from, to), spellings);
    text += raw.slice(done, from) + (corrected || raw.slice(from, to));
    done = to;
  }
  return text + raw.slice(done);
}

/**
 * What somebody may have meant who typed `text`: words by which nothing is found are replaced by the known word that is
 * written most alike (one edit, two in words of six letters and more), written as jobs write it; all else stays as it
 * was typed. Null where there is nothing to replace.
 */
export function correctedText(text: string, spellings: Spellings): string | null {
  const pieces = typedPieces(text);
  const looked = new Set(runsToSpell(pieces));
  const corrected = pieces.map((piece) => piece.before + correctedPiece(piece, looked, spellings));
  return corrected.every((piece, i) => piece === pieces[i]?.before + (pieces[i]?.raw ?? ''))
    ? null
    : corrected.join('').trim();
}
