import { filter, type List } from '../kernel/list.ts';
import type { Localized } from '../kernel/locale.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

export const importKinds = {
  companies: { en: 'Companies', km: 'ក្រុមហ៊ុន' },
  jobs: { en: 'Jobs', km: 'ការងារ' },
} satisfies Options;
export type ImportKind = OptionOf<typeof importKinds>;

export const importStates = {
  reading: { en: 'Checking', km: 'កំពុងពិនិត្យ' },
  checked: { en: 'Checked', km: 'ពិនិត្យរួច' },
  running: { en: 'Importing', km: 'កំពុងនាំចូល' },
  done: { en: 'Imported', km: 'នាំចូលរួច' },
  failed: { en: 'Could not be read', km: 'អានមិនបាន' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់' },
  undoing: { en: 'Undoing', km: 'កំពុងដកវិញ' },
  undone: { en: 'Undone', km: 'បានដកវិញ' },
} satisfies Options;
export type ImportState = OptionOf<typeof importStates>;

/** Effect of a row on the site. */
export const importResults = {
  new: { en: 'New', km: 'ថ្មី' },
  changed: { en: 'Updated', km: 'បានធ្វើបច្ចុប្បន្នភាព' },
  same: { en: 'Unchanged', km: 'មិនផ្លាស់ប្ដូរ' },
  kept: { en: 'Kept', km: 'ទុកដដែល' },
  wrong: { en: 'With errors', km: 'មានកំហុស' },
} satisfies Options;
export type ImportResult = OptionOf<typeof importResults>;

/** File formats, each with its term for the position of a row. */
export const importFormats = {
  csv: { en: 'CSV', km: 'CSV' },
  xml: { en: 'XML', km: 'XML' },
  json: { en: 'JSON-LD', km: 'JSON-LD' },
} satisfies Options;
export type ImportFormat = OptionOf<typeof importFormats>;

export const importRowSorts = {
  line_1: { en: 'File order', km: 'តាមលំដាប់ក្នុងឯកសារ' },
} satisfies Options;

/** Type of a column's cells. */
export type Holds =
  | 'text'
  | 'html'
  | 'number'
  | 'date'
  | 'money'
  | 'amount'
  | 'choice'
  | 'choices'
  | 'list'
  | 'yes'
  | 'name';

/** Column of an import file: its headings, and the type of its cells. */
export interface ColumnRule {
  /** Form field that it fills, if any: supplies the column's label and options. */
  field?: string;
  label?: Localized;
  /** Other headings, in lower case. */
  also?: readonly string[];
  /** A file without this column is of no use. */
  required?: true;
  holds: Holds;
  example: Localized;
}

export const adminImports = {
  filters: {
    kind: filter.several(importKinds, 'file contents', 'ប្រភេទទិន្នន័យ'),
    state: filter.several(importStates, 'status', 'ស្ថានភាព'),
  },
  sorts: byDate,
} as const satisfies List;

export const importRows = {
  filters: { result: filter.several(importResults, 'result', 'លទ្ធផល') },
  sorts: importRowSorts,
} as const satisfies List;
