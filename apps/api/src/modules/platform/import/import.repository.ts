import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { adminImportRowList } from '@acheep/contract/platform/import';
import { adminImports, type ImportResult, type ImportState } from '@acheep/contract/platform/import-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { all, anyOf, build, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { containing } from '../../../search/containing.ts';
import { contains, lock, type Reader, related } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

export const json = (value: unknown) => value as Prisma.InputJsonValue;

const fields = {
  id: true,
  kind: true,
  state: true,
  source: true,
  fileName: true,
  bytes: true,
  format: true,
  encoding: true,
  problem: true,
  notes: true,
  invite: true,
  rows: true,
  newRows: true,
  changedRows: true,
  sameRows: true,
  keptRows: true,
  wrongRows: true,
  doneRows: true,
  removed: true,
  stayed: true,
  invitable: true,
  createdById: true,
  createdAt: true,
  updatedAt: true,
  createdBy: { select: { name: true } },
} satisfies Prisma.ImportSelect;
export type ImportRecordRow = Prisma.ImportGetPayload<{ select: typeof fields }>;

export const findImport = (db: Reader, id: string) => db.import.findUnique({ where: { id }, select: fields });

const imported = row('import');
export const list = workList(adminImports, {
  table: 'import',
  filters: {
    kind: (wanted) => imported('e.kind', 'in', wanted),
    state: (wanted) => imported('e.state', 'in', wanted),
  },
  text: (search) => imported.or([contains('e.file_name', search), contains('e.source', search)]),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.import.findMany({ ...page, select: fields }),
});

type NewImport = Pick<
  Prisma.ImportUncheckedCreateInput,
  'kind' | 'source' | 'fileName' | 'bytes' | 'content' | 'createdById' | 'createdAt'
>;
export const createImport = (tx: Transaction, data: NewImport) =>
  tx.import.create({ data: { ...data, state: 'reading' }, select: fields });

/** Locks an import that is about to change until the transaction ends. */
export const lockImport = async (tx: Transaction, id: string) =>
  (await lock(tx, 'import', id, 'forUpdate')) ? findImport(tx, id) : null;

export const saveImport = (
  tx: Transaction,
  id: string,
  data: Prisma.ImportUncheckedUpdateInput & { state?: ImportState },
) => tx.import.update({ where: { id }, data, select: fields });

export const findContent = async (db: Reader, id: string) =>
  (await db.import.findUnique({ where: { id }, select: { content: true } }))?.content ?? null;

const shownFields = {
  position: true,
  line: true,
  externalId: true,
  name: true,
  result: true,
  faults: true,
  hint: true,
  recordId: true,
} satisfies Prisma.ImportRowSelect;
export type ShownEntry = Prisma.ImportRowGetPayload<{ select: typeof shownFields }>;
export type NewEntry = Prisma.ImportRowCreateManyInput;

/** Rows written by one statement: more hold up everybody else for as long as their text takes to make. */
const atOnce = 50;

/** Replaces the rows of an import, including those of an earlier check. */
export async function replaceEntries(tx: Transaction, importId: string, entries: readonly NewEntry[]) {
  await tx.importRow.deleteMany({ where: { importId } });
  for (let at = 0; at < entries.length; at += atOnce)
    await tx.importRow.createMany({
      data: entries.slice(at, at + atOnce).map((one) => ({ ...one, importId })),
    });
}

