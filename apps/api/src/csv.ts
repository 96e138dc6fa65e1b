import { stringify } from 'csv-stringify/sync';

/** What a table cell may hold. */
export type Cell = string | number | null;

/**
 * A table as CSV for a spreadsheet program: with the mark that says UTF-8, so that Khmer stays Khmer, and with what
 * begins like a formula (`=`, `+`, `-`, `@`) as text, so that what strangers typed is never carried out. `columns` are
 * the keys of the rows with their headings.
 */
export const csvOf = <K extends string>(
  columns: Readonly<Record<K, string>>,
  rows: readonly Readonly<Record<NoInfer<K>, Cell>>[],
): string =>
  stringify([...rows], {
    header: true,
    columns: Object.entries<string>(columns).map(([key, header]) => ({ key, header })),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes what holds its own line ends; a cell may hold either half of one.
    quoted_match: /[\r\n]/,
    cast: { number: String },
  });
