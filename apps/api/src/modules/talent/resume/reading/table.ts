import { type Label, labelOf } from './label.ts';
import type { Line } from './line.ts';

/** Columns that tables of jobs and schools have. */
const columns = new Set<Label>([
  'number',
  'title',
  'employer',
  'period',
  'from',
  'to',
  'duties',
  'school',
  'degree',
  'field',
  'name',
  'phone',
  'email',
]);
const owners = new Set<Label>(['title', 'employer', 'school', 'name']);
/** Maximum letters of the head of a column that we do not know. */
const maxHeadLength = 40;

/**
 * Labels of a row that heads a table of jobs, schools or people: "No | Position | Organization | Period". One column of
 * four or more may be one that we do not know.
 */
export function columnsIn(cells: readonly string[]): (Label | undefined)[] | null {
  if (cells.length < 2) return null;
  const labels = cells.map((cell) => labelOf(cell.replace(/[:៖]$/u, '')));
  const known = labels.filter((label) => label !== undefined && columns.has(label));
  const others = cells.filter((_, place) => !known.includes(labels[place]));
  const isHead =
    others.length <= Number(cells.length > 3) &&
    others.every((cell) => cell.length <= maxHeadLength && !/[\d០-៩@]/u.test(cell)) &&
    known.some((label) => label && owners.has(label));
  return isHead ? labels : null;
}

/** Cells of a row below such a head, each on a line with its label, as people write them without a table. */
export const labelledCells = (
  head: readonly string[],
  labels: readonly (Label | undefined)[],
  cells: readonly string[],
) =>
  cells.flatMap((cell, place) =>
    cell === '' || labels[place] === 'number' ? [] : [`${head[place]?.replace(/[:៖]$/u, '')}: ${cell}`],
  );

/** Replaces tables whose rows are lines with tabs, as in a PDF. A row with other columns ends the table. */
export function withoutTables(lines: readonly Line[]): Line[] {
  let head: { cells: string[]; labels: (Label | undefined)[] } | null = null;
  return lines.flatMap((line) => {
    const cells = line.text.split('\t');
    const labels = columnsIn(cells);
    if (labels) {
      head = { cells, labels };
      return [];
    }
    if (head && head.cells.length !== cells.length) head = null;
    return head ? labelledCells(head.cells, head.labels, cells).map((text) => ({ ...line, text })) : [line];
  });
}
