import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { findStaying, leaveCompany as leave, type Staying } from './company-leaving.repository.ts';

/**
 * Removes a member from their company, which retains their records and files. Null without a company or other
 * members.
 */
export async function leaveCompany(deps: Deps, tx: Transaction, userId: string): Promise<Staying | null> {
  const staying = await findStaying(tx, userId);
  if (!staying) return null;
  await leave(tx, userId, staying);
  const { companyId, ownerId: to } = staying;
  await emit(deps, tx, 'company.left', { companyId, from: userId, to });
  return staying;
}
