import type { ReferenceUses } from '@acheep/contract/jobs/reference-admin';
import { type ReferenceKind, referenceKinds } from '@acheep/contract/jobs/reference-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { jobIsOpenOn } from '../job/public-job.repository.ts';
import { type FiledTable, filedUnder, namedAs } from './reference-use.ts';
import { countSkillUses } from './skill-use.repository.ts';

type Reader = PrismaClient | Transaction;

export interface EntryRow {
  id: string;
  slug: string;
  nameEn: string;
  nameKm: string;
  iconName: string | null;
  isActive: boolean;
  updatedAt: Date;
}

export interface EntryFields {
  nameEn: string;
  nameKm: string;
  iconName?: string | undefined;
  isActive: boolean;
}

const raw = Prisma.raw;

/** SQL of the ids that a saved search wants; those saved by earlier versions hold a single one. */
const wantedIn = (criteria: string, name: string) =>
  `CASE jsonb_typeof(${criteria}->'${name}') WHEN 'array' THEN ${criteria}->'${name}'
    ELSE jsonb_build_array(${criteria}->'${name}') END`;

const columnsOf = (kind: ReferenceKind) =>
  raw(`t.id, t.slug, t.name_en AS "nameEn", t.name_km AS "nameKm",
  ${kind === 'category' ? 't.icon_name' : 'NULL'} AS "iconName",
  ${kind === 'province' ? 'true' : 't.is_active'} AS "isActive", t.updated_at AS "updatedAt"`);

export const listEntries = (db: Reader, kind: ReferenceKind) => db.$queryRaw<EntryRow[]>`
  SELECT ${columnsOf(kind)} FROM ${raw(kind)} t ORDER BY t.position, t.id`;

/** SQL that counts the rows of a table per entry. */
const counted = (kind: ReferenceKind, table: FiledTable, name: string, only = 'true') => {
  const columns = filedUnder[kind].filter(([filed]) => filed === table).map(([, column]) => column);
  if (columns.length === 0) return `SELECT NULL::uuid AS id, '${name}' AS use, 0 AS rows WHERE false`;
  // A record under one entry twice counts once.
  const isFirst = (at: number) =>
    columns.slice(0, at).map((before) => `AND e.${columns[at]} IS DISTINCT FROM e.${before}`);
  const under = columns.map(
    (column, at) => `SELECT e.${column} AS under FROM ${table} e
      WHERE ${only} AND e.${column} IS NOT NULL ${isFirst(at).join(' ')}`,
  );
  return `SELECT u.under AS id, '${name}' AS use, count(*)::int AS rows
    FROM (${under.join(' UNION ALL ')}) u GROUP BY u.under`;
};

/** Uses of the entries of a list on a day in Phnom Penh, by entry id; unused entries are absent. */
export async function countUses(
  db: Reader,
  kind: ReferenceKind,
  today: string,
): Promise<Map<string, Partial<ReferenceUses>>> {
  if (kind === 'skill') return countSkillUses(db, today);
  const open = jobIsOpenOn(`'${today}'::date`);
  const rows = await db.$queryRaw<{ id: string; use: keyof ReferenceUses; rows: number }[]>(
    raw(
      [
        counted(kind, 'job', 'jobs'),
        counted(kind, 'job', 'openJobs', open),
        counted(kind, 'company', 'companies'),
        counted(kind, 'resume', 'resumes'),
        counted(kind, 'gathering', 'trainings', `e.kind = 'training'`),
        counted(kind, 'gathering', 'events', `e.kind = 'event'`),
        counted(kind, 'article', 'articles'),
        `SELECT v.id::uuid, 'alerts', count(*)::int FROM job_alert a
         CROSS JOIN LATERAL jsonb_array_elements_text(${wantedIn('a.criteria', namedAs[kind])}) v (id)
         WHERE a.criteria ? '${namedAs[kind]}' GROUP BY 1`,
      ].join(' UNION ALL '),
    ),
  );
  const uses = new Map<string, Partial<ReferenceUses>>();
  for (const { id, use, rows: count } of rows) uses.set(id, { ...uses.get(id), [use]: count });
  return uses;
}

/** The list that contains an entry. */
export async function findKind(db: Reader, id: string): Promise<ReferenceKind | null> {
  const kinds = valuesOf(referenceKinds).map((kind) => `SELECT '${kind}' AS kind, id FROM ${kind}`);
  const [found] = await db.$queryRaw<{ kind: ReferenceKind }[]>`
    SELECT kind FROM (${raw(kinds.join(' UNION ALL '))}) k WHERE k.id = ${id}::uuid`;
  return found?.kind ?? null;
}

