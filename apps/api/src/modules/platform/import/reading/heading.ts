import { locales } from '@acheep/contract/kernel/locale';
import { trimEnd } from '@acheep/contract/kernel/trim';
import { columnLabel, importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { type Said, Unreadable } from './import-file.ts';

/** Normalises a heading: `contactEmail`, `contact_email` and `Contact e-mail *` are equal. */
function alike(heading: string): string {
  const plain = heading
    .normalize('NFC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/[\s_.’'-]+/g, ' ');
  return trimEnd(plain, /[*: ]/).trim();
}

/** Additional columns of our own files: the line and the fault. */
export const ownHeadings = {
  line: { en: 'Line', km: 'ជួរទី' },
  fault: { en: 'What is wrong', km: 'កំហុស' },
} as const;
const ours = new Set(
  Object.values(ownHeadings).flatMap((words) => locales.map((locale) => alike(words[locale]))),
);

/** By heading: the column, and whether the heading is its own name. */
function headingsOf(kind: ImportKind) {
  const names = new Map<string, { column: string; isOwn: boolean }>();
  for (const [column, { also = [] }] of Object.entries(importColumns[kind]))
    for (const name of also) if (!names.has(alike(name))) names.set(alike(name), { column, isOwn: false });
  for (const column of Object.keys(importColumns[kind])) {
    const label = columnLabel(kind, column);
    for (const name of [column, ...locales.map((locale) => label[locale])])
      names.set(alike(name), { column, isOwn: true });
  }
  return names;
}

export interface Headings {
  /** The column for each of the file's columns, in order; undefined for one that is ignored. */
  columns: (string | undefined)[];
  notes: Said[];
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

/** Lists names in a message, shortened as a file may have thousands. */
const named = (names: readonly string[]) => names.join(', ').slice(0, 500).toWellFormed();

/** Maps the columns of a file. Throws if a required column is missing or there twice. */
export function readHeadings(kind: ImportKind, given: readonly string[]): Headings {
  const known = headingsOf(kind);
  const found = given.map((heading) => known.get(alike(heading)));
  const twice = repeated(given.map(alike).filter(Boolean));
  const own = found.flatMap((one) => (one?.isOwn ? [one.column] : []));
  const ownTwice = repeated(own);
  if (twice.length + ownTwice.length > 0)
    throw new Unreadable('import_column_twice', { columns: named([...new Set([...twice, ...ownTwice])]) });
  // Of several columns for one field, the one with its own name wins, or else the first.
  const taken = new Set<string>(own);
  const columns = found.map((one) => {
    if (!one || one.isOwn) return one?.column;
    if (taken.has(one.column)) return undefined;
    taken.add(one.column);
    return one.column;
  });
  const missing = Object.entries(importColumns[kind]).flatMap(([name, { required }]) =>
    required && !taken.has(name) ? [name] : [],
  );
  if (kind === 'jobs' && !taken.has('company') && !taken.has('company_id')) missing.push('company');
  if (taken.size === 0) throw new Unreadable('import_nothing');
  if (missing.length > 0) throw new Unreadable('import_column_missing', { columns: missing.join(', ') });
  const unknown = given.filter((heading, at) => !columns[at] && heading.trim() && !ours.has(alike(heading)));
  const notes: Said[] =
    unknown.length > 0 ? [{ key: 'import_columns_unknown', params: { columns: named(unknown) } }] : [];
  return { columns, notes };
}

/** The column for an element of an XML file. */
export function columnNames(kind: ImportKind) {
  const known = headingsOf(kind);
  return (name: string) => known.get(alike(name))?.column;
}
