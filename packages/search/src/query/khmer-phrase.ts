import { clustersOf } from '../analysis/khmer-cluster.ts';
import { shownWording } from '../dictionary/shown-wording.ts';
import { isLexiconWord, isLexiconWording, nearLexiconWords } from '../dictionary/vocabulary.ts';

/** Maximum clusters read of a phrase, and of one word in it. */
const maxClusters = 60;
const maxWordClusters = 12;

/**
 * A corrected letter costs more than a few words. Pieces that occur in jobs, and single clusters, may be remains of a
 * misspelt word.
 */
const costs = { wording: 0.1, word: 0.3, found: 0.8, single: 0.5, edit: 1, unknown: 2 };
/** Maximum number of corrected letters. */
const maxEdits = 2;

interface Way {
  cost: number;
  edits: number;
  words: readonly string[];
}

/** Readings of some clusters as one word, cheapest first. */
function readings(piece: string, clusters: number, isFound: (word: string) => boolean): Way[] {
  const as = (cost: number): Way => ({ cost, edits: 0, words: [piece] });
  if (isLexiconWording(piece) && clusters > 1) return [as(costs.wording)];
  const single = clusters === 1 ? costs.single : 0;
  const near = nearLexiconWords(piece).map((word) => ({
    cost: costs.edit + (isLexiconWording(word) ? costs.wording : costs.word),
    edits: 1,
    words: [word],
  }));
  if (isLexiconWord(piece)) return [as(costs.word + single), ...near];
  if (isFound(piece)) return [as(costs.found + single), ...near];
  return clusters === 1 ? [as(costs.unknown), ...near] : near;
}

/**
 * Words of a Khmer phrase without spaces, corrected. The dictionary splits one with a mistake or a loanword in the wrong
 * places, so its clusters are read as known words in the cheapest way, some of them corrected. `isFound` tells which
 * pieces occur in jobs. Null where it cannot be read.
 */
export function readPhrase(phrase: string, isFound: (word: string) => boolean): string[] | null {
  const clusters = clustersOf(phrase);
  if (clusters.length > maxClusters) return null;
  const best: (Way | undefined)[] = [{ cost: 0, edits: 0, words: [] }];
  for (let from = 0; from < clusters.length; from++) {
    const before = best[from];
    if (!before) continue;
    for (let length = 1; length <= maxWordClusters && from + length <= clusters.length; length++) {
      const piece = clusters.slice(from, from + length).join('');
      for (const way of readings(piece, length, isFound)) {
        const [cost, edits] = [before.cost + way.cost, before.edits + way.edits];
        if (edits > maxEdits || cost >= (best[from + length]?.cost ?? Number.POSITIVE_INFINITY)) continue;
        best[from + length] = { cost, edits, words: [...before.words, ...way.words] };
      }
    }
  }
  const whole = best[clusters.length];
  const isRead = whole && (whole.edits > 0 || whole.cost < costs.unknown);
  return isRead ? whole.words.map(shownWording) : null;
}
