import { createHash } from 'node:crypto';
import { line } from '@acheep/contract/kernel/text';
import { check } from '@acheep/contract/kernel/validation';
import type { ImportResult } from '@acheep/contract/platform/import-option';
import { type CompanyRead, readCompany } from './company-row.ts';
import type { KnownRecord } from './import.repository.ts';
import { type Context, companyKey, type KnownCompany, nearCompany, recordKey } from './import-context.ts';
import { type Fault, faultOf } from './import-fault.ts';
import { type JobRead, readJob } from './job-row.ts';
import type { FileRow, Said } from './reading/import-file.ts';

/** Maximum characters of an external id. */
const maxIdLength = 300;
const idRule = line(maxIdLength);

export interface Judged {
  externalId: string | null;
  name: string;
  result: ImportResult;
  faults: Fault[];
  hint: Said | null;
  digest: string;
  record: KnownRecord | undefined;
  company?: CompanyRead;
  job?: JobRead;
  /** The company of a job; null for a company that is yet to be created. */
  owner?: KnownCompany | null;
}

const digestOf = (...values: unknown[]) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');

/**
 * True when a member may have saved a record since the import, or the operator has closed it. An unclaimed company is
 * changed by imports only.
 */
const isTouched = ({ isOwned, isStopped, updatedAt, savedAt }: KnownRecord) =>
  isStopped || (isOwned && updatedAt.getTime() !== savedAt.getTime());

function resultOf(record: KnownRecord | undefined, digest: string): ImportResult {
  if (!record) return 'new';
  if (record.digest === digest) return 'same';
  return isTouched(record) ? 'kept' : 'changed';
}

/** The external id of a company without an id in the file. */
export const idByName = (name: string) => `name:${companyKey(name)}`;

/** The external id of the row; a company without one is identified by its name. */
function idOf(context: Context, { cells }: FileRow, faults: Fault[]): string | null {
  const { kind } = context;
  const given = cells.id;
  if (given === undefined && kind === 'companies') return cells.name ? idByName(cells.name) : null;
  const read = check(idRule, given);
  if (read.ok) return read.data;
  faults.push(
    given === undefined
      ? faultOf('id', '', 'required')
      : faultOf('id', given, 'import_id', { maximum: maxIdLength }),
  );
  return null;
}

/** Reports a value that an earlier row of the file has too. */
function refuseTwice({ seen }: Context, { line: at, cells }: FileRow, what: string, column: string): Fault[] {
  const before = seen.get(what);
  if (before === undefined) seen.set(what, at);
  return before === undefined || before === at
    ? []
    : [faultOf(column, cells[column] ?? '', 'import_twice', { line: before })];
}

function judgeCompany(context: Context, row: FileRow, id: string | null, faults: Fault[]): Judged {
  const company = readCompany(context, row.cells);
  const name = company.draft?.name ?? row.cells.name ?? '';
  const key = companyKey(name);
  const digest = digestOf(company.draft, company.email);
  const record = id === null ? undefined : context.records.get(recordKey('companies', id));
  const found = [...faults, ...company.faults];
  if (key !== '' && row.cells.id !== undefined)
    found.push(...refuseTwice(context, row, `name ${key}`, 'name'));
  // A company with this name is taken to be the same: it is left unchanged, and gets this external id.
  const namesake = record ? undefined : context.companies.get(key);
  const near = record || namesake ? undefined : nearCompany(context, name);
  const result = found.length > 0 ? 'wrong' : namesake?.id ? 'kept' : resultOf(record, digest);
  return {
    externalId: id,
    name,
    result,
    faults: found,
    hint: near && near !== name ? { key: 'import_near_company', params: { near } } : null,
    digest,
    record,
    company,
    owner: namesake ?? null,
  };
}

/** The company of a job: by its external id, or by its name, including the former name of a merged one. */
function ownerOf(context: Context, { cells }: FileRow, faults: Fault[]): KnownCompany | null | undefined {
  const brought = (id: string): KnownCompany | undefined => {
    const record = context.records.get(recordKey('companies', id));
    return record?.companyId
      ? { id: record.companyId, name: record.name, nameKm: record.nameKm, isOwned: record.isOwned }
      : undefined;
  };
  const id = cells.company_id;
  const known = id === undefined ? undefined : brought(id);
  if (known) return known;
  const name = check(line(120), cells.company);
  if (name.ok) return context.companies.get(companyKey(name.data)) ?? brought(idByName(name.data)) ?? null;
  if (cells.company !== undefined)
    faults.push(faultOf('company', cells.company, 'import_id', { maximum: 120 }));
  else if (id !== undefined) faults.push(faultOf('company_id', id, 'import_company_unknown'));
  else faults.push(faultOf('company', '', 'import_company'));
  return undefined;
}

function judgeJob(context: Context, row: FileRow, id: string | null, faults: Fault[]): Judged {
  const owner = ownerOf(context, row, faults);
  const job = readJob(context, row.cells, owner?.isOwned ?? false);
  const digest = digestOf(job.draft, job.state, job.posted, row.cells.company, row.cells.company_id);
  const record = id === null ? undefined : context.records.get(recordKey('jobs', id));
  const found = [...faults, ...job.faults];
  const near = owner === null ? nearCompany(context, row.cells.company ?? '') : undefined;
  const hint: Said | null = near
    ? { key: 'import_near_company', params: { near } }
    : job.state === 'draft'
      ? { key: 'import_draft' }
      : null;
  return {
    externalId: id,
    name: row.cells.title ?? '',
    result: found.length > 0 ? 'wrong' : resultOf(record, digest),
    faults: found,
    hint,
    digest,
    record,
    job,
    owner: owner ?? null,
  };
}

/** Judges one row, both in the check and during the import. */
export function judgeRow(context: Context, row: FileRow): Judged {
  const faults: Fault[] = row.fault ? [faultOf('id', row.cells.id ?? '', row.fault)] : [];
  const id = idOf(context, row, faults);
  if (id !== null) faults.push(...refuseTwice(context, row, `id ${id}`, 'id'));
  return (context.kind === 'companies' ? judgeCompany : judgeJob)(context, row, id, faults);
}
