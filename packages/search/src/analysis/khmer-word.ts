import { clustersOf } from './khmer-cluster.ts';
import { EXTRA_WORD, EXTRA_WORDS, PLACE_NAMES } from './khmer-lexicon.ts';

/** A single instance, as creating one loads its dictionary. It keeps no state between texts. */
const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** Longer than any word; only malicious input exceeds it. */
const LONGEST_WORD = 64;

/** Words of a text without spaces, as split by the dictionary. */
export function dictionaryWords(run: string): string[] {
  const words: string[] = [];
  for (const piece of segmenter.segment(run)) {
    if (piece.isWordLike) words.push(piece.segment.slice(0, LONGEST_WORD));
  }
  return words;
}

export function khmerWords(run: string): string[] {
  // Splitting by a pattern with one group yields text and extra words alternately.
  return run.split(EXTRA_WORD).flatMap((piece, i) => (i % 2 ? [piece] : piece ? dictionaryWords(piece) : []));
}

/**
 * Term for indexing and looking up a Khmer word. Two spelling variants are unified here and not earlier, because the
 * dictionary needs them: a dot for a doubled m (សំអាត, សម្អាត), and a silent last letter (ទេសចរណ៍, ទេសចរ).
 */
export function khmerTerm(word: string): string {
  const dotted = word.replace(/(?<=[\u1780-\u17A2])\u1798\u17D2(?=[\u1780-\u17A2])/g, '\u17C6');
  const sounded = dotted.replace(/[\u1780-\u17A2]\u17CD$/, '');
  return sounded.length > 2 ? sounded : dotted;
}

/** Common short word: after it the segmenter splits off a dictionary word, and swallows anything else. */
const PROBE = 'និង';

/** True when the segmenter's dictionary, which cannot be read, seems to contain this word. */
function isWord(text: string): boolean {
  const [first, second, third] = dictionaryWords(PROBE + text);
  return first === PROBE && second === text && third === undefined;
}

const MOST_CLUSTERS = 12;
const MOST_PARTS = 8;
/** Shorter ones (a letter with one mark) are too rarely separate words to be worth a place in the index. */
const SHORTEST_PART = 3;
const CACHE_SIZE = 20_000;
const partsCache = new Map<string, readonly string[]>();

function findParts(word: string): readonly string[] {
  const clusters = clustersOf(word);
  if (clusters.length < 2 || clusters.length > MOST_CLUSTERS || PLACE_NAMES.has(word)) return [];
  const known = EXTRA_WORDS.includes(word) || isWord(word);
  const parts = new Set<string>();
  for (let i = 1; i < clusters.length && parts.size < MOST_PARTS; i++) {
    const head = clusters.slice(0, i).join('');
    const tail = clusters.slice(i).join('');
    if (head.length < 2 || tail.length < 2) continue;
    const tailIsWord = isWord(tail);
    // A dictionary word is a compound only where both sides are words. One that the segmenter joined from a word and an
    // unknown piece is split wherever either side is a word.
    if (known ? !(tailIsWord && isWord(head)) : !(tailIsWord || isWord(head))) continue;
    for (const part of [head, tail, ...partsOf(tail)]) if (part.length >= SHORTEST_PART) parts.add(part);
  }
  return [...parts].slice(0, MOST_PARTS);
}

/**
 * Shorter words inside a Khmer word, at most eight: the dictionary contains compounds (អ្នកបើកបរ, ភាសាអង់គ្លេស) whole,
 * while people search for their parts (បើកបរ, អង់គ្លេស). Empty for simple words and place names.
 */
export function partsOf(word: string): readonly string[] {
  let parts = partsCache.get(word);
  if (!parts) {
    parts = findParts(word);
    if (partsCache.size >= CACHE_SIZE) partsCache.clear();
    partsCache.set(word, parts);
  }
  return parts;
}

/** Word formed by two neighbours without the space between them, if there is one. */
export function joinedWord(first: string, second: string): string | undefined {
  const whole = first + second;
  return clustersOf(whole).length <= MOST_CLUSTERS && partsOf(whole).includes(second) && isWord(whole)
    ? whole
    : undefined;
}
