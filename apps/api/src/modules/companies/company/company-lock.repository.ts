import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import { lock, lockRows } from '../../../search/rows.repository.ts';
import { companyOf } from './company-people.repository.ts';

// Locks for the rest of the transaction: a decision based on a record still holds when it is saved. Several locks are
// taken in the order account, company, job, order, file, and several jobs by id, to prevent deadlocks.

export interface LockedCompany {
  id: string;
  name: string;
  nameKm: string | null;
}

/** Locks the user's company and membership, so that writing its name into jobs excludes renaming and leaving it. */
export async function lockCompanyOf(tx: Transaction, userId: string): Promise<LockedCompany | null> {
  const found = build
    .selectFrom('user as u')
    .innerJoin('company_member as m', 'm.user_id', 'u.id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where('u.id', '=', userId)
    .select(['c.id', 'c.name', 'c.name_km as nameKm']);
  const [company] = await read(tx, found.forKeyShare(['u', 'm']).forShare('c'));
  return company ?? null;
}

/** Locks a company by id like `lockCompanyOf`. */
export async function lockCompany(tx: Transaction, id: string): Promise<LockedCompany | null> {
  const found = build.selectFrom('company').where('id', '=', id).select(['id', 'name', 'name_km as nameKm']);
  const [company] = await read(tx, found.forShare());
  return company ?? null;
}

/** A company about to be changed, in its last saved state. */
export type ChangingCompany = LockedCompany & { ownerId: string; updatedAt: Date };

const changing = build
  .selectFrom('company as c')
  .select(['c.id', 'c.name', 'c.name_km as nameKm', 'c.owner_id as ownerId', 'c.updated_at as updatedAt'])
  .forNoKeyUpdate();

/** Locks the user's company for a change; null without one. The account is locked to prevent creating two companies. */
export async function lockCompanyToChange(tx: Transaction, userId: string): Promise<ChangingCompany | null> {
  await lock(tx, 'user', userId, 'forNoKeyUpdate');
  const [company] = await read(tx, changing.where('c.id', '=', companyOf(userId)));
  return company ?? null;
}

/** Locks a company by id, and before it the account of its owner, for a change by the operator. */
export async function lockCompanyToCorrect(tx: Transaction, id: string): Promise<ChangingCompany | null> {
  const owner = build.selectFrom('company as c').where('c.id', '=', id).select('c.owner_id');
  await lockRows(tx, 'user', 'forKeyShare', row('user')('e.id', '=', owner));
  const [company] = await read(tx, changing.where('c.id', '=', id));
  return company ?? null;
}
