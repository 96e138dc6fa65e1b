import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { findStaying, leaveCompany as leave, type Staying } from './company-leaving.repository.ts';

/**
 * Removes a member from their company, which retains all records and files they created. Null, without any change,
 * if there is no company or no other member.
 */
export async function leaveCompany(deps: Deps, tx: Transaction, userId: string): Promise<Staying | null> {
  const staying = await findStaying(tx, userId);
  if (!staying) return null;
  await leave(tx, userId, staying);
  const { companyId, ownerId: to } = staying;
  await emit(deps, tx, 'company.left', { companyId, from: userId, to });
  return staying;
}
