import { isKhmer } from '../analysis/query-word.ts';
import { finish, type Steps, sharedSteps } from '../analysis/steps.ts';
import { STOP_WORDS } from '../analysis/stop-word.ts';
import { COMMON_WORDS } from './common-word.ts';
import { workLexicon } from './lexicon.ts';
import { englishSounds, isWritten, joined, khmerSound, type Sound, vowel } from './sound.ts';
import { isLexiconWord } from './vocabulary.ts';

/** Words that people write for one wording, at most: "nak bork lan". */
export const maxRomanized = 5;
/** Shorter ones are like too many others, and so are those of few consonants unless all their vowels agree. */
const [minLength, minConsonants, fewConsonants] = [6, 3, 3];

/** Khmer says these two apart, but people write them for each other. */
const keyOf = ({ consonants }: Sound) => consonants.replaceAll('R', 'L');

/** Half of the consonants turn "a" into "ea". */
const spelt = (bits: number) => (bits & vowel.a ? bits | vowel.e | vowel.i : bits);

/** Khmer wordings by their consonants. */
type Index = ReadonlyMap<string, readonly (Sound & { wording: string })[]>;

function* make(): Steps<Index> {
  const index = new Map<string, (Sound & { wording: string })[]>();
  for (const { about, wordings, typed } of workLexicon) {
    for (const wording of [...wordings, ...typed].filter((one) => isKhmer(one) && !one.includes(' '))) {
      const sound = khmerSound(wording, true);
      if (!sound || sound.consonants.length < (about === 'trade' ? minConsonants : minConsonants + 1))
        continue;
      const some = index.get(keyOf(sound)) ?? [];
      some.push({ wording, consonants: sound.consonants, vowels: sound.vowels.map(spelt) });
      index.set(keyOf(sound), some);
    }
    yield;
  }
  return index;
}

/** Builds the index of this file, once. */
export const romanizedInSteps = sharedSteps(make);

/** Spellings of Khmer sounds that English reads otherwise. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'ch'],
  [/ph|bp/g, 'p'],
  [/kh|kg/g, 'k'],
  [/th|dt/g, 't'],
  [/ng|nh|ny(?=[aeiou])/g, 'n'],
  [/(?<=[aeo])[vw](?![aeiou])/g, 'u'],
];
const soundsOf = (word: string): Sound[] =>
  englishSounds(spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word));

const isKnown = (word: string) => STOP_WORDS.has(word) || COMMON_WORDS.has(word) || isLexiconWord(word);

/**
 * The Khmer wording that words in Latin letters were probably written for by ear: អ្នកបើកឡាន for "nak bork lan". Null for
 * words that are mostly known, and for a single one: spelling looks after it.
 */
export function romanizedKhmer(words: readonly string[]): string | null {
  if (words.length < 2 || words.join('').length < minLength || !words.every((word) => /^[a-z]+$/.test(word)))
    return null;
  const known = words.filter(isKnown).length;
  if (known > words.length / 2) return null;
  const index = finish(romanizedInSteps());
  const ways = words
    .map(soundsOf)
    .reduce((before, after) =>
      before.flatMap((one) => after.map((other) => joined(one, other))).slice(0, 24),
    );
  let best: { wording: string; cost: number } | null = null;
  for (const { consonants, vowels } of ways) {
    const most = known > 0 || consonants.length <= fewConsonants ? 0 : consonants.length / 3;
    for (const one of index.get(keyOf({ consonants, vowels })) ?? []) {
      // The vowel that Khmer does not write is spelt in any way.
      const sung = one.vowels.filter(
        (bits, at) =>
          (at === 0 || isWritten(bits)) && at < consonants.length && (bits & (vowels[at] as number)) === 0,
      ).length;
      const confused = [...consonants].filter((letter, at) => letter !== one.consonants[at]).length;
      const cost = sung + 2 * confused;
      if (cost <= most && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
        best = { wording: one.wording, cost };
    }
  }
  return best?.wording ?? null;
}
