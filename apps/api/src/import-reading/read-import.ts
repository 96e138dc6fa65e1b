import type { ImportKind } from '@acheep/contract/import-option';
import { fileTypeFromBuffer } from 'file-type';
import { csvRows } from './csv-rows.ts';
import { decode } from './decode.ts';
import { type ImportFile, Unreadable } from './import-file.ts';
import { jsonLdRows } from './json-ld-rows.ts';
import { xmlRows } from './xml-rows.ts';

/** Whether a file may hold letters: a picture or a spreadsheet by another name does not. */
export async function mayBeText(bytes: Uint8Array): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  return !type || type.mime === 'application/xml' || type.mime.startsWith('text/');
}

/** What a file holds, row by row. Which kind of file it is, its content says and not its name. */
export async function readImport(kind: ImportKind, bytes: Uint8Array): Promise<ImportFile> {
  const { text, encoding } = decode(bytes);
  const head = text.slice(0, 1000).trimStart();
  if (head.startsWith('<')) {
    return { format: 'xml', encoding, rows: await xmlRows(kind, text), notes: [] };
  }
  if (/^[[{]/.test(head)) return { format: 'json', encoding, rows: jsonLdRows(kind, text), notes: [] };
  const { rows, notes } = await csvRows(kind, text);
  if (rows.length === 0) throw new Unreadable('import_empty');
  return { format: 'csv', encoding, rows, notes };
}
