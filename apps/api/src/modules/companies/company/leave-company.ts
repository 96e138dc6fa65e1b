import type { Transaction } from '@acheep/database/connection';
import type { Module } from '../../../module.ts';
import { findStaying, leaveCompany as leave, type Staying } from './company-leaving.repository.ts';

/**
 * Takes somebody out of the company that they work for. It stays with all it has, and with the files that they put
 * there. Null, and nothing changes, where there is none or nobody else works for it.
 */
export async function leaveCompany(
  tx: Transaction,
  userId: string,
  modules: readonly Module[],
): Promise<Staying | null> {
  const staying = await findStaying(tx, userId);
  if (!staying) return null;
  await leave(tx, userId, staying);
  const { companyId, ownerId: to } = staying;
  for (const module of modules) await module.handOver?.(tx, { companyId, from: userId, to });
  return staying;
}
