import { headingOf } from './heading.ts';
import { isKhmer, type Letter } from './letter.ts';
import type { Line } from './line.ts';

/** Consecutive letters on one line without a wide gap. */
interface Run {
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  bold: boolean;
}

/** Minimum gaps, as a share of the letter size, that separate words and parts. */
const [spaceGap, partGap] = [0.22, 1.6];
/** Khmer signs at the end of a word have more room around them. */
const khmerGap = 0.3;
/** True when a letter continues a run. */
function goesOn(run: Run, letter: Letter): boolean {
  const size = Math.max(run.size, letter.size, 1);
  const gap = letter.left - run.right;
  return Math.abs(letter.base - run.base) < size * 0.45 && gap < size * partGap && gap > -size * 3;
}

const gapOf = (text: string) => (isKhmer(text.slice(-1)) ? khmerGap : spaceGap);

function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  let boldLetters = 0;
  for (const letter of letters) {
    const run = runs.at(-1);
    const isSpace = letter.text.trim() === '' && letter.text !== '\u200b';
    if (run && goesOn(run, letter)) {
      const isApart =
        !isSpace && letter.left - run.right > run.size * gapOf(run.text) && !run.text.endsWith(' ');
      run.text += (isApart ? ' ' : '') + (isSpace ? ' ' : letter.text);
      run.right = Math.max(run.right, letter.right);
      run.size = Math.max(run.size, letter.size);
      boldLetters += Number(letter.bold && !isSpace);
      run.bold = boldLetters * 2 > run.text.length;
    } else if (!isSpace) {
      boldLetters = Number(letter.bold);
      runs.push({ ...letter });
    }
  }
  return runs
    .map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** Runs grouped by baseline, from the top of the page to the bottom. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [];
  for (const run of [...runs].sort((a, b) => b.base - a.base || a.left - b.left)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (first && first.base - run.base < Math.min(first.size, run.size) * 0.45) row?.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

const lineOf = (row: readonly Run[], column: Line['column']): Line => ({
  text: row.map(({ text }) => text).join('\t'),
  size: Math.max(...row.map(({ size }) => size)),
  bold: row[0]?.bold ?? false,
  column,
});

/** Minimum lines of a column. */
const leastLines = 3;

/** Position between two columns: a gap through all rows with headings on both sides; null if there is none. */
function gutterOf(rows: readonly Run[][]): number | null {
  const runs = rows.flat();
  const starts = [...new Set(runs.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
  for (const start of starts) {
    const left = runs.filter((run) => run.left < start - 1);
    const right = runs.filter((run) => run.left >= start - 1);
    if (left.length < leastLines || right.length < leastLines) continue;
    if (left.some((run) => run.right > start - 4)) continue;
    const hasHeading = (side: readonly Run[]) => side.some(({ text }) => headingOf(text));
    if (hasHeading(left) && hasHeading(right)) return start - 1;
  }
  return null;
}

/** Maximum rows above the columns: a name, contacts. */
const highestTop = 12;

/** Lines of a page in reading order: column by column if there are two. */
function linesOfPage(letters: readonly Letter[]): Line[] {
  const rows = rowsOf(runsOf(letters));
  for (let top = 0; top <= Math.min(highestTop, rows.length - leastLines); top += 1) {
    const below = rows.slice(top);
    const gutter = gutterOf(below);
    if (gutter === null) continue;
    const side = (isOf: (run: Run) => boolean, column: Line['column']) =>
      rowsOf(below.flat().filter(isOf)).map((row) => lineOf(row, column));
    return [
      ...rows.slice(0, top).map((row) => lineOf(row, 'whole')),
      ...side(({ left }) => left < gutter, 'left'),
      ...side(({ left }) => left >= gutter, 'right'),
    ];
  }
  return rows.map((row) => lineOf(row, 'whole'));
}

export const linesOfPages = (pages: readonly Letter[][]): Line[] => pages.flatMap(linesOfPage);
