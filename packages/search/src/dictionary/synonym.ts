import { lookedUpWords, stemOf } from '../analysis/looked-up-word.ts';
import { isKhmer } from '../analysis/query-word.ts';
import { finish, type Steps, sharedSteps } from '../analysis/steps.ts';
import { type LexiconEntry, lexicon } from './lexicon.ts';
import { maxRomanized, romanizedInSteps, romanizedKhmer } from './romanized.ts';
import { soundsInSteps, soundsLike } from './sounds-like.ts';
import { vocabularyInSteps } from './vocabulary.ts';

/** Maximum words of a synonym: "bill of quantities" has two that are looked up. */
export const maxSynonymTerms = 6;
/** Maximum number of wordings looked up for one word, the operator's first. */
const maxWays = 16;
/** Maximum number of wordings in a whole search. */
const maxWaysInAll = 48;
/** Maximum number of pieces into which the dictionary splits a loanword. */
const maxPieces = 8;

/** Words by which a synonym is looked up; empty where it has only signs. */
export const synonymTerms = (text: string): string[] => lookedUpWords(text).map(({ term }) => term);

const keyOf = (terms: readonly string[]) => terms.map(stemOf).join(' ');

/** Equal for all forms that the search treats as one: "Driver", "drivers". Empty where there are only signs. */
export const synonymKey = (text: string) => keyOf(synonymTerms(text));

type Ways = readonly (readonly string[])[];

/** Part of a search that has synonyms. */
export interface Meant {
  from: number;
  /** Number of words that it covers. */
  length: number;
  /** All wordings, each by its words. */
  ways: Ways;
  /** The meaning in the lexicon, if it has it. */
  entry: LexiconEntry | null;
}

/** Groups of synonyms, indexed for look-up. */
export interface Synonyms {
  /** Occurrences in these words; the longest match, each word once. */
  find(terms: readonly string[]): Meant[];
}

/** Synonyms of the lexicon and the operator. */
export interface AllSynonyms extends Synonyms {
  /** Synonyms of the operator alone. */
  own: Synonyms;
}

interface Wording {
  stems: readonly string[];
  ways: Ways;
  entry: LexiconEntry | null;
}
/** Wordings by their first stem, longest first. */
type Index = ReadonlyMap<string, readonly Wording[]>;

/** Synonyms of the operator, or a meaning of the lexicon. */
type Group = { wordings: readonly string[] } | LexiconEntry;

const waysOf = (wordings: readonly string[]) =>
  wordings.map(synonymTerms).filter((terms) => terms.length > 0);

