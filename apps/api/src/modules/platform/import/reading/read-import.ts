import { importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { fileTypeFromBuffer } from 'file-type';
import { csvRows } from './csv-rows.ts';
import { decode } from './decode.ts';
import { type ImportFile, Unreadable } from './import-file.ts';
import { jsonLdRows } from './json-ld-rows.ts';
import { xmlRows } from './xml-rows.ts';

/** False for a binary file, such as a picture or a spreadsheet, whatever its name. */
export async function mayBeText(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  return !type || type.mime === 'application/xml' || type.mime.startsWith('text/');
}

/** Maximum characters of a cell: more than any form allows, so that the form's rule reports it as too long. */
const longestCell = { html: 100_000, other: 5_000 };

/** Makes a cell storable: escapes in JSON may yield invalid characters. */
function stored(kind: ImportKind, column: string, cell: string): string {
  const longest = importColumns[kind][column]?.holds === 'html' ? longestCell.html : longestCell.other;
  return cell.slice(0, longest).toWellFormed().replaceAll('\0', '\uFFFD');
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
      Object.entries(cells).map(([column, cell]) => [column, stored(kind, column, cell)]),
    ),
  }));
  return { format, encoding, rows: kept, notes };
}
