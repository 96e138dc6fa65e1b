import { locales } from '@acheep/contract/kernel/locale';
import { trimEnd } from '@acheep/contract/kernel/trim';
import { columnLabel, importColumns } from '@acheep/contract/platform/import-column';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import { type Said, Unreadable } from './import-file.ts';

/** `contactEmail`, `contact_email` and `Contact e-mail *` are alike. */
function alike(heading: string): string {
  const plain = heading
    .normalize('NFC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\u200b|\u200c|\u200d|\ufeff/g, '')
    .replace(/[\s_.’'-]+/g, ' ');
  return trimEnd(plain, /[*: ]/).trim();
}

/** What our own files have beside the columns: which line it was, and what was wrong with it. */
export const ownHeadings = {
  line: { en: 'Line', km: 'ជួរទី' },
  fault: { en: 'What is wrong', km: 'កំហុស' },
} as const;
const ours = new Set(
  Object.values(ownHeadings).flatMap((words) => locales.map((locale) => alike(words[locale]))),
);

/** By heading: our column, and whether it is its own name. */
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
  /** Our column for each of the file's, in their order; undefined where nothing is read from it. */
  columns: (string | undefined)[];
  notes: Said[];
}

/** What comes a second time. */
function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

/** Names in a sentence: a file may have thousands. */
const named = (names: readonly string[]) => names.join(', ').slice(0, 500).toWellFormed();

/** What the columns of a file are. A column that is missing or there twice ends it. */
export function readHeadings(kind: ImportKind, given: readonly string[]): Headings {
  const known = headingsOf(kind);
  const found = given.map((heading) => known.get(alike(heading)));
  const twice = repeated(given.map(alike).filter(Boolean));
  const own = found.flatMap((one) => (one?.isOwn ? [one.column] : []));
  const ownTwice = repeated(own);
  if (twice.length + ownTwice.length > 0)
    throw new Unreadable('import_column_twice', { columns: named([...new Set([...twice, ...ownTwice])]) });
  // A column of another name gives way to the one that is called so itself, or comes first.
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

/** The column that an element of an XML file fills. */
export function columnNames(kind: ImportKind) {
  const known = headingsOf(kind);
  return (name: string) => known.get(alike(name))?.column;
}
