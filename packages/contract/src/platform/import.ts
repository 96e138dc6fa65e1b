import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { localeNames } from '../kernel/locale.ts';
import type { Options } from '../kernel/option.ts';
import { line } from '../kernel/text.ts';
import {
  adminImports,
  importFormats,
  importKinds,
  importResults,
  importRows,
  importStates,
} from './import-option.ts';

/** Limits of one import file. */
export const importFile = { bytes: 10_000_000, rows: 10_000 } as const;
/** Days for which the rows of an import are stored, and it can be undone. */
export const importDays = 90;

const kind = named(choice(importKinds), 'file contents', 'ប្រភេទទិន្នន័យ');
/** Form sent with a file. Row ids are those of its source: a later file updates the imports of an earlier one. */
export const importForm = z.strictObject({
  kind,
  source: named(line(80), 'source', 'ប្រភព'),
});

const count = z.int().nonnegative();
export const adminImport = z.strictObject({
  ...record,
  kind: choice(importKinds),
  source: z.string(),
  fileName: z.string(),
  bytes: count,
  state: choice(importStates),
  /** Null until the file has been read. */
  format: choice(importFormats).nullable(),
  encoding: z.string().nullable(),
  /** Reason why the file could not be read, and notes on skipped parts, in the reader's language. */
  problem: z.string().nullable(),
  notes: z.array(z.string()),
  /** Rows by their effect, and number of processed ones. */
  rows: count,
  results: z.strictObject({ new: count, changed: count, same: count, kept: count, wrong: count }),
  done: count,
  /** After an undo: records removed, and records that stayed because they are in use. */
  removed: count,
  stayed: count,
  /** Companies in the file without an owner for which the file gives an e-mail address. */
  invitable: count,
  /** Name of the person who started it; null once the account is gone. */
  by: z.string().nullable(),
  /** True while its rows are stored, so that it can be undone. */
  canUndo: z.boolean(),
});
export type AdminImport = z.infer<typeof adminImport>;

export const importRow = z.strictObject({
  _id: z.string(),
  /** Position in the file: a line, or for JSON the number of the entry. */
  line: count,
  externalId: z.string().nullable(),
  /** Name of the company, or title of the job. */
  name: z.string(),
  result: choice(importResults),
  faults: z.array(
    z.strictObject({ column: z.string(), label: z.string(), value: z.string(), sentence: z.string() }),
  ),
  /** Remark worth checking, though nothing is wrong. */
  hint: z.string().nullable(),
  /** Public page of the imported record. */
  recordId: z.uuid().nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

const table = one(z.strictObject({ name: z.string(), text: z.string() }));

export const adminImportList = endpoint({
  method: 'GET',
  path: '/admin/import',
  access: 'Admin',
  summary: 'List the imports of files, with their times and authors',
  query: listQuery(adminImports),
  response: page(adminImport),
});

export const adminImportSample = endpoint({
  method: 'GET',
  path: '/admin/import/sample',
  access: 'Admin',
  summary: 'Get a sample CSV file with every column and one row, with headings in one language',
  query: z.strictObject({
    kind: kind.default('jobs'),
    language: named(choice(localeNames), 'language', 'ភាសា').optional(),
  }),
  response: table,
});

export const adminImportCreate = endpoint({
  method: 'POST',
  path: '/admin/import',
  access: 'Admin',
  upload: true,
  summary: 'Upload a file (CSV, XML, JSON-LD; 10 MB, 10,000 rows) and check it without importing anything',
  query: importForm,
  response: one(adminImport),
  status: 201,
  limit: 'costly',
});

export const adminImportGet = endpoint({
  method: 'GET',
  path: '/admin/import/:id',
  access: 'Admin',
  summary: 'Get the progress and result of an import',
  response: one(adminImport),
});

export const adminImportRowList = endpoint({
  method: 'GET',
  path: '/admin/import/:id/row',
  access: 'Admin',
  summary: 'List the rows of an import in the order of the file, with their errors',
  query: listQuery(importRows),
  response: page(importRow),
});

export const adminImportFaults = endpoint({
  method: 'GET',
  path: '/admin/import/:id/fault',
  access: 'Admin',
  summary: 'Export the invalid rows as CSV, with a column of errors, to correct and upload again',
  response: table,
});

export const adminImportRun = endpoint({
  method: 'POST',
  path: '/admin/import/:id/run',
  access: 'Admin',
  summary: 'Import the valid rows of a checked file in the background; invalid rows are left out',
  body: z.strictObject({
    /** The e-mail address given for a company without an owner is invited by mail to take it over. */
    invite: named(z.boolean(), 'invitation of owners', 'ការអញ្ជើញម្ចាស់ក្រុមហ៊ុន').default(false),
  }),
  response: one(adminImport),
  limit: 'work',
  idempotent: true,
});

export const adminImportCancel = endpoint({
  method: 'POST',
  path: '/admin/import/:id/cancel',
  access: 'Admin',
  summary: 'Stop an import: imported rows stay, the rest is not imported',
  response: one(adminImport),
  limit: 'work',
  idempotent: true,
});

export const adminImportUndo = endpoint({
  method: 'POST',
  path: '/admin/import/:id/undo',
  access: 'Admin',
  summary: 'Undo an import, except for records that are in use by now',
  response: one(adminImport),
  limit: 'work',
  idempotent: true,
});

/** @collected by `audit.ts`. */
export const audited = {
  'import.check': { en: 'Checked a file for import', km: 'ពិនិត្យឯកសារសម្រាប់នាំចូល' },
  'import.run': { en: 'Imported a file', km: 'នាំចូលឯកសារ' },
  'import.cancel': { en: 'Stopped an import', km: 'បញ្ឈប់ការនាំចូល' },
  'import.undo': { en: 'Undid an import', km: 'ដកការនាំចូលវិញ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'import.not_text': {
    status: 415,
    en: 'This isn’t a text file. Choose a CSV, XML or JSON file. You can save a spreadsheet as CSV.',
    km: 'នេះមិនមែនជាឯកសារអត្ថបទទេ។ សូមជ្រើសរើសឯកសារ CSV, XML ឬ JSON។ អ្នកអាចរក្សាទុកតារាង Excel ជា CSV បាន។',
  },
  'import.status': {
    status: 409,
    en: 'The status of this import has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពការនាំចូលបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/import', '/admin/import/:id'] as const;
