import {
  headingAtEnd,
  headingOf,
  headingOfLine,
  isCapitals,
  isDocumentName,
  type Part,
  standsOut,
} from './heading.ts';
import { isLabel } from './label.ts';
import type { Line } from './line.ts';

export type Parts = Record<Part | 'top', Line[]>;

/** Line with its place in the CV. */
export interface Placed {
  line: Line;
  part: Part | 'top';
  /** The heading above it, as the file has it. */
  heading: string | null;
}

/** Font size of most letters. */
function usualSizeOf(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 11;
}

/** Heading and content on one line: "Skills: Word, Excel". */
function inlineHeading(text: string): [Part, string] | null {
  const [, label = '', rest = ''] = /^([^:៖\t]+)[:៖\t]\s*(\S.*)$/su.exec(text) ?? [];
  const part = label.length >= 3 && label.length <= 40 && headingOf(label);
  return part && (part === 'skills' || part === 'languages' || part === 'objective') ? [part, rest] : null;
}

/** Labels of a profile's rail that begin other sections: "Mother tongue(s) Khmer". The first ones belong to their text. */
const railLabels: readonly [RegExp, Part, boolean][] = [
  [/^(?:mother tongue|other language)(?:\(s\)|s)? /iu, 'languages', true],
  [/^(?:computer|digital|technical|organisational|social) skills(?: and competences)? /iu, 'skills', false],
  [/^driving licen[cs]e(?:\(s\)|s)? /iu, 'other', true],
];

/** Section of a line in such a rail, where no gap stands between the label and its value. */
function railPart(text: string): [Part, string] | null {
  const found = railLabels.find(([label]) => label.test(text));
  return found ? [found[1], found[2] ? text : text.replace(found[0], '')] : null;
}

/** Heading in a column of its own, beside the first line of what it heads. */
function besideHeading(line: Line, current: Placed['part']): [Part, string, Line] | null {
  const [first = '', ...others] = line.text.split('\t');
  const part = others.length > 0 ? headingOf(first) : null;
  // "Internship" among jobs is one of them, and "Experience: over 5 years" a fact.
  if (!part || part === current || headingOf(line.text.replaceAll('\t', ' '))) return null;
  return [part, first, { ...line, text: others.join('\t'), bold: line.besideBold ?? false }];
}

/** Dotted lines of a form, on which somebody wrote. */
const leader = /[ \t]?[.…_]{4,}[ \t]?/gu;
const withoutLeaders = (line: Line): Line =>
  line.text.includes('..') || line.text.includes('__') || line.text.includes('…')
    ? { ...line, text: line.text.replace(leader, '\t').replace(/^\t|\t$/g, '') }
    : line;

/** Labels of a rail that take two lines of it, as one. */
function withWholeLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const [begin = '', ...value] = last?.text.split('\t') ?? [];
    const [end = '', ...more] = line.text.split('\t');
    const label = `${begin} ${end}`;
    if (!last || value.length === 0 || isLabel(begin) || !isLabel(label)) whole.push(line);
    else {
      whole[whole.length - 1] = { ...last, text: [label, ...value].join('\t') };
      if (more.length > 0) whole.push({ ...line, text: more.join('\t') });
    }
  }
  return whole;
}

