import { emailsIn, phonesIn } from './contact.ts';
import { dayIn, latinDigits } from './date.ts';
import { type Label, labelled, labelOf } from './label.ts';
import { isName, withoutTitle } from './name.ts';
import { provinceIn } from './province.ts';
import { isJobTitle } from './work.ts';
import { isKhmerText } from './written.ts';

/** Fact about the person: "Sex: Male". */
export interface Fact {
  label: Label;
  value: string;
}

const male = /^(?:male|m|man|ប្រុស|បុរស)$/iu;
const female = /^(?:female|f|woman|ស្រី|ស្ត្រី|នារី)$/iu;
export const genderIn = (text: string) =>
  male.test(text.trim()) ? ('male' as const) : female.test(text.trim()) ? ('female' as const) : undefined;

const isShortWords = (text: string, most: number) =>
  /^[\p{L}\p{M}\s/-]+$/u.test(text) && text.split(' ').length <= most && !isJobTitle(text);
export const placeWord =
  /\b(?:street|st|road|house|village|commune|sangkat|khan|district|province|city)\b|ផ្លូវ|ភូមិ|ឃុំ|សង្កាត់|ខណ្ឌ|ស្រុក|ក្រុង|ខេត្ត|រាជធានី|ផ្ទះ/iu;

/**
 * Whether a text can be the value of a label that no colon follows. A word such as "mobile" or "contact" is a label
 * only before what it announces.
 */
const fits: Partial<Record<Label, (value: string) => boolean>> = {
  name: (value) => isName(withoutTitle(value)),
  gender: (value) => genderIn(value) !== undefined,
  born: (value) => dayIn(value) !== null || /\b(?:19|20)\d\d\b/.test(latinDigits(value)),
  nationality: (value) => isShortWords(value, 3),
  phone: (value) => phonesIn(value).length > 0,
  email: (value) => emailsIn(value).length > 0,
  address: (value) => value.length <= 160 && (provinceIn(value) !== null || placeWord.test(value)),
  ignored: (value) => value.length <= 80 && !/[.។]$/u.test(value),
};

/** Maximum words of a label, and of a line that may have labels without colons. */
const [maxLabelWords, maxLineWords] = [6, 40];
/** How people begin to speak of themselves before the first label: "ខ្ញុំបាទឈ្មោះ". */
const self = /^(?:ខ្ញុំបាទ|នាងខ្ញុំ|ខ្ញុំ|my )\s*/iu;

/** Label at the beginning of these words; a Khmer label may be written together with its value. */
function labelAt(words: readonly string[]): { label: Label; count: number; glued: string } | null {
  // A label drops signs before it; a number before it belongs to the value of another.
  if (!/\p{L}/u.test(words[0] ?? '')) return null;
  for (let count = Math.min(maxLabelWords, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ');
    const label = labelOf(phrase.replace(/ ?[:៖]$/u, ''));
    if (label && fits[label]) return { label, count, glued: '' };
  }
  const [, labelText = '', glued = ''] =
    /^(ភេទ|សញ្ជាតិ|ឈ្មោះ|អាយុ)[:៖]?([\p{L}\p{M}\p{N}].*)$/u.exec(words[0] ?? '') ?? [];
  const label = labelText === '' ? undefined : labelOf(labelText);
  return label ? { label, count: 1, glued } : null;
}

/** Labels of one text, each with what follows up to the next one. */
function chain(text: string): Fact[] {
  const words = text.split(' ');
  if (words.length > maxLineWords) return [];
  const starts: { at: number; label: Label; behind: number; glued: string }[] = [];
  for (let at = 0; at < words.length; ) {
    const found = labelAt(words.slice(at));
    if (found) starts.push({ at, label: found.label, behind: at + found.count, glued: found.glued });
    at += found?.count ?? 1;
  }
  // Words before the first label mean that the line is prose.
  if (starts[0]?.at !== 0) return [];
  const facts: Fact[] = [];
  let end = words.length;
  // From the end: a word that announces nothing belongs to the value before it.
  for (const { at, label, behind, glued } of starts.reverse()) {
    const value = [glued, ...words.slice(behind, end)]
      .join(' ')
      .replace(/^[\s:៖]+/u, '')
      .replace(/[,;]$/, '')
      .trim();
    const isLabel = /[\p{L}\p{N}]/u.test(value) && fits[label]?.(value);
    if (isLabel) facts.unshift({ label, value });
    else if (at === 0) return [];
    if (isLabel) end = at;
  }
  return facts;
}

/** Number of a line of a form: "១.", "1.2". */
const numbering = /^[\d០-៩]{1,2}(?:\.[\d០-៩]{1,2})?[.)។]? (?=\D)/u;

/**
 * Facts about the person in one line, with colons or without, several of them too: "Sex Male | Nationality Khmer". A
 * label alone announces the line below it.
 */
export function factsIn(line: string, below = ''): Fact[] {
  const found: Fact[] = [];
  const above = labelOf(line.replace(/ ?[:៖]$/u, ''));
  if (above && !line.includes('\t') && !labelOf(below) && fits[above]?.(below))
    return [{ label: above, value: below }];
  const cells = line
    .replace(numbering, '')
    .split(/\t| [|•] |(?<=[:៖][^:៖/]{1,60}) \/ (?=[^:៖/]{2,30}[:៖])/u)
    .map((cell) => cell.trim());
  for (let place = 0; place < cells.length; place += 1) {
    const [cell = '', next] = [cells[place], cells[place + 1]];
    const label = next === undefined ? undefined : labelOf(cell.replace(/ ?[:៖]$/u, ''));
    // A form has label and value in cells of their own.
    if (label && next !== undefined) {
      found.push({ label, value: next.replace(/^[:៖] ?/u, '') });
      place += 1;
      continue;
    }
    const bare = isKhmerText(cell) || /^my /i.test(cell) ? cell.replace(self, '') : cell;
    const [several, single] = [chain(bare), labelled(bare)];
    if (several.length > 1 || !single) found.push(...several);
    else found.push(single);
  }
  return found.filter(({ value }) => value !== '');
}
