import { readFile } from 'node:fs/promises';
import type { AuditAction } from '@acheep/contract/audit';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Locale } from '@acheep/contract/kernel/locale';
import * as contract from '@acheep/contract/platform/import';
import { columnLabel, importColumns, sampleRow } from '@acheep/contract/platform/import-column';
import type {
  ImportFormat,
  ImportKind,
  ImportResult,
  ImportState,
} from '@acheep/contract/platform/import-option';
import type { Transaction } from '@acheep/database/connection';
import type { FastifyRequest } from 'fastify';
import { csvOf } from '../../../csv.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { tableFile } from '../../../table-file.ts';
import { auditBy } from '../audit/audit.repository.ts';
import type { By } from '../audit/by.ts';
import { displayName } from '../upload/display-name.ts';
import { incomingFiles } from '../upload/incoming-file.ts';
import * as imports from './import.repository.ts';
import { importTask } from './import.tasks.ts';
import { type Fault, sentence } from './import-fault.ts';
import { ownHeadings } from './reading/heading.ts';
import type { Said } from './reading/import-file.ts';
import { mayBeText } from './reading/read-import.ts';

const day = 86_400_000;

const mayUndo = ({ state, createdAt }: Pick<imports.ImportRecordRow, 'state' | 'createdAt'>, now: Date) =>
  (state === 'done' || state === 'cancelled') &&
  now.getTime() - createdAt.getTime() < contract.importDays * day;

const presentImport = (row: imports.ImportRecordRow, locale: Locale, now: Date): contract.AdminImport => ({
  ...plain(contract.adminImport, row),
  kind: row.kind as ImportKind,
  state: row.state as ImportState,
  format: row.format as ImportFormat | null,
  problem: row.problem ? sentence(row.problem as unknown as Said, locale) : null,
  notes: (row.notes as unknown as Said[]).map((note) => sentence(note, locale)),
  results: {
    new: row.newRows,
    changed: row.changedRows,
    same: row.sameRows,
    kept: row.keptRows,
    wrong: row.wrongRows,
  },
  done: row.doneRows,
  by: row.createdBy?.name ?? null,
  canUndo: mayUndo(row, now) && row.newRows > 0 && row.doneRows > 0,
});

const faultsOf = (row: Pick<imports.ShownEntry, 'faults'>) => row.faults as unknown as Fault[];

function presentFault(kind: ImportKind, fault: Fault, locale: Locale) {
  const label = columnLabel(kind, fault.column)[locale];
  return { column: fault.column, label, value: fault.value, sentence: sentence(fault, locale, label) };
}

const presentRow = (kind: ImportKind, row: imports.ShownEntry, locale: Locale): contract.ImportRow => ({
  ...plain(contract.importRow, row),
  _id: String(row.position),
  result: row.result as ImportResult,
  faults: faultsOf(row).map((fault) => presentFault(kind, fault, locale)),
  hint: row.hint ? sentence(row.hint as unknown as Said, locale) : null,
});

/** A file keeps its extension; its format is detected from its content. */
const extensionOf = (name = '') =>
  /\.(csv|tsv|txt|xml|json|jsonld)$/i.exec(name)?.[1]?.toLowerCase() ?? 'csv';