/** How the end of a letter or a form begins: a signature, a declaration. */
const closing =
  /^(?:applicant['’]?s )?signature(?: ?[:.\t]|$)|^i (?:hereby|do hereby|declare|certify)\b|^(?:best|kind|warm) regards|^yours (?:sincerely|faithfully|truly)|^sent from my|^ហត្ថលេខា|^ស្នាមមេដៃ|^ខ្ញុំ(?:បាទ|ព្រះករុណា)?សូម(?:ធានា|អះអាង|សន្យា)|^ធ្វើនៅ.{0,40}ថ្ងៃ/iu;

/** Fewest headings that stand out, where headings do: words such as "Experience" in other lines are labels then. */
const minStanding = 3;

/** Whether the headings of a document stand out from its text. */
function areStyled(lines: readonly Line[], usual: number): boolean {
  const parts = lines.filter((line) => standsOut(line, usual)).map(({ text }) => headingOf(text));
  return new Set(parts.filter(Boolean)).size >= minStanding;
}

/** Numbers of sections: "7.", "IV." */
const numbered = /^(?:[\d០-៩]{1,2}|[IVX]{1,4})[.)។] /u;

/** Section of a line that is written like the headings and ends in one: "Leadership and Work Experience". */
function likeHeadings(lines: readonly Line[], usual: number): (line: Line) => Part | null {
  const first = lines.find((line) => standsOut(line, usual) && headingOf(line.text));
  return (line) =>
    first && line.bold && first.bold && line.size === first.size && !line.text.includes('\t')
      ? headingAtEnd(line.text)
      : null;
}

/** Size of headings, in that of the text, from which only headings are so large. */
const headingSize = 1.15;
/** Maximum letters of a heading that we do not know. */
const maxUnknownLength = 60;

/** Whether a line is written like the headings of a document, numbered or larger, without being one that we know. */
function looksOf(lines: readonly Line[], usual: number): (line: Line) => boolean {
  const known = lines.filter((line) => standsOut(line, usual) && headingOf(line.text));
  const [first] = known;
  if (!first || known.length < minStanding) return () => false;
  const areNumbered = known.every(({ text }) => numbered.test(text));
  const areLarge = first.size > usual * headingSize && known.every(({ size }) => size === first.size);
  const areCapitals = known.every(isCapitals);
  return (line) =>
    line.text.length <= maxUnknownLength &&
    !line.text.includes('\t') &&
    ((areNumbered && standsOut(line, usual) && numbered.test(line.text)) ||
      (areLarge &&
        line.size === first.size &&
        line.bold === first.bold &&
        (!areCapitals || isCapitals(line))));
}

/** Lines of a CV with their sections. Lines before the first heading of their column belong to `top`. */
export function placed(given: readonly Line[]): Placed[] {
  const lines = withWholeLabels(given.map(withoutLeaders)).filter(({ text }) => text !== '');
  const usual = usualSizeOf(lines);
  const isStyled = areStyled(lines, usual);
  const isUnknown = looksOf(lines, usual);
  const headingLike = likeHeadings(lines, usual);
  /** Current section and heading per column, carried over to the next page. */
  const current = new Map<Line['column'], Omit<Placed, 'line'>>();
  let latest: Omit<Placed, 'line'> = { part: 'top', heading: null };
  return lines.flatMap((line) => {
    if (isDocumentName(line.text)) return [];
    if (line.column === 'whole') current.set('whole', latest);
    const isHeading = !isStyled || standsOut(line, usual);
    const known = isHeading ? (headingOfLine(line, usual) ?? headingLike(line)) : null;
    const before = current.get(line.column)?.part ?? 'top';
    // A name is as large, and the first section of a form is about the person.
    const unknown = before === 'top' ? (numbered.test(line.text) ? 'personal' : null) : 'other';
    const part = known ?? (isUnknown(line) ? unknown : null);
    if (part) latest = { part, heading: line.text };
    else latest = current.get(line.column) ?? { part: 'top', heading: null };
    if (closing.test(line.text)) latest = { part: 'other', heading: latest.heading };
    current.set(line.column, latest);
    if (part) return [];
    const beside = besideHeading(line, latest.part);
    if (beside) {
      latest = { part: beside[0], heading: beside[1] };
      current.set(line.column, latest);
      return [{ line: beside[2], ...latest }];
    }
    const isShared = latest.part === 'top' || latest.part === 'personal' || latest.part === 'skills';
    const rail = latest.part === 'skills' ? railPart(line.text) : null;
    const inline = rail ?? (isShared ? inlineHeading(line.text) : null);
    return inline
      ? [{ line: { ...line, text: inline[1] }, part: inline[0], heading: latest.heading }]
      : [{ line, ...latest }];
  });
}

/** Lines of a CV by section. */
export function partsOf(all: readonly Placed[]): Parts {
  const parts: Parts = {
    top: [],
    personal: [],
    objective: [],
    work: [],
    education: [],
    skills: [],
    languages: [],
    trainings: [],
    references: [],
    other: [],
  };
  for (const { line, part } of all) parts[part].push(line);
  return parts;
}