export async function listEntries(
  db: Reader,
  importId: string,
  { filter, search, offset, limit }: ParsedQueryOf<typeof adminImportRowList>,
) {
  const found = search && containing(search);
  const where: Prisma.ImportRowWhereInput = {
    importId,
    result: filter.result && { in: filter.result },
    ...(found && { OR: [{ name: found }, { externalId: found }] }),
  };
  const [rows, total] = await Promise.all([
    db.importRow.findMany({
      where,
      select: shownFields,
      orderBy: { position: 'asc' },
      skip: offset,
      take: limit,
    }),
    db.importRow.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

/** Rows read at once. */
const batch = 200;

/** Iterates over the wrong rows, in the order of the file. */
export async function* eachWrong(db: Reader, importId: string) {
  const next = (after: number) =>
    db.importRow.findMany({
      where: { importId, result: 'wrong', position: { gt: after } },
      select: { position: true, line: true, cells: true, faults: true },
      orderBy: { position: 'asc' },
      take: batch,
    });
  for (let rows = await next(-1); ; rows = await next(rows.at(-1)?.position ?? 0)) {
    yield* rows;
    if (rows.length < batch) return;
  }
}

/** Returns the next unprocessed rows, in the order of the file. */
export const nextEntries = (db: Reader, importId: string, take: number) =>
  db.importRow.findMany({
    where: { importId, done: false, result: { not: 'wrong' } },
    select: { position: true, line: true, cells: true, result: true },
    orderBy: { position: 'asc' },
    take,
  });

export const saveEntry = (
  tx: Transaction,
  importId: string,
  position: number,
  data: { done: true; recordId?: string | null; result?: ImportResult; faults?: Prisma.InputJsonValue },
) =>
  tx.importRow.update({
    where: { importId_position: { importId, position } },
    data,
    select: { position: true },
  });

export const deleteOldEntries = (db: PrismaClient, before: Date) =>
  db.importRow.deleteMany({ where: { import: { createdAt: { lt: before } } } });

const reference = { id: true, slug: true, nameEn: true, nameKm: true } as const;
export async function listReferences(db: Reader) {
  const [categories, industries, provinces] = await Promise.all([
    db.category.findMany({ select: reference }),
    db.industry.findMany({ select: reference }),
    db.province.findMany({ select: reference }),
  ]);
  return { categories, industries, provinces };
}

/**
 * Lists all companies; or those created since a time by others than this import. One statement: an undo may delete a
 * company, and its owner with it, between two.
 */
export const listCompanies = (db: Reader, { since, besides }: { since?: Date; besides?: string } = {}) =>
  read(
    db,
    build
      .selectFrom('company as e')
      .innerJoin('user as o', 'o.id', 'e.owner_id')
      .where(
        all([
          since && row('company')('e.created_at', '>=', since),
          besides === undefined
            ? undefined
            : row('company').not(
                related(
                  'import_record',
                  ['company_id', 'e.id'],
                  row('import_record')('e.import_id', '=', besides),
                ),
              ),
        ]),
      )
      .select(['e.id', 'e.name', 'e.name_km as nameKm', 'o.keeper as isKept'])
      .orderBy('e.created_at'),
  );

export async function companiesThere(db: Reader, ids: string[]) {
  const rows = await db.company.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** A record imported from a source: its external id and its current state. */
export interface KnownRecord {
  externalId: string;
  companyId: string | null;
  jobId: string | null;
  digest: string;
  savedAt: Date;
  updatedAt: Date;
  isOwned: boolean;
  /** True when the operator has closed it. */
  isStopped: boolean;
  /** Name of the company. */
  name: string;
  nameKm: string | null;
}

/** Lists all records of a source, or those with these external ids. */
export const listRecords = (db: Reader, source: string, externalIds?: readonly string[]) =>
  read(
    db,
    build
      .selectFrom('import_record as r')
      .leftJoin('job as j', 'j.id', 'r.job_id')
      .innerJoin('company as c', (on) => on.on(sql<boolean>`c.id = coalesce(r.company_id, j.company_id)`))
      .innerJoin('user as u', 'u.id', 'c.owner_id')
      .where('r.source', '=', source)
      .$if(externalIds !== undefined, (of) =>
        of.where('r.external_id', '=', anyOf(externalIds ?? [], 'text[]')),
      )
      .select(({ fn, not }) => [
        'r.kind',
        'r.external_id as externalId',
        'r.company_id as companyId',
        'r.job_id as jobId',
        'r.digest',
        'r.saved_at as savedAt',
        fn.coalesce('j.updated_at', 'c.updated_at').as('updatedAt'),
        not('u.keeper').as('isOwned'),
        sql<boolean>`j.stopped IS NOT NULL`.as('isStopped'),
        'c.name',
        'c.name_km as nameKm',
      ]),
  );
