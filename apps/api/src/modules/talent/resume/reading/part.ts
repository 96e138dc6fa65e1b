import { headingOf, headingOfLine, isDocumentName, type Part } from './heading.ts';
import type { Line } from './line.ts';

export type Parts = Record<Part | 'top', Line[]>;

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

/** Lines of a CV by section. Lines before the first heading of their column belong to `top`. */
export function partsOf(lines: readonly Line[]): Parts {
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
  const usual = usualSizeOf(lines);
  /** Current section per column, carried over to the next page. */
  const current = new Map<Line['column'], Part | 'top'>();
  let latest: Part | 'top' = 'top';
  for (const line of lines) {
    if (isDocumentName(line.text)) continue;
    if (line.column === 'whole') current.set('whole', latest);
    const part = headingOfLine(line, usual);
    const now = part ?? current.get(line.column) ?? 'top';
    current.set(line.column, now);
    latest = now;
    if (part) continue;
    const inline = now === 'top' || now === 'personal' || now === 'skills' ? inlineHeading(line.text) : null;
    if (inline) parts[inline[0]].push({ ...line, text: inline[1] });
    else parts[now].push(line);
  }
  return parts;
}
