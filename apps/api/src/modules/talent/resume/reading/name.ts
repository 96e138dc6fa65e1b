import { headingOf, isDocumentName } from './heading.ts';
import type { Line } from './line.ts';
import { isProvince } from './province.ts';
import { isJobTitle } from './work.ts';
import { isKhmerText, type Pair, pairOf, withoutShouting } from './written.ts';

const title = /^(?:mr|mrs|ms|miss|mx|dr|លោកស្រី|លោក|កញ្ញា|អ្នកនាង)[. ]\s*/iu;
/** Removes the form of address before a name. */
export const withoutTitle = (text: string) => text.replace(title, '').trim();

const words = (text: string) => text.trim().split(/\s+/).length;
/** Maximum letters of a family or given name in Khmer; longer words are headings or sentences. */
const longestKhmerPart = 16;
/** How headings and titles of a document begin in Khmer, whatever follows. No name begins like this. */
const khmerHeading =
  /^(?:ប្រវត្តិ|ជីវប្រវត្តិ|ព័ត៌មាន|បទពិសោធ|គោលបំណង|គោលដៅ|ជំនាញ|ភាសា|កម្រិត|ចំណេះ|ពាក្យសុំ|ចំណុច|សេចក្ដី|សេចក្តី|បែបបទ|ទំនាក់ទំនង|ឯកសារ|អាសយដ្ឋាន|ការសិក្សា|ការអប់រំ|ការងារ|ការបណ្ដុះ|ការបណ្តុះ|វគ្គ|បុគ្គល|អំពី|សមត្ថភាព|ឈ្មោះ)/u;
const isHeadingLike = (text: string) =>
  headingOf(text) !== null || isDocumentName(text) || khmerHeading.test(text);

/** True for two to five words of letters only, as in names. Khmer names may be a single word. */
export function isName(text: string): boolean {
  const bare = withoutTitle(text);
  if (!/^[\p{L}\p{M}\s.'’\u200b-]+$/u.test(bare) || bare.length > 50 || isHeadingLike(bare)) return false;
  if (isJobTitle(bare) || isProvince(bare)) return false;
  return isKhmerText(bare)
    ? words(bare) <= 4 && bare.length <= 30 && bare.split(' ').every((one) => one.length <= longestKhmerPart)
    : words(bare) >= 2 && words(bare) <= 5 && /^\p{Lu}/u.test(bare);
}

export const nameOf = (text: string): Pair => {
  const pairs = text
    .split(/[/|()]/)
    .map(withoutTitle)
    .filter((one) => one !== '')
    .map((one) => pairOf(withoutShouting(one, true), 80));
  return Object.assign({}, ...pairs.reverse());
};

const degreesBehind = /,\s*(?:m\.?b\.?a|ph\.?d|b\.?a|m\.?sc|b\.?sc|m\.?a|cpa|acca|md)\.?$/iu;

/** Name at the head of a CV, and the lines after it. */
export function headName(top: readonly Line[]): { name: Pair; after: Line[] } | null {
  const candidates = top
    .map((line) => ({ ...line, text: line.text.replace(degreesBehind, '') }))
    .filter(
      ({ text }) =>
        !text.includes('\t') &&
        text.split(/[/|()]/).every((part) => part.trim() === '' || isName(part.trim())),
    )
    .sort((a, b) => b.size - a.size);
  const [found] = candidates;
  if (!found) return null;
  const place = top.findIndex(({ text }) => text.replace(degreesBehind, '') === found.text);
  return { name: nameOf(found.text), after: top.slice(place + 1, place + 3) };
}
