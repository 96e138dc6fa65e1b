import { finish, type Steps } from '@acheep/search/steps';
import { stringify } from 'csv-stringify/sync';

/** What a table cell may hold. */
export type Cell = string | number | null;

/** Rows that are written before others may have their turn. */
const piece = 100;

/**
 * A table as CSV for a spreadsheet program: with the mark that says UTF-8, so that Khmer stays Khmer, and with what
 * begins like a formula (`=`, `+`, `-`, `@`) as text, so that what strangers typed is never carried out. `columns` are
 * the keys of the rows with their headings.
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
      // The library quotes what holds its own line ends; a cell may hold either half of one.
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

/** The same at once: of tables that are never long. */
export const csvOf = <K extends string>(
  columns: Readonly<Record<K, string>>,
  rows: readonly Readonly<Record<NoInfer<K>, Cell>>[],
): string => finish(csvInSteps(columns, rows));
