import { lexicon } from './lexicon.ts';
import { lookedUpWords, stemOf } from './looked-up-word.ts';
import { finish, type Steps, sharedSteps } from './steps.ts';
import { vocabularyInSteps } from './vocabulary.ts';

/** Words of a synonym at most: "bill of quantities" has two that are looked up. */
export const mostSynonymTerms = 6;
/** Ways to say something that are looked up in its place at most, the operator's first. */
const mostWays = 16;
/** And in all places of a search together. */
const mostWaysInAll = 48;

/** The words that a synonym is looked up by: none where there are only signs in it. */
export const synonymTerms = (text: string): string[] => lookedUpWords(text).map(({ term }) => term);

const keyOf = (terms: readonly string[]) => terms.map(stemOf).join(' ');

/** The same for all that the search takes for one: "Driver", "drivers". Empty where there are only signs. */
export const synonymKey = (text: string) => keyOf(synonymTerms(text));

type Ways = readonly (readonly string[])[];

/** A place in a search where something stands that has synonyms. */
export interface Meant {
  from: number;
  /** How many of the words it takes. */
  length: number;
  /** All ways to say it, each by its words. */
  ways: Ways;
}

/** Groups of words that mean the same, ready to be looked up. */
export interface Synonyms {
  /** Where in these words such a word begins; the longest that fits, each word once. */
  find(terms: readonly string[]): Meant[];
}

/** What the lexicon and the operator say. */
export interface AllSynonyms extends Synonyms {
  /** What the operator says alone. */
  own: Synonyms;
}

interface Wording {
  stems: readonly string[];
  ways: Ways;
}
/** Wordings by their first stem, the longest first. */
type Index = ReadonlyMap<string, readonly Wording[]>;

/** What means the same, and what its words find besides: of a town, what lies in its province. */
interface Group {
  wordings: readonly string[];
  within?: readonly string[];
}

const waysOf = (wordings: readonly string[]) =>
  wordings.map(synonymTerms).filter((terms) => terms.length > 0);

/** The groups in turn: five hundred of them are a fifth of a second. */
function* indexInSteps(groups: readonly Group[]): Steps<Index> {
  const byFirst = new Map<string, Wording[]>();
  for (const { wordings, within = [] } of groups) {
    const said = waysOf(wordings);
    const ways = within.length > 0 ? [...said, ...waysOf(within)] : said;
    for (const terms of said) {
      const stems = terms.map(stemOf);
      const [first = ''] = stems;
      const some = byFirst.get(first) ?? [];
      some.push({ stems, ways });
      byFirst.set(first, some);
    }
    yield;
  }
  for (const some of byFirst.values()) some.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

/** The longest wording of an index that stands at a place. Of the same word in two groups the first one counts. */
const wordingAt = (index: Index, stems: readonly string[], from: number) =>
  index
    .get(stems[from] ?? '')
    ?.find((one) => one.stems.every((stem, offset) => stems[from + offset] === stem));

/** As many ways as may be looked up, each once, and what was written always among them. */
function limited(ways: Ways, most: number, written: string): Ways {
  const each = [...new Map(ways.map((way) => [way.join(' '), way])).values()];
  const kept = each.slice(0, most);
  const own = each.find((way) => keyOf(way) === written);
  return own && !kept.includes(own) ? [own, ...kept.slice(1)] : kept;
}

/** Of two indexes that know the same wording both say what it means, the first one first; else the longer wording counts. */
function synonymsFrom(indexes: readonly Index[]): Synonyms {
  return {
    find(terms) {
      const stems = terms.map(stemOf);
      const found: Meant[] = [];
      let left = mostWaysInAll;
      for (let from = 0; from < stems.length; ) {
        const here = indexes.flatMap((index) => wordingAt(index, stems, from) ?? []);
        const length = Math.max(0, ...here.map((wording) => wording.stems.length));
        if (length > 0 && left > 0) {
          const said = here.filter((wording) => wording.stems.length === length).flatMap(({ ways }) => ways);
          const written = stems.slice(from, from + length).join(' ');
          const ways = limited(said, Math.min(mostWays, left), written);
          left -= ways.length;
          found.push({ from, length, ways });
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
 * What the lexicon says, and on top of it these groups: the operator's. The lexicon is cut up once, with what searches
 * ask of it besides.
 */
export function* knownSynonymsInSteps(groups: readonly (readonly string[])[]): Steps<AllSynonyms> {
  const said = yield* indexInSteps(groups.map((wordings) => ({ wordings })));
  const lexiconIndex = yield* lexiconInSteps();
  yield* vocabularyInSteps();
  return { ...synonymsFrom([said, lexiconIndex]), own: synonymsFrom([said]) };
}
