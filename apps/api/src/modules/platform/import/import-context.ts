import { today } from '@acheep/contract/kernel/calendar';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { plain } from '../../talent/resume/reading/heading.ts';
import { provinceIn } from '../../talent/resume/reading/province.ts';
import * as imports from './import.repository.ts';
import { type KnownNames, knownNames } from './known-name.ts';

/** A company that is on the site, or will be created by an earlier row of the file. */
export interface KnownCompany {
  /** Null until its row is imported. */
  id: string | null;
  name: string;
  nameKm: string | null;
  /** True when it has members. */
  isOwned: boolean;
}

interface FiledUnder {
  nameEn: string;
  nameKm: string;
}

/** The data that a row is judged by. */
export interface Context {
  kind: ImportKind;
  source: string;
  readAt: Date;
  /** Date in Phnom Penh. */
  today: string;
  names: Record<'category' | 'industry' | 'province', KnownNames>;
  /** Categories, industries and provinces by id. */
  filed: ReadonlyMap<string, FiledUnder>;
  companies: Map<string, KnownCompany>;
  /** Records imported from this source, by kind and external id. */
  records: Map<string, imports.KnownRecord>;
  /** Line numbers of this file, by values that have to be unique. */
  seen: Map<string, number>;
}

export const recordKey = (kind: ImportKind, externalId: string) => `${kind} ${externalId}`;

/** Company names are equal if they differ only in case, spaces and punctuation. */
export const companyKey = (name: string) => plain(name);
/** They may be the same if only the legal form differs. */
const bareKey = (name: string) =>
  companyKey(name)
    .replace(/\b(?:co|company|ltd|limited|inc|plc|corp|corporation|group|cambodia|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the name of a company with almost this name. */
export function nearCompany({ companies }: Pick<Context, 'companies'>, name: string): string | undefined {
  const bare = bareKey(name);
  if (bare.length < 3) return undefined;
  return companies.get(`~${bare}`)?.name;
}

export function addCompany(
  { companies }: Pick<Context, 'companies'>,
  known: KnownCompany,
  ...names: (string | null)[]
) {
  for (const name of names) {
    if (!name) continue;
    companies.set(companyKey(name), known);
    const bare = `~${bareKey(name)}`;
    if (!companies.has(bare)) companies.set(bare, known);
  }
}

type CompanyRow = Awaited<ReturnType<typeof imports.listCompanies>>[number];
function* addCompaniesInSteps(context: Context, rows: readonly CompanyRow[]) {
  for (const { id, name, nameKm, isKept } of rows) {
    addCompany(context, { id, name, nameKm, isOwned: !isKept }, name, nameKm);
    yield;
  }
}

async function addRecords(context: Context, db: PrismaClient | Transaction, externalIds?: readonly string[]) {
  for (const record of await imports.listRecords(db, context.source, externalIds))
    context.records.set(recordKey(record.kind as ImportKind, record.externalId), record);
}

/** Removes companies that were deleted since, by the undo of another import or with their accounts. */
async function dropEnded({ companies }: Context, tx: Transaction, names: readonly string[]) {
  const known = names.map(companyKey).flatMap((key) => {
    const id = companies.get(key)?.id;
    return id ? [{ key, id }] : [];
  });
  const there = await imports.companiesThere(
    tx,
    known.map(({ id }) => id),
  );
  for (const { key, id } of known) if (!there.has(id)) companies.delete(key);
}

/** Milliseconds: a transaction that began before the context was read may have created a company since. */
const overlap = 120_000;

/** Applies changes since the context was read that affect rows with these ids. */
export async function refreshContext(
  context: Context,
  tx: Transaction,
  { importId, externalIds, names }: { importId: string; externalIds: string[]; names: string[] },
) {
  for (const kind of ['companies', 'jobs'] as const)
    for (const id of externalIds) context.records.delete(recordKey(kind, id));
  await addRecords(context, tx, externalIds);
  await dropEnded(context, tx, names);
  const since = new Date(context.readAt.getTime() - overlap);
  await runYielding(
    addCompaniesInSteps(context, await imports.listCompanies(tx, { since, besides: importId })),
  );
}

export async function readContext(
  prisma: PrismaClient,
  { kind, source, now }: Pick<Context, 'kind' | 'source'> & { now: Date },
): Promise<Context> {
  const { categories, industries, provinces } = await imports.listReferences(prisma);
  const context: Context = {
    kind,
    source,
    readAt: now,
    today: today(now),
    names: {
      category: knownNames(categories),
      industry: knownNames(industries),
      province: knownNames(provinces, provinceIn),
    },
    filed: new Map([...categories, ...industries, ...provinces].map((one) => [one.id, one])),
    companies: new Map(),
    records: new Map(),
    seen: new Map(),
  };
  await runYielding(addCompaniesInSteps(context, await imports.listCompanies(prisma)));
  await addRecords(context, prisma);
  return context;
}
