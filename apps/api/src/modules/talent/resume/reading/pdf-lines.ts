import { trimEnd } from '@acheep/contract/kernel/trim';
import { latinDigits, spanIn } from './date.ts';
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

/** Minimum gap between parts of a line, in letter sizes. */
const partGap = 1.6;
/**
 * Minimum gap between words, beyond that between the letters of the run, in letter sizes: some programs write no spaces,
 * and make the gaps of a full line narrow. Khmer signs at the end of a word have more room around them.
 */
const wordGap = { withSpaces: 0.22, withoutSpaces: 0.12, khmer: 0.3 };
/** Widest gap between letters that are set apart, and fewest gaps that tell. */
const [maxTracking, minGaps] = [0.7, 4];

const isSpace = ({ text }: Letter) => text.trim() === '' && text !== '\u200b';
const right = (letters: readonly Letter[]) => Math.max(...letters.slice(-8).map((letter) => letter.right));

/** True when a letter continues a run. */
function goesOn(run: readonly Letter[], letter: Letter): boolean {
  const last = run.at(-1) as Letter;
  const size = Math.max(last.size, letter.size, 1);
  const gap = letter.left - right(run);
  return Math.abs(letter.base - last.base) < size * 0.45 && gap < size * partGap && gap > -size * 3;
}

/** Gap between the letters of most words of a run, in letter sizes: more than none where letters are set apart. */
function trackingOf(letters: readonly Letter[]): number {
  const gaps = letters
    .slice(1)
    .flatMap((letter, place) => {
      const before = letters[place] as Letter;
      return isSpace(letter) || isSpace(before)
        ? []
        : [(letter.left - before.right) / Math.max(letter.size, 1)];
    })
    .sort((a, b) => a - b);
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return gaps.length >= minGaps && middle > 0 && middle < maxTracking ? middle : 0;
}

function textOf(letters: readonly Letter[]): string {
  const tracking = trackingOf(letters);
  const gap = letters.some(isSpace) ? wordGap.withSpaces : wordGap.withoutSpaces;
  let [text, end] = ['', 0];
  for (const letter of letters) {
    const least = tracking + (isKhmer(text.slice(-1)) ? wordGap.khmer : gap);
    const isApart = text !== '' && (letter.left - end) / Math.max(letter.size, 1) > least;
    text += (isApart && !text.endsWith(' ') ? ' ' : '') + (isSpace(letter) ? ' ' : letter.text);
    end = Math.max(end, letter.right);
  }
  return text.replace(/\s+/g, ' ').trim();
}

function runOf(letters: readonly Letter[]): Run {
  const [first] = letters as [Letter, ...Letter[]];
  const shown = letters.filter((letter) => !isSpace(letter));
  return {
    text: textOf(letters),
    left: first.left,
    right: Math.max(...letters.map((letter) => letter.right)),
    base: first.base,
    size: Math.max(...letters.map(({ size }) => size)),
    bold: shown.filter(({ bold }) => bold).length * 2 > shown.length,
  };
}

function runsOf(letters: readonly Letter[]): Run[] {
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    if (run && goesOn(run, letter)) run.push(letter);
    else if (!isSpace(letter)) runs.push([letter]);
  }
  return runs.map(runOf).filter(({ text }) => text !== '');
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
  besideBold: row[1]?.bold ?? false,
  column,
});

/** Minimum lines of a column, and the share of headings above which it is a rail of them beside the text. */
const [minLines, railShare] = [3, 0.8];

/** Position between two columns: a gap through all rows with headings on both sides; null if there is none. */
function gutterOf(rows: readonly Run[][], headings: ReadonlySet<Run>): number | null {
  const runs = rows.flat();
  // Cells of a table's head may be words of headings.
  const standing = new Set(rows.filter((row) => row.length < 3).flat());
  const starts = [...new Set(runs.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
  for (const start of starts) {
    const left = runs.filter((run) => run.left < start - 1);
    const right = runs.filter((run) => run.left >= start - 1);
    if (left.length < minLines || right.length < minLines) continue;
    if (left.some((run) => run.right > start - 4)) continue;
    const isHeaded = (side: readonly Run[]) => side.some((run) => headings.has(run) && standing.has(run));
    const isRail = left.filter((run) => headings.has(run)).length > left.length * railShare;
    // Dates at the right edge are no column, nor are headings at the left one.
    if (isRail || spanIn(right[0]?.text ?? '')) continue;
    if (isHeaded(left) && isHeaded(right)) return start - 1;
  }
  return null;
}

/** Maximum rows above the columns: a name, contacts. Below more of them columns begin with headings beside each other. */
const maxTopRows = 12;
/** Maximum rows that are tried in all. */
const maxTops = 24;

/** Rows at which columns may begin. */
function topsOf(rows: readonly Run[][], headings: ReadonlySet<Run>): number[] {
  const isBeside = (row: readonly Run[]) => row.length > 1 && row.every((run) => headings.has(run));
  const tops = [...rows.keys()].filter((top) => top <= maxTopRows || isBeside(rows[top] ?? []));
  return tops.filter((top) => top <= rows.length - minLines).slice(0, maxTops);
}

/** Lines of a page in reading order: column by column if there are two. */
function linesOfRows(rows: readonly Run[][]): Line[] {
  const headings = new Set(rows.flat().filter(({ text }) => headingOf(text)));
  for (const top of topsOf(rows, headings)) {
    const below = rows.slice(top);
    const gutter = gutterOf(below, headings);
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

const rowTextOf = (row: readonly Run[]) => row.map(({ text }) => text).join(' ');
/** Number of a page and of all pages, behind what else its foot says: "Sok Dara · 2 / 3", "Page 2 of 3". */
const pageNumber = /(\d{1,3}) ?(?:\/|of|នៃ) ?(\d{1,3})$/iu;

/** "Page 2", wherever it stands in a head or foot. */
const pageWord = /(?:page|ទំព័រ(?:ទី)?) ?(\d{1,3})(?!\d)/iu;

/** Pages without numbers of pages, and without heads and feet that an earlier page has too. */
function withoutFurniture(pages: readonly Run[][][]): Run[][][] {
  const texts = pages.flatMap((rows) => rows.map(rowTextOf));
  const isElsewhere = (text: string, own: string) => texts.some((one) => one !== own && one.includes(text));
  const seen = new Set<string>();
  return pages.map((rows, place) => {
    const isFurniture = (row: readonly Run[]) => {
      const rowText = rowTextOf(row);
      const found = pageNumber.exec(latinDigits(rowText));
      const [, number, count] = found ?? [];
      const name = trimEnd(rowText.slice(0, found?.index).replace(/(?:page|ទំព័រ) ?$/iu, ''), /[\s·|–—-]/u);
      const isNumber = Number(number) === place + 1 && Number(count) === pages.length;
      if (isNumber && (name === '' || isElsewhere(name, rowText))) return true;
      const [word = '', page] = pageWord.exec(latinDigits(rowText)) ?? [];
      // With anything that may be a contact it is read.
      if (Number(page) === place + 1 && !/[\d@]/.test(latinDigits(rowText).replace(word, ''))) return true;
      const isRepeated = seen.has(rowText);
      seen.add(rowText);
      return isRepeated;
    };
    const edges = [...new Set([rows[0], rows.at(-1)])].filter((row) => row && isFurniture(row));
    return rows.filter((row) => !edges.includes(row));
  });
}

export const linesOfPages = (pages: readonly Letter[][]): Line[] =>
  withoutFurniture(pages.map((letters) => rowsOf(runsOf(letters)))).flatMap(linesOfRows);
