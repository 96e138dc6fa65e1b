import { waysToWrite } from './employer-name.ts';
import { normalizeKhmer } from './khmer.ts';
import { stemOf } from './looked-up-word.ts';
import { runsOf, segment } from './segment.ts';
import { coreOf } from './title-core.ts';

/**
 * Marked words stand among the search words of a job. Ordinary words of a search, their stems and their synonyms never
 * match one: none begins with a mark, and PostgreSQL does not stem words with a digit.
 *
 * | mark | followed by | made by | finds |
 * | --- | --- | --- | --- |
 * | `co9` | one word of the company's name | `companyWord` | jobs of companies with the word in their name |
 * | `cw9` | the company's whole name, without spaces | `wholeCompany` | jobs of exactly this company |
 * | `is9` | a whole title, its words stemmed and joined | `wholeTitle` | jobs with this title, or with it as a part of theirs |
 * | `ic9` | the same without general words and place | `titleCore` | jobs with a title that means the same work |
 */

/** Longest marked word, in characters. */
const LONGEST_MARKED = 100;
/** Ends of the parts of a title: "Accountant (Siem Reap)", "Driver / អ្នកបើកបរ". */
const PART = /[()[\]/|,;:–—]| - /;

/** `co9`: a company's name is found by its own letters only. */
export const companyWord = (written: string) => `co9${written}`;

const lettersOf = (name: string) => runsOf(normalizeKhmer(name)).flat();

/** `cw9`: one word for the whole name of a company; null if it is too long. */
export function wholeCompany(name: string): string | null {
  const whole = lettersOf(name).join('');
  return whole.length > 0 && whole.length <= LONGEST_MARKED ? `cw9${whole}` : null;
}

/** The words of a company's name as they are looked up: each, and the name as a whole in every way to write it. */
export const companyWords = (name: string): string[] => [
  ...lettersOf(name)
    .filter((word) => word.length <= LONGEST_MARKED)
    .map(companyWord),
  ...new Set([name, ...waysToWrite(name)].flatMap((way) => wholeCompany(way) ?? [])),
];

const markedTitle = (terms: readonly string[], mark: string): string | null => {
  const whole = terms.map(stemOf).join('');
  return whole.length > 0 && whole.length <= LONGEST_MARKED ? mark + whole : null;
};

/** `is9`: one word for a whole title, which recognises a search for exactly this title; null if it is too long. */
export const wholeTitle = (terms: readonly string[]) => markedTitle(terms, 'is9');

/** `ic9`: the same for the words that tell the work, without general ones: an accounting officer is an accountant. */
export const titleCore = (terms: readonly string[]) => markedTitle(coreOf(terms), 'ic9');

/** The words of `wholeTitle` and `titleCore` for a title and for each of its parts. */
export function wholeTitles(title: string): string[] {
  const all = [title, ...title.split(PART)].flatMap((part) => {
    const terms = segment(part);
    return [wholeTitle(terms), titleCore(terms)].flatMap((word) => word ?? []);
  });
  return [...new Set(all)];
}
