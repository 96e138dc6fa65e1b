import { voidTags } from '@acheep/contract/kernel/rich-text/element';
import { importFile } from '@acheep/contract/platform/import';
import { importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import sax from 'sax';
import { columnNames } from './heading.ts';
import { type FileRow, Unreadable } from './import-file.ts';

const entries: Record<ImportKind, ReadonlySet<string>> = {
  jobs: new Set(['job', 'jobposting', 'posting', 'vacancy', 'position', 'listing', 'item', 'entry']),
  companies: new Set(['company', 'organization', 'employer', 'item', 'entry']),
};
const deepest = 40;
const piece = 64_000;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const startTag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')}>`;
const localName = (name: string) => name.replace(/^.*:/, '');

/**
 * Reads the rows of an XML file: one for each `<job>`, whose elements are columns. No entities are expanded except
 * XML's own five, and a file with a document type is refused.
 */
export function xmlRows(kind: ImportKind, text: string): FileRow[] {
  const columnOf = columnNames(kind);
  const rows: FileRow[] = [];
  const parser = sax.parser(true, {});
  /** The open elements, from the row down, with their text so far. */
  let open: { name: string; text: string; html: boolean; hasElements: boolean; said?: string[] }[] = [];
  let depth = 0;
  let row: FileRow | undefined;

  const broken = () => new Unreadable('import_broken', { format: 'XML', line: parser.line + 1 });
  const holdsOf = (name: string) => importColumns[kind][columnOf(name) ?? '']?.holds;
  const isHtml = (name: string) => holdsOf(name) === 'html';
  /** Attributes and elements of money that are no columns belong to it: `<salary currency="KHR" unit="month">`. */
  const isMoney = (name: string) => holdsOf(name) === 'money' || holdsOf(name) === 'amount';
  const say = (letters: string) => {
    const last = open.at(-1);
    if (last) last.text += last.html && last.hasElements ? escaped(letters) : letters;
  };

  parser.ondoctype = () => {
    throw new Unreadable('import_doctype');
  };
  parser.onerror = () => {
    throw broken();
  };
  parser.onopentag = ({ name: full, attributes }) => {
    const name = localName(full);
    depth += 1;
    if (depth > deepest) throw broken();
    if (!row) {
      if (!entries[kind].has(name.toLowerCase())) return;
      row = { line: parser.line + 1, cells: {} };
      open = [{ name, text: '', html: false, hasElements: false }];
      return;
    }
    const last = open.at(-1);
    if (last) {
      // Text before the first element was stored unescaped.
      if (last.html && !last.hasElements) last.text = escaped(last.text);
      last.hasElements = true;
      if (last.html) last.text += startTag(name.toLowerCase(), attributes as Record<string, string>);
    }
    const attributeValues = Object.entries(attributes).flatMap(([of, value]) =>
      of.includes(':') ? [] : [String(value)],
    );
    open.push({
      name,
      text: '',
      html: Boolean(last?.html) || isHtml(name),
      hasElements: false,
      ...((isMoney(name) || (last?.said && !columnOf(name))) && { said: attributeValues }),
    });
  };
  parser.ontext = say;
  parser.oncdata = say;
  parser.onclosetag = () => {
    depth -= 1;
    const closed = row && open.pop();
    if (!row || !closed) return;
    const last = open.at(-1);
    if (!last) {
      rows.push(row);
      row = undefined;
      if (rows.length > importFile.rows) throw new Unreadable('import_rows', { most: importFile.rows });
      return;
    }
    if (last.html) {
      const tag = closed.name.toLowerCase();
      last.text += closed.hasElements ? closed.text : escaped(closed.text);
      if (!voidTags.has(tag)) last.text += `</${tag}>`;
      return;
    }
    const value = [closed.text.trim(), ...(closed.said ?? [])].filter(Boolean).join('; ');
    const column = columnOf(closed.name);
    if (!column && value) last.said?.push(value);
    if (!column || value === '' || (closed.hasElements && !closed.html && !closed.said)) return;
    const before = row.cells[column];
    row.cells[column] = before === undefined ? value : `${before}; ${value}`;
  };

  // Written in pieces: the parser only frees its input between them.
  for (let at = 0; at < text.length; at += piece) parser.write(text.slice(at, at + piece));
  parser.close();
  if (rows.length === 0) throw new Unreadable('import_nothing');
  return rows;
}
