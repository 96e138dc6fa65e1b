/**
 * How a word sounds, coarsely enough that the ways in which people write one loanword by ear are alike: consonants that
 * Khmer and English exchange are one, and a vowel is the set of those that its letter may stand for.
 */
export interface Sound {
  /** One capital for each consonant. */
  consonants: string;
  /** Vowel before the first consonant and after each: bits of `vowel`. */
  vowels: readonly number[];
}

/** `none`: nothing is heard. `dull`: the vowel of "the", which any letter may spell. */
export const vowel = { none: 1, i: 2, e: 4, a: 8, o: 16, u: 32, dull: 64 } as const;
const { none, i, e, a, o, u, dull } = vowel;

/** Sound under construction. */
class Heard {
  consonants = '';
  vowels: number[] = [none];

  get last() {
    return this.vowels.at(-1) ?? none;
  }
  set last(bits: number) {
    this.vowels[this.vowels.length - 1] = bits;
  }
  /** A vowel joins what is already heard there. */
  sing(bits: number) {
    this.last = this.last === none ? bits : this.last | bits;
  }
  /** The last consonant is written, but not heard. */
  silence() {
    if (this.consonants === '') return;
    this.consonants = this.consonants.slice(0, -1);
    this.vowels.pop();
  }
  /** The same consonant twice, with nothing between, is heard once. */
  say(consonant: string, after: number) {
    if (this.consonants.endsWith(consonant) && this.last & none) this.last = after;
    else {
      this.consonants += consonant;
      this.vowels.push(after);
    }
  }
}

const khmerConsonants: Readonly<Record<string, string>> = Object.fromEntries(
  ['K កខគឃ', 'N ងញណន', 'J ចឆជឈ', 'T ដឋឌឍតថទធ', 'P បផពភ', 'M ម', 'R រ', 'L លឡ', 'V វ', 'S សឝឞ', 'H ហ'].flatMap(
    (line) => [...line.slice(2)].map((letter) => [letter, line.charAt(0)]),
  ),
);
/** Letters after a subscripted ha, for sounds that Khmer lacks. */
const foreign: Readonly<Record<string, string>> = {
  វ: 'F',
  ស: 'S',
  គ: 'K',
  ប: 'P',
  ន: 'N',
  ម: 'M',
  ល: 'L',
  ក: 'K',
};
const khmerVowels: Readonly<Record<string, number>> = {
  'ា': a,
  'ិ': i | e,
  'ី': i,
  'ឹ': dull | i,
  'ឺ': dull | e,
  'ុ': u | o,
  'ូ': u | o,
  'ើ': dull | e | u,
  'ៀ': i | e | a,
  'េ': e | i,
  'ែ': e | a,
  'ៃ': a | i,
  'ោ': o,
  'ៅ': o | a | u,
  '័': a | e | dull,
  ឥ: i,
  ឦ: i,
  ឧ: u | o,
  ឩ: u,
  ឯ: e,
  ឱ: o,
};
const inherent = o | dull;
const bare = inherent | none;
/** True for a vowel that Khmer writes. */
export const isWritten = (bits: number) => bits !== none && bits !== inherent && bits !== bare;
const coeng = '\u17D2';
/** Clusters with which an English syllable may begin; any other belongs to a native word. */
const onset = /ស្.|.្[រលវយ]/;
const shifters = '៉៊';

/** Vowels that native words have beside those of loanwords, and the consonant that ends some of them. */
const nativeVowels: Readonly<Record<string, readonly [bits: number, consonant?: string]>> = {
  'ំ': [o | u | a, 'M'],
  'ះ': [a | e | o],
  'ឿ': [dull | e | u | i],
  'ួ': [u | o | a],
  ឫ: [dull | i | e | u, 'R'],
  ឬ: [dull | i | e | u, 'R'],
  ឲ: [o],
  'ៈ': [a],
};
const unheard = '៌៎៏';

/** Null where the word has a letter that no loanword has, unless it `isNative`. */
export function khmerSound(word: string, isNative = false): Sound | null {
  const heard = new Heard();
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    const isFinal = next === '' || next in khmerConsonants || next === 'អ' || next === '៍' || next === '់';
    const sung = khmerVowels[letter];
    if (sung !== undefined)
      heard.last = heard.last === bare || heard.last === none ? sung : heard.last | sung;
    else if (letter === 'អ') {
      if (heard.last === bare) heard.last = none;
      if (!(next in khmerVowels) && !shifters.includes(next)) heard.sing(inherent);
    } else if (letter === coeng) {
      if (!isNative && !onset.test(word.slice(at - 1, at + 2))) return null;
      heard.last = none;
    } else if (letter === '៍') {
      heard.silence();
    } else if (letter === 'យ') heard.sing(heard.last === bare ? i | inherent : i);
    else if (shifters.includes(letter) || letter === '់') continue;
    else if (letter === 'រ' && isFinal && heard.last !== none) heard.last &= ~none;
    else if (letter === 'វ' && isFinal && heard.last & (a | e | o | u) && heard.last !== bare)
      heard.last |= u;
    else if (letter === 'ហ' && next === coeng && foreign[word.charAt(at + 2)]) {
      heard.say(foreign[word.charAt(at + 2)] as string, bare);
      at += 2;
    } else if (letter === 'ច' && isFinal && heard.last & i) heard.say('K', bare);
    else {
      const consonant = khmerConsonants[letter];
      if (!consonant) {
        const [bits, closing] = (isNative && nativeVowels[letter]) || [];
        if (bits === undefined && !(isNative && unheard.includes(letter))) return null;
        if (closing === 'R') heard.say(closing, bits ?? none);
        else if (bits !== undefined) heard.last = heard.last === bare ? bits : heard.last | bits;
        if (closing === 'M') heard.say(closing, none);
        continue;
      }
      if (letter === 'ញ' && isFinal) heard.sing(i);
      heard.say(consonant, bare);
    }
  }
  if (heard.last === bare) heard.last = none;
  else if (heard.last === a) heard.last |= dull;
  return heard;
}

