import { normalizeKhmer } from '../analysis/khmer.ts';
import { isKhmer } from '../analysis/query-word.ts';
import { runsOf } from '../analysis/segment.ts';
import { finish, type Steps, sharedSteps } from '../analysis/steps.ts';
import { lexicon } from './lexicon.ts';

/** Shorter words have too many similar ones. */
const minNearLength = 4;
const coeng = '\u17D2';

interface Vocabulary {
  /** Wordings without a space, whole. */
  wordings: ReadonlySet<string>;
  /** Words that the dictionary splits them into. */
  words: ReadonlySet<string>;
  /** Both of these as jobs write them, to which `alike` refers by index. */
  all: readonly string[];
  /** Sorted index of similar words: hash of a key, times 65,536, plus the index of the word. */
  alike: Float64Array;
}

/** Word without one letter; a subscript letter goes with its coeng. */
function* deletionsOf(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    yield word.slice(0, at) + word.slice(at + 1);
    if (word[at] === coeng) yield word.slice(0, at) + word.slice(at + 2);
  }
}
/** Marked by a capital, which no word that is looked up has. */
const lettersOf = (word: string) => `A${[...word].sort().join('')}`;
/** Keys of a word: the word without one letter, and its letters in alphabetical order. */
const keysOf = (word: string) => new Set([word, lettersOf(word), ...deletionsOf(word)]);

const places = 65_536;
/** FNV-1a, 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function* make(): Steps<Vocabulary> {
  const [wordings, typed, words] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const entry of lexicon) {
    for (const wording of entry.typed)
      for (const run of runsOf(normalizeKhmer(wording))) typed.add(run.join(''));
    for (const wording of entry.wordings)
      for (const run of runsOf(normalizeKhmer(wording))) {
        wordings.add(run.join(''));
        // Loanwords are split into single letters, which are no words.
        for (const word of run) if (word.length > 1) words.add(word);
      }
    yield;
  }
  const all = [...new Set([...wordings, ...words])].filter((word) => word.length >= minNearLength);
  const alike: number[] = [];
  for (const [place, word] of all.entries()) {
    for (const key of keysOf(word)) alike.push(hashOf(key) * places + place);
    yield;
  }
  return { wordings: wordings.union(typed), words, all, alike: Float64Array.from(alike).sort() };
}

/** Words that have a key. */
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

/** Builds the index of this file: a quarter of a second, once. */
export const vocabularyInSteps = sharedSteps(make);
const vocabulary = () => finish(vocabularyInSteps());

/** True for a wording of the labour market without a space. */
export const isLexiconWording = (word: string) => vocabulary().wordings.has(word);

/** Words of the labour market, which are correct whether or not a job contains them. */
export const isLexiconWord = (word: string) =>
  (isKhmer(word) || word.length > 2) && (vocabulary().words.has(word) || isLexiconWording(word));

/** True when the two differ in at most one letter, or in two transposed letters. */
function isOneEdit(one: string, other: string): boolean {
  let first = 0;
  while (first < one.length && one[first] === other[first]) first++;
  let last = one.length - 1;
  while (last > first && one[last] === other[last]) last--;
  return last <= first;
}

/**
 * Words of the lexicon at one edit from this one: a letter more, less, or different, or some transposed. A subscript
 * Khmer letter counts as one with its coeng.
 */
export function nearLexiconWords(word: string): string[] {
  if (word.length < minNearLength) return [];
  const known = vocabulary();
  const near = new Set([...alikeBy(known, word), ...alikeBy(known, lettersOf(word))]);
  // Two words of one length that are equal without one letter each may have lost it at different places.
  for (const left of deletionsOf(word))
    for (const one of alikeBy(known, left))
      if (one.length !== word.length || (word.length > minNearLength && isOneEdit(word, one))) near.add(one);
  return [...near];
}
