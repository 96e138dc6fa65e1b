import { line } from '@acheep/contract/kernel/text';
import { check } from '@acheep/contract/kernel/validation';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import * as imports from './import.repository.ts';
import { addCompany, type Context, readContext, recordKey, refreshContext } from './import-context.ts';
import * as write from './import-write.repository.ts';
import { idByName, type Judged, judgeRow } from './judge-row.ts';
import { changeCompany, makeCompany, offerCompany } from './write-company.service.ts';
import { writeJob } from './write-job.service.ts';

/** Rows of one transaction: others who need the same records wait no longer than these take. */
const batch = 25;

type Run = Pick<Deps, 'database' | 'queue' | 'config' | 'now'>;
type Running = imports.ImportRecordRow;

/** Identifies a saved record. */
interface Saved {
  id: string;
  updatedAt: Date;
}

interface Noted {
  kind: ImportKind;
  externalId: string;
  digest: string;
  /** Name of the company. */
  name: string;
  isOwned: boolean;
  /** True when it was created, not updated. */
  isMade: boolean;
}

/** Stores the external id of a record: for the next file, and for later rows of this one. */
async function note(tx: Transaction, context: Context, row: Running, saved: Saved, noted: Noted) {
  const { kind, externalId, digest, name, isOwned, isMade } = noted;
  const at = kind === 'jobs' ? { companyId: null, jobId: saved.id } : { companyId: saved.id, jobId: null };
  const data = { ...at, importId: isMade ? row.id : null, digest, savedAt: saved.updatedAt };
  await write.saveRecord(tx, { source: row.source, kind, externalId }, data);
  context.records.set(recordKey(kind, externalId), {
    ...at,
    externalId,
    digest,
    savedAt: saved.updatedAt,
    updatedAt: saved.updatedAt,
    isOwned,
    isStopped: false,
    name,
    nameKm: null,
  });
}

async function bringCompany(tx: Transaction, deps: Run, context: Context, row: Running, judged: Judged) {
  const { company: read, record, externalId, digest, name } = judged;
  if (!read?.draft || externalId === null) return null;
  let saved: Saved | null = null;
  if (judged.result === 'new') {
    saved = await makeCompany(tx, context, read.draft, deps.now());
    const nameKm = read.draft.nameKm ?? null;
    addCompany(context, { id: saved.id, name, nameKm, isOwned: false }, name, nameKm);
  } else if (judged.result === 'changed' && record?.companyId) {
    saved = await changeCompany(tx, context, deps, record.companyId, read.draft);
  } else if (judged.result === 'kept' && !record && judged.owner?.id) {
    const found = await write.findCompany(tx, judged.owner.id);
    saved = found && { id: found.id, updatedAt: found.updatedAt };
  }
  if (saved) {
    const isOwned = record?.isOwned ?? judged.owner?.isOwned ?? false;
    const isMade = judged.result === 'new';
    await note(tx, context, row, saved, { kind: 'companies', externalId, digest, name, isOwned, isMade });
  }
  const companyId = saved?.id ?? record?.companyId ?? null;
  if (row.invite && read.email && companyId)
    await offerCompany(tx, deps, { companyId, email: read.email, invitedById: row.createdById });
  return companyId;
}

/** The company of a job, created from the job's data if it does not exist yet. */
async function companyOf(
  tx: Transaction,
  deps: Run,
  context: Context,
  row: Running,
  judged: Judged,
  cells: Record<string, string>,
) {
  const { owner } = judged;
  if (owner?.id) return { id: owner.id, name: owner.name, nameKm: owner.nameKm };
  const name = check(line(120), cells.company);
  const draft = judged.job?.draft;
  if (!name.ok || !draft) return null;
  const province = cells.province ?? name.data;
  const company = await makeCompany(
    tx,
    context,
    {
      name: name.data,
      address: (draft.address ?? province).slice(0, 200),
      provinceId: draft.provinceId,
      benefits: [],
      languages: [],
      photos: [],
    },
    deps.now(),
  );
  addCompany(context, { id: company.id, name: name.data, nameKm: null, isOwned: false }, name.data);
  await note(tx, context, row, company, {
    kind: 'companies',
    externalId: cells.company_id ?? idByName(name.data),
    digest: '',
    name: name.data,
    isOwned: false,
    isMade: true,
  });
  return company;
}