export function importService(deps: Deps) {
  const { queue, now } = deps;
  const { prisma } = deps.database;
  const { withIncomingFile } = incomingFiles(deps);

  const audit = auditBy(now);
  const note = (tx: Transaction, by: By, action: AuditAction, row: imports.ImportRecordRow) =>
    audit(tx, by, action, row.id, { file: row.fileName, source: row.source, holds: row.kind });

  async function found(id: string) {
    const row = await imports.findImport(prisma, id);
    if (!row) throw notFound();
    return row;
  }

  /** Changes the state of a locked import, if allowed, and queues the next step. */
  async function move(
    tx: Transaction,
    by: By,
    id: string,
    {
      may,
      data,
      action,
      goesOn,
    }: {
      may: (row: imports.ImportRecordRow) => boolean;
      data: Parameters<typeof imports.saveImport>[2];
      action: AuditAction;
      goesOn: boolean;
    },
  ) {
    const row = await imports.lockImport(tx, id);
    if (!row) throw notFound();
    if (!may(row)) throw new AppError('import.status');
    await note(tx, by, action, row);
    if (goesOn) await queue.enqueue(tx, importTask, { importId: id });
    return imports.saveImport(tx, id, data);
  }

  const headingsOf = (kind: ImportKind, locale: Locale) =>
    Object.fromEntries(
      Object.keys(importColumns[kind]).map((column) => [column, columnLabel(kind, column)[locale]]),
    );

  return {
    async list({ query, locale }: Call<typeof contract.adminImportList>) {
      const { rows, total } = await imports.list.page(prisma, [], query, now());
      return { data: rows.map((row) => presentImport(row, locale, now())), meta: pageMeta(total, query) };
    },

    get: async ({ params: { id }, locale }: Call<typeof contract.adminImportGet>) =>
      presentImport(await found(id), locale, now()),

    async rows({ params: { id }, query, locale }: Call<typeof contract.adminImportRowList>) {
      const { kind } = await found(id);
      const { rows, total } = await imports.listEntries(prisma, id, query);
      const data = rows.map((row) => presentRow(kind as ImportKind, row, locale));
      return { data, meta: pageMeta(total, query) };
    },

    sample(kind: ImportKind, locale: Locale) {
      const text = csvOf(headingsOf(kind, locale), [sampleRow(kind, locale)]);
      return { name: `${kind}-${locale}.csv`, text };
    },

    /** Returns the wrong rows with their faults, to be corrected and uploaded again. */
    async faults({ params: { id }, locale }: Call<typeof contract.adminImportFaults>) {
      const row = await found(id);
      const kind = row.kind as ImportKind;
      const own = { line: ownHeadings.line[locale], fault: ownHeadings.fault[locale] };
      const columns: Record<string, string> = { ...own, ...headingsOf(kind, locale) };
      const blank = Object.fromEntries(Object.keys(columns).map((column) => [column, null]));
      async function* rows() {
        for await (const entry of imports.eachWrong(prisma, id))
          yield {
            ...blank,
            ...(entry.cells as Record<string, string>),
            line: entry.line,
            fault: faultsOf(entry)
              .map((fault) => presentFault(kind, fault, locale))
              .map(({ label, sentence }) => `${label}: ${sentence}`)
              .join(' '),
          };
      }
      return tableFile(`${kind}-${today(now())}.csv`, columns, rows());
    },

    /** Stores a file and queues its check. */
    create: (
      by: By,
      { kind, source }: ParsedQueryOf<typeof contract.adminImportCreate>,
      request: FastifyRequest,
      locale: Locale,
    ) =>
      withIncomingFile({ request, actor: by.actor }, contract.importFile, async ({ path, name, size }) => {
        const content = await readFile(path);
        if (!(await mayBeText(content))) throw new AppError('import.not_text');
        return prisma.$transaction(async (tx) => {
          const row = await imports.createImport(tx, {
            kind,
            source,
            fileName: displayName(name, extensionOf(name)),
            bytes: size,
            content: new Uint8Array(content),
            createdById: by.actor.id,
            createdAt: now(),
          });
          await note(tx, by, 'import.check', row);
          await queue.enqueue(tx, importTask, { importId: row.id });
          return presentImport(row, locale, now());
        });
      }),

    async run({ tx, params: { id }, body: { invite }, locale, ...by }: Call<typeof contract.adminImportRun>) {
      const row = await move(tx, by, id, {
        may: ({ state, rows, wrongRows }) => state === 'checked' && rows > wrongRows,
        data: { state: 'running', invite },
        action: 'import.run',
        goesOn: true,
      });
      return presentImport(row, locale, now());
    },

    async cancel({ tx, params: { id }, locale, ...by }: Call<typeof contract.adminImportCancel>) {
      const row = await move(tx, by, id, {
        may: ({ state }) => state === 'reading' || state === 'checked' || state === 'running',
        data: { state: 'cancelled', content: null },
        action: 'import.cancel',
        goesOn: false,
      });
      return presentImport(row, locale, now());
    },

    async undo({ tx, params: { id }, locale, ...by }: Call<typeof contract.adminImportUndo>) {
      const row = await move(tx, by, id, {
        may: (one) => mayUndo(one, now()) && one.newRows > 0 && one.doneRows > 0,
        data: { state: 'undoing' },
        action: 'import.undo',
        goesOn: true,
      });
      return presentImport(row, locale, now());
    },
  };
}
