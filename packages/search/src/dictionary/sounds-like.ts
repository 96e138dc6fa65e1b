import { distance } from 'fastest-levenshtein';
import { clustersOf } from '../analysis/khmer-cluster.ts';
import { dictionaryWords, khmerWords } from '../analysis/khmer-word.ts';
import { isKhmer } from '../analysis/query-word.ts';
import { termOf } from '../analysis/segment.ts';
import { finish, type Steps, sharedSteps } from '../analysis/steps.ts';
import { STOP_WORDS } from '../analysis/stop-word.ts';
import { COMMON_WORDS } from './common-word.ts';
import { isFiller } from './filler-word.ts';
import { type LexiconEntry, workLexicon } from './lexicon.ts';
import { englishSounds, isWritten, joined, khmerSound, type Sound, vowel } from './sound.ts';
import { isLexiconWord, isLexiconWording, nearLexiconWords } from './vocabulary.ts';

/** Longer than any word that people write by ear. */
const maxWordLength = 40;
/** Words of fewer sounds are like too many others. A vowel at the beginning counts as a consonant. */
const minOfWord = { consonants: 3, sounds: 5 };
/** A word that only occurs in longer wordings says less. */
const minOfPart = { consonants: 3, sounds: 6 };
const minPartLength = 6;
const minLatinLength = 6;
/** Spelling puts right what differs in so many letters, and says so. */
const maxEdits = 2;
/** Share of letters that may differ between a word written by ear and the English one. */
const maxDistant = 0.4;
/** Vowels that may differ, for the number of consonants that agree. */
const maxDifferences = (consonants: number) => Math.max(0, Math.min(consonants - 3, 2));

interface Sounding {
  wording: string;
  vowels: readonly number[];
  /** True for a word that is no wording by itself. */
  isPart: boolean;
}
/** Wordings by their consonants. */
type Index = ReadonlyMap<string, readonly Sounding[]>;

/** With and without the last of several consonants, which Khmer does not say: content, receptionist. */
function endings(sound: Sound): Sound[] {
  const { consonants, vowels } = sound;
  const isCluster = vowels.at(-1) === vowel.none && vowels.at(-2) === vowel.none;
  if (!isCluster || !/[TSK]$/.test(consonants)) return [sound];
  return [sound, { consonants: consonants.slice(0, -1), vowels: vowels.slice(0, -1) }];
}

const soundsOf = (wording: string): Sound[] =>
  wording
    .toLowerCase()
    .split(' ')
    .map((word) => englishSounds(word).flatMap(endings))
    .reduce((before, after) => before.flatMap((one) => after.map((other) => joined(one, other))));

/** Abbreviations are spelt, not spoken. */
const isSpoken = (wording: string) =>
  /^[a-z]{4,}(?: [a-z]{4,}){0,2}$/i.test(wording) && !/[A-Z]{2}/.test(wording);

/** English wordings, and the longer of their words. */
function* spokenOf({ wordings }: LexiconEntry): Generator<[wording: string, isPart: boolean]> {
  for (const wording of wordings.filter(isSpoken)) {
    yield [wording, false];
    for (const word of wording.split(' ')) if (word.length >= minPartLength) yield [word.toLowerCase(), true];
  }
}

function* make(): Steps<Index> {
  const index = new Map<string, Sounding[]>();
  const parts = new Set<string>();
  for (const entry of workLexicon) {
    for (const [wording, isPart] of spokenOf(entry)) {
      if (isPart && parts.has(wording)) continue;
      if (isPart) parts.add(wording);
      const least = isPart ? minOfPart : minOfWord;
      for (const { consonants, vowels } of soundsOf(wording)) {
        const sung = vowels.filter((bits) => bits !== vowel.none).length;
        const begins = vowels[0] === vowel.none ? 0 : 1;
        if (consonants.length + begins < least.consonants || consonants.length + sung < least.sounds)
          continue;
        const some = index.get(consonants) ?? [];
        some.push({ wording, vowels, isPart });
        index.set(consonants, some);
      }
    }
    yield;
  }
  return index;
}

