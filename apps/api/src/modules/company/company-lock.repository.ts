import type { Transaction } from '@acheep/database/connection';

// Holding a record until the transaction ends: what was decided by it is still so when it is saved. Whoever holds
// several takes them in one order, account, company, job, file, and several jobs by their ids. So nobody waits in a
// circle.

export interface LockedCompany {
  id: string;
  name: string;
  nameKm: string | null;
}

/** The company of an account, for whoever writes its name into jobs: who would rename it waits, others do not. */
export async function lockCompanyOf(tx: Transaction, ownerId: string): Promise<LockedCompany | null> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm" FROM "user" u JOIN company c ON c.owner_id = u.id
    WHERE u.id = ${ownerId}::uuid FOR KEY SHARE OF u FOR SHARE OF c`;
  return company ?? null;
}

/** A company that is about to change, as it was saved last. */
type ChangingCompany = LockedCompany & { updatedAt: Date };

/**
 * The company of an account, for whoever changes it; null where there is none yet. The account is held with it: of two
 * who make its company one waits.
 */
export async function lockCompanyToChange(tx: Transaction, ownerId: string): Promise<ChangingCompany | null> {
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${ownerId}::uuid FOR NO KEY UPDATE`;
  const [company] = await tx.$queryRaw<ChangingCompany[]>`
    SELECT id, name, name_km AS "nameKm", updated_at AS "updatedAt" FROM company WHERE owner_id = ${ownerId}::uuid FOR NO KEY UPDATE`;
  return company ?? null;
}
