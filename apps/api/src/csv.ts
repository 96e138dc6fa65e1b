import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Rows per piece of the output. */
const piece = 100;

type Columns<K extends string> = Readonly<Record<K, string>>;
type Row<K extends string> = Readonly<Record<K, Cell>>;

const write = (columns: Columns<string>, rows: readonly object[], isFirst: boolean) =>
  stringify([...rows], {
    header: isFirst,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
    bom: isFirst,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes cells with its own line ends; a cell may contain either half of one.
    quoted_match: /[\r\n]/,
    cast: { number: String },
  });

/**
 * A table as CSV for spreadsheet programs: with a byte order mark, so that Khmer is read correctly, and with cells that
 * begin like a formula (`=`, `+`, `-`, `@`) as text, so that user input is never run. `columns` are the keys of the
 * rows with their headings.
 */
export async function* csvInPieces<K extends string>(
  columns: Columns<K>,
  rows: Iterable<Row<NoInfer<K>>> | AsyncIterable<Row<NoInfer<K>>>,
): AsyncGenerator<string> {
  yield write(columns, [], true);
  let waiting: object[] = [];
  for await (const row of rows) {
    if (waiting.push(row) < piece) continue;
    yield write(columns, waiting, false);
    waiting = [];
    // Requests get their turn also where the rows are in memory already.
    await setImmediate();
  }
  if (waiting.length > 0) yield write(columns, waiting, false);
}

/** The same at once, for tables that are never long. */
export const csvOf = <K extends string>(columns: Columns<K>, rows: readonly Row<NoInfer<K>>[]): string =>
  write(columns, rows, true);
