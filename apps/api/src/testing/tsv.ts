import { readFileSync } from 'node:fs';

/** Cells of the rows of a table, tab-separated; lines that begin with `# ` are remarks. */
export const rowsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# '))
    .map((line) => line.split('\t'));

/** What a cell lists. */
export const listed = (cell = '', separator = '; '): string[] => cell.split(separator).filter(Boolean);