/**
 * Locks entries exclusively. Transactions that file a record under one take a weaker lock: this waits for them, and
 * later ones wait for this and read its result.
 */
export const lockEntries = (tx: Transaction, kind: ReferenceKind, ids: readonly string[]) =>
  tx.$queryRaw<EntryRow[]>`
    SELECT ${columnsOf(kind)} FROM ${raw(kind)} t WHERE t.id = ANY(${ids}::uuid[]) ORDER BY t.id FOR UPDATE`;

/** Blocks other additions and reorderings until the transaction ends. */
export const lockList = (tx: Transaction, kind: ReferenceKind) =>
  tx.$executeRaw`LOCK TABLE ${raw(kind)} IN SHARE ROW EXCLUSIVE MODE`;

const icon = (kind: ReferenceKind, iconName = 'IconBriefcase') =>
  kind === 'category' ? Prisma.sql`, icon_name = ${iconName}` : Prisma.empty;
const active = (kind: ReferenceKind, isActive: boolean) =>
  kind === 'province' ? Prisma.empty : Prisma.sql`, is_active = ${isActive}`;

export async function createEntry(
  tx: Transaction,
  kind: ReferenceKind,
  slug: string,
  { nameEn, nameKm, iconName = 'IconBriefcase', isActive }: EntryFields,
): Promise<string> {
  const [made] = await tx.$queryRaw<[{ id: string }]>`
    INSERT INTO ${raw(kind)} (slug, name_en, name_km, is_active, position ${raw(kind === 'category' ? ', icon_name' : '')})
    SELECT ${slug}, ${nameEn}, ${nameKm}, ${isActive}, coalesce(max(position) + 1, 0)
      ${kind === 'category' ? Prisma.sql`, ${iconName}` : Prisma.empty} FROM ${raw(kind)}
    RETURNING id`;
  return made.id;
}

export const saveEntry = (tx: Transaction, kind: ReferenceKind, id: string, entry: EntryFields) =>
  tx.$executeRaw`
    UPDATE ${raw(kind)} SET name_en = ${entry.nameEn}, name_km = ${entry.nameKm},
      updated_at = greatest(clock_timestamp(), updated_at + interval '1 ms')
      ${icon(kind, entry.iconName)} ${active(kind, entry.isActive)}
    WHERE id = ${id}::uuid`;

export const deleteEntry = (tx: Transaction, kind: ReferenceKind, id: string) =>
  tx.$executeRaw`DELETE FROM ${raw(kind)} WHERE id = ${id}::uuid`;

/**
 * Locks the records that refer to an entry. Saving a record locks the record before the entry; moving all of them does
 * the same, to avoid deadlocks.
 */
export async function lockFiled(tx: Transaction, kind: ReferenceKind, id: string) {
  for (const [table, column] of filedUnder[kind])
    await tx.$executeRaw`
      SELECT 1 FROM ${raw(table)} WHERE ${raw(column)} = ${id}::uuid ORDER BY id FOR NO KEY UPDATE`;
}

/** Moves all records from entry `from` to `into`, including saved searches and earlier versions of articles. */
export async function moveFiled(tx: Transaction, kind: ReferenceKind, from: string, into: string) {
  for (const [table, column] of filedUnder[kind])
    await tx.$executeRaw`
      UPDATE ${raw(table)} SET ${raw(column)} = ${into}::uuid, search_rules = 0 WHERE ${raw(column)} = ${from}::uuid`;
  if (kind === 'skill') return;
  const name = namedAs[kind];
  const path = `{${name}}`;
  await tx.$executeRaw`
    UPDATE job_alert SET criteria = jsonb_set(criteria, ${path}::text[], (
      SELECT jsonb_agg(DISTINCT CASE v.id WHEN ${from} THEN ${into} ELSE v.id END)
      FROM jsonb_array_elements_text(${raw(wantedIn('criteria', name))}) v (id)))
    WHERE criteria->'${raw(name)}' ? ${from}`;
  if (name !== 'industryId') {
    const column = raw(name === 'categoryId' ? 'category_ids' : 'province_ids');
    await tx.$executeRaw`
      UPDATE telegram_channel SET ${column} = ARRAY(
        SELECT DISTINCT v FROM unnest(array_replace(${column}, ${from}::uuid, ${into}::uuid)) v)
      WHERE ${from}::uuid = ANY(${column})`;
  }
  await tx.$executeRaw`
    UPDATE article_version SET content = jsonb_set(content, ${path}::text[], to_jsonb(${into}::text))
    WHERE content->>'${raw(name)}' = ${from}`;
}
