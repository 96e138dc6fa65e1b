import { Readable } from 'node:stream';
import { importFile } from '@acheep/contract/platform/import';
import { importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { CsvError, parse } from 'csv-parse';
import { fileTypeFromBuffer } from 'file-type';
import { cellContent } from '../cell-value.ts';
import { readHeadings } from './heading.ts';
import { type FileRow, type ImportFile, type Said, Unreadable } from './import-file.ts';
import { jsonLdRows } from './json-ld-rows.ts';
import { xmlRows } from './xml-rows.ts';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Bytes examined to detect the encoding. */
const sample = 4096;

/** In UTF-16, Latin letters, digits and commas have a zero byte beside them: before or after. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, sample); at += 1)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < 2) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1];
}

function textIn(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a file. A byte order mark decides; without one, UTF-8 if all bytes are valid, and otherwise Windows-1252,
 * which old spreadsheet programs write.
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding;
  const known = marked ?? wideEncodingOf(bytes);
  const tried = known ? [known] : ['utf-8', declaredIn(bytes), 'windows-1252'];
  for (const encoding of tried) {
    const text = encoding && textIn(bytes, encoding);
    if (text && !text.includes('\0')) return { text, encoding };
  }
  throw new Unreadable(bytes.length <= 3 ? 'import_empty' : 'import_encoding');
}

const separators = [',', ';', '\t', '|'];
/** Maximum characters of one row: an unclosed quote ends here and not with the file. */
const maxRowLength = 500_000;
const piece = 64_000;

/** Spreadsheet programs of many countries use semicolons; some declare the separator in the first line. */
function separatorOf(text: string): { separator: string; from: number } {
  const declared = /^sep=(.)\r?\n/i.exec(text);
  if (declared?.[1]) return { separator: declared[1], from: declared[0].length };
  const head =
    text
      .slice(0, 10_000)
      .replace(/^\s+/, '')
      .replace(/"[^"]*"/g, '')
      .split(/\r\n|\n|\r/)[0] ?? '';
  const count = (separator: string) => head.split(separator).length;
  const [best = ','] = [...separators].sort((a, b) => count(b) - count(a));
  return { separator: best, from: 0 };
}

/** Removes the quote that protects a cell from being run as a formula by a spreadsheet program. */
const plainCell = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '').trim();

const breaksIn = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

function* pieces(text: string) {
  for (let at = 0; at < text.length; at += piece) yield text.slice(at, at + piece);
}

async function csvRows(kind: ImportKind, text: string): Promise<{ rows: FileRow[]; notes: Said[] }> {
  const { separator, from } = separatorOf(text);
  const parser = Readable.from(pieces(text.slice(from).replace(/\r\n?/g, '\n'))).pipe(
    parse({
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: maxRowLength,
    }),
  );
  const rows: FileRow[] = [];
  let headings: ReturnType<typeof readHeadings> | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!headings) {
        headings = readHeadings(kind, record);
        continue;
      }
      const { columns } = headings;
      const cells = record.flatMap((cell, at): [string, string][] => {
        const column = columns[at];
        const value = plainCell(cell);
        return column && value !== '' ? [[column, value]] : [];
      });
      const isLonger = record.slice(columns.length).some((cell) => cell.trim() !== '');
      rows.push({
        line: info.lines - breaksIn(record) + (from > 0 ? 1 : 0),
        cells: Object.fromEntries(cells),
        ...(isLonger && { fault: 'import_cells' as const }),
      });
      if (rows.length > importFile.rows) throw new Unreadable('import_rows', { most: importFile.rows });
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const line = typeof error.lines === 'number' ? error.lines : rows.length + 1;
      throw new Unreadable('import_broken', { format: 'CSV', line });
    }
    throw error;
  } finally {
    parser.destroy();
  }
  return { rows, notes: headings?.notes ?? [] };
}

/** False for a binary file, such as a picture or a spreadsheet, whatever its name. */
export async function mayBeText(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  return !type || type.mime === 'application/xml' || type.mime.startsWith('text/');
}

/** Maximum characters of a cell: more than any form allows, so that the form's rule reports it as too long. */
const maxCellLength = { html: 100_000, other: 5_000 };

/** Makes a cell storable: escapes in JSON may yield invalid characters. */
function stored(kind: ImportKind, column: string, cell: string): string {
  const longest = importColumns[kind][column]?.holds === 'html' ? maxCellLength.html : maxCellLength.other;
  const content = cellContent(kind, column, cell.slice(0, longest));
  return content.toWellFormed().replaceAll('\0', '\uFFFD');
}

async function rowsOf(kind: ImportKind, text: string): Promise<Omit<ImportFile, 'encoding'>> {
  const head = text.slice(0, 1000).trimStart();
  if (head.startsWith('<')) return { format: 'xml', rows: xmlRows(kind, text), notes: [] };
  if (/^[[{]/.test(head)) return { format: 'json', rows: jsonLdRows(kind, text), notes: [] };
  const { rows, notes } = await csvRows(kind, text);
  if (rows.length === 0) throw new Unreadable('import_empty');
  return { format: 'csv', rows, notes };
}

/** Reads a file row by row. Its format is detected from its content, not its name. */
export async function readImport(kind: ImportKind, bytes: Uint8Array): Promise<ImportFile> {
  const { text, encoding } = decode(bytes);
  const { format, rows, notes } = await rowsOf(kind, text);
  const kept = rows.map(({ cells, ...row }) => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(cells).flatMap(([column, cell]) => {
        const content = stored(kind, column, cell);
        return content === '' ? [] : [[column, content]];
      }),
    ),
  }));
  return { format, encoding, rows: kept, notes };
}
