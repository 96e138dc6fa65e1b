import { headingOf, headingOfLine, isDocumentName, type Part, standsOut } from './heading.ts';
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

/** Heading in a column of its own, beside the first line of what it heads. */
function besideHeading(line: Line, current: Placed['part']): [Part, string, Line] | null {
  const [first = '', ...others] = line.text.split('\t');
  const part = others.length > 0 ? headingOf(first) : null;
  // "Internship" among jobs is one of them, and "Experience: over 5 years" a fact.
  if (!part || part === current || headingOf(line.text.replaceAll('\t', ' '))) return null;
  return [part, first, { ...line, text: others.join('\t'), bold: line.besideBold ?? false }];
}

/** Fewest headings that stand out, where headings do: words such as "Experience" in other lines are labels then. */
const leastStanding = 3;

/** Whether the headings of a document stand out from its text. */
function areStyled(lines: readonly Line[], usual: number): boolean {
  const parts = lines.filter((line) => standsOut(line, usual)).map(({ text }) => headingOf(text));
  return new Set(parts.filter(Boolean)).size >= leastStanding;
}

/** Lines of a CV with their sections. Lines before the first heading of their column belong to `top`. */
export function placed(lines: readonly Line[]): Placed[] {
  const usual = usualSizeOf(lines);
  const isStyled = areStyled(lines, usual);
  /** Current section and heading per column, carried over to the next page. */
  const current = new Map<Line['column'], Omit<Placed, 'line'>>();
  let latest: Omit<Placed, 'line'> = { part: 'top', heading: null };
  return lines.flatMap((line) => {
    if (isDocumentName(line.text)) return [];
    if (line.column === 'whole') current.set('whole', latest);
    const part = isStyled && !standsOut(line, usual) ? null : headingOfLine(line, usual);
    if (part) latest = { part, heading: line.text };
    else latest = current.get(line.column) ?? { part: 'top', heading: null };
    current.set(line.column, latest);
    if (part) return [];
    const beside = besideHeading(line, latest.part);
    if (beside) {
      latest = { part: beside[0], heading: beside[1] };
      current.set(line.column, latest);
      return [{ line: beside[2], ...latest }];
    }
    const isShared = latest.part === 'top' || latest.part === 'personal' || latest.part === 'skills';
    const inline = isShared ? inlineHeading(line.text) : null;
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
