import { waysToWrite } from './employer-name.ts';
import { normalizeKhmer } from './khmer.ts';
import { stemOf } from './looked-up-word.ts';
import { runsOf, segment } from './segment.ts';
import { coreOf } from './title-core.ts';

/** Longest marked word, in characters. */
const LONGEST = 100;
/** Ends of the parts of a title: "Accountant (Siem Reap)", "Driver / អ្នកបើកបរ". */
const PART = /[()[\]/|,;:–—]| - /;

/** A company's name is found by its own letters only: neither stems nor synonyms of a search match such a word. */
export const companyWord = (written: string) => `co9${written}`;

const lettersOf = (name: string) => runsOf(normalizeKhmer(name)).flat();

/** One word for the whole name of a company; null if it is too long. */
export function wholeCompany(name: string): string | null {
  const whole = lettersOf(name).join('');
  return whole.length > 0 && whole.length <= LONGEST ? `cw9${whole}` : null;
}

/** The words of a company's name as they are looked up: each, and the name as a whole in every way to write it. */
export const companyWords = (name: string): string[] => [
  ...lettersOf(name)
    .filter((word) => word.length <= LONGEST)
    .map(companyWord),
  ...new Set([name, ...waysToWrite(name)].flatMap((way) => wholeCompany(way) ?? [])),
];

/** One word for a whole title, by which a search for exactly this title is recognised; null if it is too long. */
export function wholeTitle(terms: readonly string[]): string | null {
  const whole = terms.map(stemOf).join('');
  return whole.length > 0 && whole.length <= LONGEST ? `is9${whole}` : null;
}

/** The words of `wholeTitle` for a title and for each of its parts, in full and without general words. */
export function wholeTitles(title: string): string[] {
  const all = [title, ...title.split(PART)].flatMap((part) => {
    const terms = segment(part);
    return [terms, coreOf(terms)].flatMap((own) => wholeTitle(own) ?? []);
  });
  return [...new Set(all)];
}