/** Vowel of "-tion", which people hear in several ways. */
const short = i | e | a | dull;
/** English spellings of consonants, with the sounds that each may have; the first that fits counts. */
const spellings: readonly (readonly [pattern: RegExp, sounds: string])[] = [
  [/^kn|^gn|gn(?=ed|er|$)|ng(?![aeiouylr])|nn?/y, 'N'],
  [/^wr/y, 'R'],
  [/^ps/y, 'S'],
  [/tch/y, 'J'],
  [/sch/y, 'SK'],
  [/ch/y, 'J K S'],
  [/ss?ion|tion|cian/y, 'S.N'],
  [/[ts]i(?=o|a|en)|ci(?=a|o|en)|sc(?=[eiy])/y, 'S'],
  [/sh/y, 'S J'],
  [/ph|ff?/y, 'F'],
  [/th|tt/y, 'T'],
  [/t(?=u[aelr])|d(?=u[aei])/y, 'J T'],
  [/cc(?=[ei])|(?!^)x/y, 'KS'],
  [/x/y, 'S'],
  [/ck|kh|kk?|cqu?|cc?(?![eiy])|que$|gu(?=[aei])/y, 'K'],
  [/qu/y, 'KV'],
  [/dg|j/y, 'J'],
  [/gh(?=t|$)/y, ''],
  [/gh|gg/y, 'K'],
  [/g(?=[eiy])/y, 'J K'],
  [/g/y, 'K'],
  [/c|ss?|zz?/y, 'S'],
  [/mb$|mm?/y, 'M'],
  [/bb?|pp?/y, 'P'],
  [/dd?|t/y, 'T'],
  [/ll?/y, 'L'],
  [/rh?r?/y, 'R'],
  [/v|wh?(?=[aeiouy])/y, 'V'],
  [/h/y, 'H'],
];

/** Spellings of vowels, longest first. */
const vowelSpellings: readonly (readonly [pattern: RegExp, bits: number])[] = [
  [/(?<=[^aeiouy])e$/y, none],
  [/(?!^)[eiu](?=r(?:e?$|[^aeiouyr]))/y, dull],
  [/o(?=r(?:e?$|[^aeiouyr]))/y, o | dull],
  [/a(?=r(?:e?$|[^aeiouyr]))/y, a | dull],
  [/a$/y, a | dull],
  [/ai|ay|ei|ey/y, a | e | i],
  [/ea|ee|ie/y, i | e],
  [/au|aw|oa|ou|ow/y, o | a | u],
  [/oo/y, u | o],
  [/ew|eu|ue/y, u | o | i],
  [/oi|oy/y, o | a | i],
  [/i(?=gh|gn|ld|nd)/y, a | i],
  [/i(?=[^aeiouy](?:[aeiouy]|$))|y/y, i | e | a],
  [/a/y, a | e],
  // It is often silent between consonants: management.
  [/(?!^)e/y, e | i | none],
  [/e/y, e | i],
  [/i/y, i | e],
  [/o/y, o | u],
  [/u/y, u | o | a],
  [/w/y, u],
];
const coda = /^r(?:e?$|[^aeiouyrh])/;
/** Maximum number of ways to read one word. */
const maxWays = 12;

const partAt = <Of>(list: readonly (readonly [RegExp, Of])[], text: string, at: number) =>
  list.find(([pattern]) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  });

/** The ways in which an English word may sound, also one that is spelt by ear ("resepsionis"). */
export function englishSounds(word: string): Sound[] {
  let ways = [new Heard()];
  for (let at = 0; at < word.length; ) {
    const fits = partAt(spellings, word, at);
    if (fits) {
      const length = fits[0].lastIndex - at;
      const isCoda = coda.test(word.slice(at));
      const sounds = fits[1].split(' ');
      ways = ways.flatMap((way) =>
        sounds.map((sound) => {
          const heard = Object.assign(new Heard(), { consonants: way.consonants, vowels: [...way.vowels] });
          if (isCoda && heard.last !== none) heard.last = heard.last & ~none;
          else for (const one of sound) one === '.' ? heard.sing(short) : heard.say(one, none);
          return heard;
        }),
      );
      at += length;
    } else {
      const sung = partAt(vowelSpellings, word, at);
      if (sung) for (const way of ways) way.last = way.last === none ? sung[1] : (way.last | sung[1]) & ~none;
      at = sung ? sung[0].lastIndex : at + 1;
    }
    ways = ways.slice(0, maxWays);
  }
  return ways;
}

/** Two words said one after the other. */
export function joined(one: Sound, other: Sound): Sound {
  const [end, begin] = [one.vowels.at(-1) ?? none, other.vowels[0] ?? none];
  const between = end === none ? begin : begin === none ? end : (end | begin) & ~none;
  const isOne = (between & none) !== 0 && one.consonants.at(-1) === other.consonants[0];
  return {
    consonants: one.consonants + other.consonants.slice(isOne ? 1 : 0),
    vowels: [...one.vowels.slice(0, -1), ...(isOne ? [] : [between]), ...other.vowels.slice(1)],
  };
}