async function bringJob(
  tx: Transaction,
  deps: Run,
  context: Context,
  row: Running,
  judged: Judged,
  cells: Record<string, string>,
) {
  const { job: read, record, externalId, digest, result } = judged;
  if (!read?.draft || externalId === null || (result !== 'new' && result !== 'changed'))
    return record?.jobId ?? null;
  const company = await companyOf(tx, deps, context, row, judged, cells);
  if (!company) return null;
  const moment = { now: deps.now(), today: context.today };
  const saved = await writeJob(
    tx,
    context,
    { ...read, draft: read.draft },
    company,
    moment,
    record?.jobId ?? null,
  );
  await note(tx, context, row, saved, {
    kind: 'jobs',
    externalId,
    digest,
    name: company.name,
    isOwned: judged.owner?.isOwned ?? false,
    isMade: result === 'new',
  });
  return saved.id;
}

/** The external ids of the records that a row may refer to. */
const idsIn = ({ id, company_id, name, company }: Record<string, string>) =>
  [id, company_id, name && idByName(name), company && idByName(company)].filter((one) => one !== undefined);

/** Imports the next rows; false if there are none left, or the import was stopped. */
function bringBatch(deps: Run, context: Context, importId: string): Promise<boolean> {
  return deps.database.prisma.$transaction(
    async (tx) => {
      const row = await imports.lockImport(tx, importId);
      if (row?.state !== 'running') return false;
      const entries = await imports.nextEntries(tx, importId, batch);
      if (entries.length === 0) {
        await imports.saveImport(tx, importId, { state: 'done' });
        return false;
      }
      await write.lockImports(tx);
      const rows = entries.map(({ cells }) => cells as Record<string, string>);
      const ids = rows.flatMap(idsIn);
      const names = rows.flatMap(({ name, company }) => name ?? company ?? []);
      await write.lockImported(tx, context.source, ids);
      await refreshContext(context, tx, { importId, externalIds: ids, names });
      let wrong = 0;
      for (const { position, line: at, cells, result } of entries) {
        const given = cells as Record<string, string>;
        // Judged again by the same rules: records that it refers to may have been deleted since the check.
        const judged = judgeRow(context, { line: at, cells: given });
        if (judged.result === 'wrong') {
          wrong += 1;
          const faults = imports.json(judged.faults);
          await imports.saveEntry(tx, importId, position, { done: true, result: 'wrong', faults });
          await imports.saveImport(tx, importId, {
            [`${result}Rows`]: { decrement: 1 },
            wrongRows: { increment: 1 },
          });
          continue;
        }
        const recordId =
          context.kind === 'companies'
            ? await bringCompany(tx, deps, context, row, judged)
            : await bringJob(tx, deps, context, row, judged, given);
        await imports.saveEntry(tx, importId, position, { done: true, recordId });
      }
      await imports.saveImport(tx, importId, { doneRows: { increment: entries.length - wrong } });
      return true;
    },
    { timeout: 60_000 },
  );
}

/** Imports the valid rows in batches; after an interruption it continues where it stopped. */
export async function runImport(deps: Run, importId: string, signal: AbortSignal) {
  const row = await imports.findImport(deps.database.prisma, importId);
  if (row?.state !== 'running') return;
  const kind = row.kind as ImportKind;
  const { prisma } = deps.database;
  const context = await readContext(prisma, { kind, source: row.source, now: deps.now() });
  while (await bringBatch(deps, context, importId)) {
    if (signal.aborted) throw new TaskFailure('stopped before all rows were in');
  }
}
