import type { Reading } from './list-mark.ts';
import { isSameLook, type Look, plainLook } from './look.ts';

/** Text of one look; a line feed is a line break. */
export interface Run {
  text: string;
  look: Look;
}

/** An item of a list, which several lines may belong to. */
export interface Item {
  /** 1 for the outermost. */
  level: number;
  /** The numbers that it may have; none for a bullet. */
  readings: readonly Reading[];
}

/** A paragraph, heading or picture: all that a text consists of. Lists are items of lines that follow each other. */
export interface Line {
  tag: 'p' | 'h3' | 'h4' | 'img';
  /** False for text that stands in no block of its own. */
  isBlock: boolean;
  align: string;
  runs: Run[];
  item: Item | undefined;
  picture?: { src: string; alt: string };
}

export function addRun({ runs }: Pick<Line, 'runs'>, text: string, look: Look) {
  const last = runs.at(-1);
  if (last && isSameLook(last.look, look)) last.text += text;
  else runs.push({ text, look });
}

export const textOf = ({ runs }: Pick<Line, 'runs'>) => runs.map(({ text }) => text).join('');

function trimmedEdges(runs: readonly Run[]): Run[] {
  let [from, to] = [0, runs.length];
  while (from < to && runs[from]?.text.trim() === '') from += 1;
  while (to > from && runs[to - 1]?.text.trim() === '') to -= 1;
  return runs.slice(from, to).map(({ text, look }, at) => {
    const begun = at === 0 ? text.trimStart() : text;
    return { text: at === to - from - 1 ? begun.trimEnd() : begun, look };
  });
}

/** Runs without white space around them and around their line breaks. */
export function trimmedRuns(runs: readonly Run[]): Run[] {
  const rows: Run[][] = [[]];
  for (const { text, look } of runs)
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) rows.push([]);
      if (part) rows.at(-1)?.push({ text: part, look });
    }
  const line: Pick<Line, 'runs'> = { runs: [] };
  for (const row of rows) {
    const trimmed = trimmedEdges(row);
    if (line.runs.length > 0) addRun(line, '\n', trimmed[0]?.look ?? plainLook);
    for (const { text, look } of trimmed) addRun(line, text, look);
  }
  return trimmedEdges(line.runs);
}

/** What stands between two cells: a label is followed by a colon, unless it ends in a sign or is a number. */
function between(before: string, isLabel: boolean) {
  if (/[.:;,?!\u2026\u17d4\u17d6\u2022\u00b7\u2013\u2014-]$|^\(?\w{1,3}\)$/u.test(before)) return ' ';
  if (!isLabel) return ' · ';
  return /\p{Script=Khmer}$/u.test(before) ? '៖ ' : ': ';
}

/** Most characters of a row that is read as one line. */
const maxRowLength = 300;

/** The cells of a row as one line; undefined if they are no line. */
export function joinedCells(cells: readonly { isLabel: boolean; line: Line }[]): Line | undefined {
  const [first, ...others] = cells;
  if (!first || others.length === 0) return undefined;
  const { item } = first.line;
  const isSimple = cells.every(
    ({ line }) =>
      line.tag === 'p' && line.item === item && !line.runs.some(({ text }) => text.includes('\n')),
  );
  const length = cells.reduce((sum, { line }) => sum + textOf(line).length, 0);
  if (!isSimple || length > maxRowLength) return undefined;
  const joined: Line = { tag: 'p', isBlock: true, align: '', runs: [], item };
  const names = cells.map(({ isLabel, line }) => isLabel || line.runs.every(({ look }) => look.bold));
  for (const [at, { line }] of cells.entries()) {
    const before = cells[at - 1];
    if (before) addRun(joined, between(textOf(before.line), names[at - 1] === true && !names[at]), plainLook);
    for (const { text, look } of line.runs) addRun(joined, text, look);
  }
  return joined;
}