/** One group per step: five hundred of them take a fifth of a second. */
function* indexInSteps(groups: readonly Group[]): Steps<Index> {
  const byFirst = new Map<string, Wording[]>();
  for (const group of groups) {
    const entry = 'about' in group ? group : null;
    const ownWays = waysOf(group.wordings);
    const ways = [...ownWays, ...waysOf(entry?.within ?? [])];
    for (const terms of [...ownWays, ...waysOf(entry?.typed ?? [])]) {
      const stems = terms.map(stemOf);
      const [first = ''] = stems;
      const some = byFirst.get(first) ?? [];
      some.push({ stems, ways, entry });
      byFirst.set(first, some);
    }
    yield;
  }
  for (const some of byFirst.values()) some.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

/** Longest wording of an index at a position. Of the same wording in two groups the first one counts. */
const wordingAt = (index: Index, stems: readonly string[], from: number) =>
  index
    .get(stems[from] ?? '')
    ?.find((one) => one.stems.every((stem, offset) => stems[from + offset] === stem));

/** Wordings up to the limit, each once, always including the typed one. */
function limited(ways: Ways, most: number, typed: readonly string[]): Ways {
  const each = [...new Map(ways.map((way) => [way.join(' '), way])).values()];
  const kept = each.slice(0, most);
  const own = each.find((way) => keyOf(way) === keyOf(typed)) ?? typed;
  return kept.includes(own) ? kept : [own, ...kept.slice(0, most - 1)];
}

/** Some words, and what they mean. */
interface Reading {
  length: number;
  ways: Ways;
  entry: LexiconEntry | null;
}

/** Meanings of a wording in all indexes are joined, the first index first; otherwise the longest wording counts. */
function knownAt(indexes: readonly Index[], stems: readonly string[], from: number): Reading {
  const here = indexes.flatMap((index) => wordingAt(index, stems, from) ?? []);
  const length = Math.max(0, ...here.map((wording) => wording.stems.length));
  const longest = here.filter((wording) => wording.stems.length === length);
  return {
    length,
    ways: longest.flatMap(({ ways }) => ways),
    entry: longest.find((wording) => wording.entry)?.entry ?? null,
  };
}

/** Longest unknown word, of more words than `known`, that is a loanword or English written by ear. */
function heardAt(
  indexes: readonly Index[],
  terms: readonly string[],
  from: number,
  known: number,
): Reading | null {
  const foreign = terms.slice(from, from + maxPieces).findIndex((term) => !isKhmer(term));
  const pieces = foreign < 0 ? Math.min(maxPieces, terms.length - from) : Math.max(foreign, 1);
  for (let length = pieces; length > known; length--) {
    const heard = soundsLike(terms.slice(from, from + length).join('')).map(synonymTerms);
    if (heard.length === 0) continue;
    const meant = heard.map((words) => ({ words, ...knownAt(indexes, words.map(stemOf), 0) }));
    return {
      length,
      ways: meant.flatMap(({ words, ways }) => [words, ...ways]),
      entry: meant.find((one) => one.entry)?.entry ?? null,
    };
  }
  return romanizedAt(indexes, terms, from, known);
}

/** Longest Khmer wording in Latin letters, of more words than `known`. */
function romanizedAt(
  indexes: readonly Index[],
  terms: readonly string[],
  from: number,
  known: number,
): Reading | null {
  for (let length = Math.min(maxRomanized, terms.length - from); length > Math.max(known, 1); length--) {
    const wording = romanizedKhmer(terms.slice(from, from + length));
    if (wording === null) continue;
    const words = synonymTerms(wording);
    const { ways, entry } = knownAt(indexes, words.map(stemOf), 0);
    return { length, ways: [words, ...ways], entry };
  }
  return null;
}

function synonymsFrom(indexes: readonly Index[], { listens } = { listens: false }): Synonyms {
  return {
    find(terms) {
      const stems = terms.map(stemOf);
      const found: Meant[] = [];
      let left = maxWaysInAll;
      for (let from = 0; from < stems.length; ) {
        const known = knownAt(indexes, stems, from);
        const heard = listens ? heardAt(indexes, terms, from, known.length) : null;
        const { length, ways: allWays, entry } = heard ?? known;
        if (length > 0 && left > 0) {
          const typed = terms.slice(from, from + length);
          const ways = limited(allWays, Math.min(maxWays, left), typed);
          left -= ways.length;
          found.push({ from, length, ways, entry });
        }
        from += Math.max(length, 1);
      }
      return found;
    },
  };
}

export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms =>
  synonymsFrom([finish(indexInSteps(groups.map((wordings) => ({ wordings }))))]);

const lexiconInSteps = sharedSteps(() => indexInSteps(lexicon));

/**
 * Synonyms of the lexicon, with the operator's groups on top. The lexicon is segmented once, along with other data that
 * searches need of it.
 */
export function* knownSynonymsInSteps(groups: readonly (readonly string[])[]): Steps<AllSynonyms> {
  const operatorIndex = yield* indexInSteps(groups.map((wordings) => ({ wordings })));
  const lexiconIndex = yield* lexiconInSteps();
  yield* vocabularyInSteps();
  yield* soundsInSteps();
  yield* romanizedInSteps();
  return {
    ...synonymsFrom([operatorIndex, lexiconIndex], { listens: true }),
    own: synonymsFrom([operatorIndex]),
  };
}
