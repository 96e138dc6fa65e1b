import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/platform/import';
import { type ImportKind, type ImportResult, importKinds } from '@acheep/contract/platform/import-option';
import type { Deps } from '../../../deps.ts';
import type { Module } from '../../../module.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { companyOfferMail } from './import.mail.ts';
import * as imports from './import.repository.ts';
import { importService } from './import.service.ts';
import { importTask } from './import.tasks.ts';
import { addCompany, type Context, readContext } from './import-context.ts';
import { runImport } from './import-run.service.ts';
import { undoImport } from './import-undo.service.ts';
import { type Judged, judgeRow } from './judge-row.ts';
import { type ImportFile, Unreadable } from './reading/import-file.ts';
import { readImportFile } from './reading/import-reading.ts';

/** Records what a row will create, so that later rows can refer to it. */
function expect(context: Context, { result, name, externalId, company, record }: Judged) {
  if (result !== 'new' || !company?.draft || externalId === null || record) return;
  const nameKm = company.draft.nameKm ?? null;
  addCompany(context, { id: null, name, nameKm, isOwned: false }, name, nameKm);
}

const counted: readonly ImportResult[] = ['new', 'changed', 'same', 'kept', 'wrong'];

function* judgeAllInSteps(context: Context, importId: string, { rows }: ImportFile) {
  const entries: imports.NewEntry[] = [];
  const counts: Record<ImportResult, number> = { new: 0, changed: 0, same: 0, kept: 0, wrong: 0 };
  let invitable = 0;
  for (const [position, row] of rows.entries()) {
    const judged = judgeRow(context, row);
    const { externalId, name, result, faults, hint, company, record } = judged;
    expect(context, judged);
    counts[result] += 1;
    if (company?.email && result !== 'wrong' && result !== 'kept' && !record?.isOwned) invitable += 1;
    entries.push({
      importId,
      position,
      line: row.line,
      externalId: externalId?.startsWith('name:') ? null : externalId,
      name: name.slice(0, 200).toWellFormed(),
      cells: row.cells,
      result,
      faults: imports.json(faults),
      ...(hint && { hint: imports.json(hint) }),
    });
    yield;
  }
  return { entries, counts, invitable };
}

/** Reads and judges the file of a waiting import. Nothing is imported. */
async function checkImport({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>, importId: string) {
  const row = await imports.findImport(prisma, importId);
  const content = row?.state === 'reading' ? await imports.findContent(prisma, importId) : null;
  if (!row || !content) return;
  const kind = row.kind as ImportKind;
  let file: ImportFile;
  try {
    file = await readImportFile(kind, content);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await prisma.$transaction(async (tx) => {
      if ((await imports.lockImport(tx, importId))?.state !== 'reading') return;
      await imports.saveImport(tx, importId, {
        state: 'failed',
        content: null,
        problem: imports.json(error.said),
      });
    });
    return;
  }
  const context = await readContext(prisma, { kind, source: row.source, now: now() });
  const { entries, counts, invitable } = await runYielding(judgeAllInSteps(context, importId, file));
  await prisma.$transaction(
    async (tx) => {
      // It may have been cancelled meanwhile.
      if ((await imports.lockImport(tx, importId))?.state !== 'reading') return;
      await imports.replaceEntries(tx, importId, entries);
      const results = Object.fromEntries(counted.map((result) => [`${result}Rows`, counts[result]]));
      await imports.saveImport(tx, importId, {
        state: 'checked',
        content: null,
        format: file.format,
        encoding: file.encoding,
        notes: imports.json(file.notes),
        rows: entries.length,
        invitable,
        ...results,
      });
    },
    { timeout: 120_000 },
  );
}

const day = 86_400_000;

/** Import of companies and jobs from files of other sites. */
export const importModule: Module = {
  audited: {
    import: {
      title: { en: 'Import', km: 'ការនាំចូល' },
      name: 'file',
      page: (id) => adminPaths.import(id),
      bodies: [contract.adminImportCreate.query],
      choices: { holds: importKinds },
    },
  },
  routes(register, deps) {
    const service = importService(deps);
    register(contract.adminImportList, service.list);
    register(contract.adminImportSample, ({ query, locale }) =>
      service.sample(query.kind, query.language ?? locale),
    );
    register(contract.adminImportCreate, ({ query, locale, ...call }) =>
      service.create(call, query, call.request, locale),
    );
    register(contract.adminImportGet, service.get);
    register(contract.adminImportRowList, service.rows);
    register(contract.adminImportFaults, service.faults);
    register(contract.adminImportRun, service.run);
    register(contract.adminImportCancel, service.cancel);
    register(contract.adminImportUndo, service.undo);
  },
  tasks: [
    carryOut(importTask, async (deps, { importId }, { signal }) => {
      await checkImport(deps, importId);
      await runImport(deps, importId, signal);
      await undoImport(deps, importId, signal);
    }),
  ],
  mails: [companyOfferMail],
  tables: {
    import: { without: 'what the operator brought in from other sites' },
    import_row: { without: 'rows of such a file, for some weeks' },
    import_record: { without: 'what a company or a job is called where it came from' },
  },
  authors: ['import.created_by_id'],
  sweep: ({ database: { prisma }, now }) =>
    imports.deleteOldEntries(prisma, new Date(now().getTime() - contract.importDays * day)),
};
