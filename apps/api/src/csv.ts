import { finish, type Steps } from '@acheep/search/steps';
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Rows per step of the output. */
const piece = 100;

/**
 * A table as CSV for spreadsheet programs: with a byte order mark, so that Khmer is read correctly, and with cells that
 * begin like a formula (`=`, `+`, `-`, `@`) as text, so that user input is never run. `columns` are the keys of the
 * rows with their headings.
 */
export function* csvInSteps<K extends string>(
  columns: Readonly<Record<K, string>>,
  rows: Iterable<Readonly<Record<NoInfer<K>, Cell>>>,
): Steps<string> {
  const write = (some: readonly object[], isFirst: boolean) =>
    stringify([...some], {
      header: isFirst,
      columns: Object.entries<string>(columns).map(([key, header]) => ({ key, header })),
      bom: isFirst,
      escape_formulas: true,
      record_delimiter: 'windows',
      // The library quotes cells with its own line ends; a cell may contain either half of one.
      quoted_match: /[\r\n]/,
      cast: { number: String },
    });
  let text = write([], true);
  let waiting: object[] = [];
  for (const row of rows) {
    if (waiting.push(row) < piece) continue;
    text += write(waiting, false);
    waiting = [];
    yield;
  }
  return text + write(waiting, false);
}

/** The same in one step, for tables that are never long. */
export const csvOf = <K extends string>(
  columns: Readonly<Record<K, string>>,
  rows: readonly Readonly<Record<NoInfer<K>, Cell>>[],
): string => finish(csvInSteps(columns, rows));
