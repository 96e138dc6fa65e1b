import { normalizeKhmer } from './khmer.ts';
import { lexicon } from './lexicon.ts';
import { isKhmer } from './query-word.ts';
import { runsOf } from './segment.ts';
import { finish, type Steps, sharedSteps } from './steps.ts';

/** Shorter words have too many like them. */
const shortestNear = 4;
const coeng = '\u17D2';

interface Vocabulary {
  /** What is written without a space, whole. */
  wordings: ReadonlySet<string>;
  /** The words that the dictionary cuts it into. */
  words: ReadonlySet<string>;
  /** Both, which the next names by their places. */
  all: readonly string[];
  /** What each may be written like, in order: the hash of the key, times 65,536, and the place of the word. */
  alike: Float64Array;
}

/** The word without a letter; a letter below another goes with what puts it there. */
function* deletionsOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    yield word.slice(0, at) + word.slice(at + 1);
    if (word[at] === coeng) yield word.slice(0, at) + word.slice(at + 2);
  }
}
/** Capitals: no word that is looked up has any. */
const lettersOf = (word: string) => `A${[...word].sort().join('')}`;
/** What is left of a word without one letter, and its letters in the order of the alphabet. */
const keysOf = (word: string) => new Set([word, lettersOf(word), ...deletionsOf(word)]);

const places = 65_536;
/** FNV-1a, 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function* make(): Steps<Vocabulary> {
  const [wordings, words] = [new Set<string>(), new Set<string>()];
  for (const entry of lexicon) {
    for (const wording of entry.wordings)
      for (const run of runsOf(normalizeKhmer(wording))) {
        wordings.add(run.join(''));
        for (const word of run) words.add(word);
      }
    yield;
  }
  const all = [...new Set([...wordings, ...words])].filter((word) => word.length >= shortestNear);
  const alike: number[] = [];
  for (const [place, word] of all.entries()) {
    for (const key of keysOf(word)) alike.push(hashOf(key) * places + place);
    yield;
  }
  return { wordings, words, all, alike: Float64Array.from(alike).sort() };
}

/** The words that have a key. */
function alikeBy({ all, alike }: Vocabulary, key: string): string[] {
  const first = hashOf(key) * places;
  let [low, high] = [0, alike.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((alike[middle] as number) < first) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let one = alike[low]; one !== undefined && one < first + places; one = alike[++low]) {
    const word = all[one - first] as string;
    if (keysOf(word).has(key)) found.push(word);
  }
  return found;
}

/** Makes ready what the rest of this file looks things up in: a quarter of a second, once. */
export const vocabularyInSteps = sharedSteps(make);
const vocabulary = () => finish(vocabularyInSteps());

/** What the labour market writes without a space. */
export const isLexiconWording = (word: string) => vocabulary().wordings.has(word);

/** Words of the labour market, which are right whether or not a job has them. */
export const isLexiconWord = (word: string) =>
  (isKhmer(word) || word.length > 2) && (vocabulary().words.has(word) || isLexiconWording(word));

/** Both differ in one stretch of a letter at most, or of two that changed places. */
function isOneEdit(one: string, other: string): boolean {
  let first = 0;
  while (first < one.length && one[first] === other[first]) first++;
  let last = one.length - 1;
  while (last > first && one[last] === other[last]) last--;
  return last <= first;
}

/**
 * Words of the lexicon that are written like this one but for a letter: one more, one less, another, or some that
 * changed places. A Khmer letter below another counts as one with what puts it there.
 */
export function nearLexiconWords(word: string): string[] {
  if (word.length < shortestNear) return [];
  const known = vocabulary();
  const near = new Set([...alikeBy(known, word), ...alikeBy(known, lettersOf(word))]);
  // Two words of one length that are alike without one letter each may have lost it at different places.
  for (const left of deletionsOf(word))
    for (const one of alikeBy(known, left))
      if (one.length !== word.length || isOneEdit(word, one)) near.add(one);
  return [...near];
}