/** Builds the index of this file, once. */
export const soundsInSteps = sharedSteps(make);

/** Vowels in which the two differ. */
const differences = (heard: readonly number[], known: readonly number[]) =>
  heard.filter((bits, at) => (bits & (known[at] as number)) === 0).length;

/** Wordings that sound most like one of these: whole ones before parts, and those of fewer words first. */
function nearest(sounds: readonly Sound[], most: (consonants: number) => number): string[] {
  const index = finish(soundsInSteps());
  let least = Number.POSITIVE_INFINITY;
  const found = new Set<string>();
  for (const { consonants, vowels } of sounds) {
    for (const known of index.get(consonants) ?? []) {
      const count = differences(vowels, known.vowels);
      if (count > most(consonants.length)) continue;
      const cost = count * 10 + (known.isPart ? 5 : 0) + known.wording.split(' ').length;
      if (cost > least) continue;
      if (cost < least) found.clear();
      least = cost;
      found.add(known.wording);
    }
  }
  return [...found];
}

const probe = 'និង';
/** Frequent words that are no part of a loanword. */
const common: ReadonlySet<string> = new Set(
  `មិន មុន ឈប់ គឺ បើ ត្រូវ ដល់ ពេល លែង ឃើញ ដឹង យក អាន ដង គេ ថា ទទេ បិទ បើក ទឹក ដឹក នឹង ប្រើ សរសេរ សេវា ពេក ក្រោយ ដែលគេ ទៀត វាយ
  លេខ សារ ហាង អនាថា អតិថិជន ប្រយោគ ប្រាក់ខែ`.split(/\s+/),
);

/** True for a word of the dictionary, and for several that are known, or of which one is no part of a loanword. */
function isNative(word: string): boolean {
  const [before, only, after] = dictionaryWords(probe + word + probe);
  if (before === probe && only === word && after === probe) return true;
  const parts = khmerWords(word);
  return (
    parts.some((part) => common.has(part) || isFiller(termOf(part))) ||
    parts.every((part) => clustersOf(part).length > 1 && isLexiconWording(part))
  );
}

/** A misspelt loanword of the lexicon is left to spelling as well. */
const isMisspelt = (word: string, wordings: readonly string[]) =>
  nearLexiconWords(word).some((near) => {
    const sound = isKhmer(near) && near !== word ? khmerSound(near) : null;
    return sound !== null && nearest([sound], maxDifferences).some((wording) => wordings.includes(wording));
  });

function heardInKhmer(word: string): string[] {
  const sound = khmerSound(word);
  // Consonants alone say too little.
  const found = sound?.vowels.some(isWritten) ? nearest([sound], maxDifferences) : [];
  return found.length > 0 && !isNative(word) && !isMisspelt(word, found) ? found : [];
}

function heardInLatin(word: string): string[] {
  if (word.length < minLatinLength || !/^[a-z]+$/.test(word)) return [];
  if (STOP_WORDS.has(word) || COMMON_WORDS.has(word) || isLexiconWord(word)) return [];
  // What spelling puts right needs no reading.
  if (nearLexiconWords(word).length > 0) return [];
  const found = nearest(soundsOf(word), () => 0).map((wording) => ({
    wording,
    edits: distance(wording.toLowerCase(), word),
  }));
  if (found.some(({ edits }) => edits <= maxEdits)) return [];
  return found
    .filter(({ wording, edits }) => edits <= maxDistant * wording.length)
    .map(({ wording }) => wording);
}

/**
 * English wordings of the lexicon that an unknown word, normalised, was probably written for by ear: "marketing" for
 * ម៉ាកេតធីង, "receptionist" for "resepsionis". Empty for words that are known, in either language.
 */
export const soundsLike = (word: string): string[] =>
  word.length > maxWordLength ? [] : isKhmer(word) ? heardInKhmer(word) : heardInLatin(word);
