import { distance } from 'fastest-levenshtein';
import { isKhmer, wordsOfQuery } from './query-word.ts';
import { termOf } from './segment.ts';
import { STOP_WORDS } from './stop-word.ts';

/** Words that texts are found by, as `searchText` writes them, with how often they occur. */
export type Vocabulary = ReadonlyMap<string, number>;

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
function nearest(word: string, vocabulary: Vocabulary): string | null {
  const most = mostEdits(word);
  let best: { known: string; cost: number; count: number } | null = null;
  for (const [known, count] of vocabulary) {
    if (Math.abs(known.length - word.length) > most) continue;
    const edits = editsBetween(word, known);
    if (edits > most) continue;
    const cost = edits * 2 + Number(known[0] !== word[0]);
    if (!best || cost < best.cost || (cost === best.cost && count > best.count))
      best = { known, cost, count };
  }
  return best?.known ?? null;
}

const isBeginning = (word: string, vocabulary: Vocabulary) =>
  [...vocabulary.keys()].some((known) => known.startsWith(word));

function correctedRun(run: readonly string[], isLast: boolean, vocabulary: Vocabulary): string {
  const whole = run.join('');
  const isKnown = (word: string) => vocabulary.has(termOf(word)) || STOP_WORDS.has(word);
  if (run.every(isKnown) || (isLast && isBeginning(termOf(whole), vocabulary))) return whole;
  // A Khmer word with a mistake in it is cut in the wrong places: first it is looked at as one.
  const asOne = nearest(termOf(whole), vocabulary);
  if (asOne || !isKhmer(whole)) return asOne ?? whole;
  return run.map((word) => (isKnown(word) ? word : (nearest(termOf(word), vocabulary) ?? word))).join('');
}

/**
 * What somebody may have meant who typed `text`: words that are not in the vocabulary are replaced by the known word
 * that is written most alike (one edit, two in words of six letters and more). Null where there is nothing to replace.
 */
export function correctedText(text: string, vocabulary: Vocabulary): string | null {
  const runs = wordsOfQuery(text);
  const corrected = runs.map((run, index) => correctedRun(run, index === runs.length - 1, vocabulary));
  return corrected.every((run, index) => run === runs[index]?.join('')) ? null : corrected.join(' ');
}
