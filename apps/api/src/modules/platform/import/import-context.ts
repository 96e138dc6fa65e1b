import { today } from '@acheep/contract/kernel/calendar';
import type { ImportKind } from '@acheep/contract/platform/import-option';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { plain } from '../../talent/resume/reading/heading.ts';
import { provinceIn } from '../../talent/resume/reading/province.ts';
import * as imports from './import.repository.ts';
import { type KnownNames, knownNames } from './known-name.ts';

/** A company that is on the site, or will be by an earlier row of the file. */
export interface KnownCompany {
  /** Null until its row is brought in. */
  id: string | null;
  name: string;
  nameKm: string | null;
  /** Somebody works for it. */
  isOwned: boolean;
}

interface FiledUnder {
  nameEn: string;
  nameKm: string;
}

/** What a row is judged by. */
export interface Context {
  kind: ImportKind;
  source: string;
  readAt: Date;
  /** The day in Phnom Penh. */
  today: string;
  names: Record<'category' | 'industry' | 'province', KnownNames>;
  /** What records are filed under, by their ids. */
  filed: ReadonlyMap<string, FiledUnder>;
  companies: Map<string, KnownCompany>;
  /** What this source has brought before, by kind and its id. */
  records: Map<string, imports.KnownRecord>;
  /** Rows of this file by what may be there once. */
  seen: Map<string, number>;
}

export const recordKey = (kind: ImportKind, externalId: string) => `${kind} ${externalId}`;

/** Companies are alike whose names are but for case, spaces and punctuation. */
export const companyKey = (name: string) => plain(name);
/** … and perhaps the same where only the form of the company differs. */
const bareKey = (name: string) =>
  companyKey(name)
    .replace(/\b(?:co|company|ltd|limited|inc|plc|corp|corporation|group|cambodia|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A company whose name is nearly this one. */
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
  for (const { id, name, nameKm, owner } of rows) {
    addCompany(context, { id, name, nameKm, isOwned: !owner.keeper }, name, nameKm);
    yield;
  }
}

async function addRecords(context: Context, db: PrismaClient | Transaction, externalIds?: readonly string[]) {
  for (const record of await imports.listRecords(db, context.source, externalIds))
    context.records.set(recordKey(record.kind as ImportKind, record.externalId), record);
}

/** Forgets those of these companies that have ended since, by the undo of another file or with their accounts. */
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

/** A transaction that began before the context was read may have made a company since, milliseconds. */
const overlap = 120_000;

/** Takes over what has changed since the context was read, as far as rows with these ids are judged by it. */
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

/** Everything that the rows of one file are judged by. */
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
