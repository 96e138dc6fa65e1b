import { lookedUpWords, stemOf } from './looked-up-word.ts';
import { finish, type Steps } from './steps.ts';

/** Words of a synonym at most: "bill of quantities" has two that are looked up. */
export const mostSynonymTerms = 6;

/** The words that a synonym is looked up by: none where there are only signs in it. */
export const synonymTerms = (text: string): string[] => lookedUpWords(text).map(({ term }) => term);

const keyOf = (terms: readonly string[]) => terms.map(stemOf).join(' ');

/** The same for all that the search takes for one: "Driver", "drivers". Empty where there are only signs. */
export const synonymKey = (text: string) => keyOf(synonymTerms(text));

/** A place in a search where something stands that has synonyms. */
export interface Meant {
  from: number;
  /** How many of the words it takes. */
  length: number;
  /** All ways to say it, each by its words. */
  ways: readonly (readonly string[])[];
}

/** Groups of words that mean the same, ready to be looked up. */
export interface Synonyms {
  /** Where in these words such a word begins; the longest that fits, each word once. */
  find(terms: readonly string[]): Meant[];
}

interface Wording {
  stems: readonly string[];
  ways: Meant['ways'];
}

/** Of the same word in two groups the first one counts. */
export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms =>
  finish(synonymsInSteps(groups));

/** The same, a group at a time: five hundred of them are a fifth of a second. */
export function* synonymsInSteps(groups: readonly (readonly string[])[]): Steps<Synonyms> {
  const byFirst = new Map<string, Wording[]>();
  for (const group of groups) {
    const ways = group.map(synonymTerms).filter((terms) => terms.length > 0);
    for (const terms of ways) {
      const stems = terms.map(stemOf);
      const [first = ''] = stems;
      const wordings = byFirst.get(first) ?? [];
      wordings.push({ stems, ways });
      byFirst.set(first, wordings);
    }
    yield;
  }
  for (const some of byFirst.values()) some.sort((a, b) => b.stems.length - a.stems.length);

  return {
    find(terms) {
      const stems = terms.map(stemOf);
      const found: Meant[] = [];
      for (let from = 0; from < stems.length; ) {
        const wording = byFirst
          .get(stems[from] ?? '')
          ?.find((one) => one.stems.every((stem, offset) => stems[from + offset] === stem));
        if (wording) found.push({ from, length: wording.stems.length, ways: wording.ways });
        from += wording?.stems.length ?? 1;
      }
      return found;
    },
  };
}
