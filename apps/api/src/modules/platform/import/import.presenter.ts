import type { Locale } from '@acheep/contract/kernel/locale';
import { type AdminImport, type ImportRow, importDays } from '@acheep/contract/platform/import';
import { columnLabel } from '@acheep/contract/platform/import-column';
import type {
  ImportFormat,
  ImportKind,
  ImportResult,
  ImportState,
} from '@acheep/contract/platform/import-option';
import type { ImportRecordRow, ShownEntry } from './import.repository.ts';
import { type Fault, sentence } from './import-fault.ts';
import type { Said } from './reading/import-file.ts';

const day = 86_400_000;

export const mayUndo = ({ state, createdAt }: Pick<ImportRecordRow, 'state' | 'createdAt'>, now: Date) =>
  (state === 'done' || state === 'cancelled') && now.getTime() - createdAt.getTime() < importDays * day;

export const presentImport = (row: ImportRecordRow, locale: Locale, now: Date): AdminImport => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  kind: row.kind as ImportKind,
  source: row.source,
  fileName: row.fileName,
  bytes: row.bytes,
  state: row.state as ImportState,
  format: row.format as ImportFormat | null,
  encoding: row.encoding,
  problem: row.problem ? sentence(row.problem as unknown as Said, locale) : null,
  notes: (row.notes as unknown as Said[]).map((note) => sentence(note, locale)),
  rows: row.rows,
  results: {
    new: row.newRows,
    changed: row.changedRows,
    same: row.sameRows,
    kept: row.keptRows,
    wrong: row.wrongRows,
  },
  done: row.doneRows,
  removed: row.removed,
  stayed: row.stayed,
  invitable: row.invitable,
  by: row.createdBy?.name ?? null,
  canUndo: mayUndo(row, now) && row.newRows > 0 && row.doneRows > 0,
});

export const faultsOf = (row: Pick<ShownEntry, 'faults'>) => row.faults as unknown as Fault[];

export function presentFault(kind: ImportKind, fault: Fault, locale: Locale) {
  const label = columnLabel(kind, fault.column)[locale];
  return { column: fault.column, label, value: fault.value, sentence: sentence(fault, locale, label) };
}

export const presentRow = (kind: ImportKind, row: ShownEntry, locale: Locale): ImportRow => ({
  _id: String(row.position),
  line: row.line,
  externalId: row.externalId,
  name: row.name,
  result: row.result as ImportResult,
  faults: faultsOf(row).map((fault) => presentFault(kind, fault, locale)),
  hint: row.hint ? sentence(row.hint as unknown as Said, locale) : null,
  recordId: row.recordId,
});
