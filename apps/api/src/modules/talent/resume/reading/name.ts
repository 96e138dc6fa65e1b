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
const maxKhmerPartLength = 16;
/** How headings and titles of a document begin in Khmer, whatever follows. No name begins like this. */
const khmerHeading =
  /^(?:ប្រវត្តិ|ជីវប្រវត្តិ|ព័ត៌មាន|បទពិសោធ|គោលបំណង|គោលដៅ|ជំនាញ|ភាសា|កម្រិត|ចំណេះ|ពាក្យសុំ|ចំណុច|សេចក្ដី|សេចក្តី|បែបបទ|ទំនាក់ទំនង|ឯកសារ|អាសយដ្ឋាន|ការសិក្សា|ការអប់រំ|ការងារ|ការបណ្ដុះ|ការបណ្តុះ|វគ្គ|បុគ្គល|អំពី|សមត្ថភាព|ឈ្មោះ)/u;
const isHeadingLike = (text: string) =>
  headingOf(text) !== null || isDocumentName(text) || khmerHeading.test(text);

/** Family names that are trades too, and words that make a trade of them. */
const tradeName =
  /\b(?:baker|cook|carpenter|clerk|driver|guard|tailor|buyer|mechanic|porter|butler|gardener|farmer)$/iu;
const tradeBefore =
  /^(?:senior|junior|head|chief|lead|assistant|pastry|bread|line|private|personal|bus|taxi|truck|van|tuk|delivery|security|body|life|office|sales|store|general|kitchen|auto|car|motor|hotel|hospital|school|master|professional|experienced|full|part)\b/iu;
const isTrade = (text: string) => isJobTitle(text) && !(tradeName.test(text) && !tradeBefore.test(text));

const isWords = (text: string) => /^[\p{L}\p{M}\s.'’\u200b-]+$/u.test(text) && text.length <= 50;

/** True for two to five words of letters only, as in names. Khmer names may be a single word. */
export function isName(text: string): boolean {
  const bare = withoutTitle(text);
  if (!isWords(bare) || isHeadingLike(bare) || isTrade(bare) || isProvince(bare)) return false;
  return isKhmerText(bare)
    ? words(bare) <= 4 &&
        bare.length <= 30 &&
        bare.split(' ').every((one) => one.length <= maxKhmerPartLength)
    : words(bare) >= 2 && words(bare) <= 5 && /^\p{Lu}/u.test(bare);
}

export const nameOf = (text: string): Pair => {
  const pairs = text
    // Both scripts, with or without a sign between them.
    .replace(/(?<=\p{Script=Khmer}) (?=\p{Script=Latin})|(?<=\p{Script=Latin}) (?=\p{Script=Khmer})/gu, '/')
    .split(/[/|()]/)
    .map(withoutTitle)
    .filter((one) => one !== '')
    .map((one) => pairOf(withoutShouting(one, true), 80));
  return Object.assign({}, ...pairs.reverse());
};

const degrees = new Set(
  'mba emba phd bba ba bsc bs msc ms ma bed med beng meng llb llm cpa cfa acca cat pmp md rn esq dds jr sr hons'.split(
    ' ',
  ),
);
/** True for a degree or title behind a name: "M.B.A.", "B.A. (Hons)". */
const isDegree = (text: string) => {
  const words = text.toLowerCase().replace(/[.()]/g, '').split(' ').filter(Boolean);
  return words.length > 0 && words.every((word) => degrees.has(word));
};
/** Without a comma only in capitals, since names end in such letters too. */
const capitalDegrees = new Set('MBA EMBA PhD Ph.D Ph.D. CPA CFA ACCA PMP MSc BSc BBA'.split(' '));

function withoutDegrees(text: string): string {
  const parts = text.split(',');
  while (parts.length > 1 && isDegree(parts.at(-1) ?? '')) parts.pop();
  const words = parts.join(',').split(' ');
  while (words.length > 1 && capitalDegrees.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** A name as it is said: "Baker, James" with the given name first, "S O K\tD A R A" without gaps. */
function naturalName(text: string): string {
  const bare = withoutDegrees(text);
  const [, last, first] = /^([\p{L}\p{M}'’-]+), ([\p{L}\p{M}.'’ -]+)$/u.exec(bare) ?? [];
  if (last && first) return `${first} ${last}`;
  const parts = bare.split('\t');
  const isSpread = parts.length > 1 && parts.every((part) => /^\p{L}(?: \p{L})+$/u.test(part));
  return isSpread ? parts.map((part) => part.replace(/ /g, '')).join(' ') : (parts[0] ?? '');
}

/** A single word can be a name only where nothing else is written so large. */
const isOneName = (text: string) =>
  /^\p{Lu}[\p{L}\p{M}'’-]{1,19}$/u.test(text) &&
  !isHeadingLike(text) &&
  !isProvince(text) &&
  !isJobTitle(text);

/** Most lines above a name that is written like everything else. */
const maxBefore = 3;
/** Size from which a line is written larger than another. */
const larger = 1.1;

/**
 * Name at the head of a CV, and the lines after it: the largest line there. Of lines of one size the first that looks
 * like a name, among the very first ones: below, two words may be a place as well.
 */
export function headName(top: readonly Line[]): { name: Pair; after: Line[] } | null {
  const lines = top.map((line, place) => ({ ...line, said: naturalName(line.text), place }));
  const largest = Math.max(...lines.map(({ size }) => size));
  const large = lines.filter(({ size }) => size * larger > largest);
  const isLarge = lines.length > large.length;
  const areNames = (text: string) =>
    text.split(/[/|()]/).every((part) => part.trim() === '' || isName(part.trim()));
  const found =
    large.find(({ said, place }) => areNames(said) && (isLarge || place <= maxBefore)) ??
    (isLarge && large.length === 1 ? large.find(({ said }) => isOneName(said)) : undefined);
  if (!found) return null;
  return { name: nameOf(found.said), after: top.slice(found.place + 1, found.place + 3) };
}
