import type { Transaction } from '@acheep/database/connection';

// Holding a record until the transaction ends: what was decided by it is still so when it is saved. Whoever holds
// several takes them in one order, account, company, job, order, file, and several jobs by their ids. So nobody waits in a
// circle.

export interface LockedCompany {
  id: string;
  name: string;
  nameKm: string | null;
}

/**
 * The company that somebody works for, for whoever writes its name into jobs: who would rename it or end that work waits,
 * others do not.
 */
export async function lockCompanyOf(tx: Transaction, userId: string): Promise<LockedCompany | null> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm"
    FROM "user" u JOIN company_member m ON m.user_id = u.id JOIN company c ON c.id = m.company_id
    WHERE u.id = ${userId}::uuid FOR KEY SHARE OF u, m FOR SHARE OF c`;
  return company ?? null;
}

/** A company by its id, held as `lockCompanyOf` holds it. */
export async function lockCompany(tx: Transaction, id: string): Promise<LockedCompany | null> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    SELECT id, name, name_km AS "nameKm" FROM company WHERE id = ${id}::uuid FOR SHARE`;
  return company ?? null;
}

/** A company that is about to change, as it was saved last. */
type ChangingCompany = LockedCompany & { ownerId: string; updatedAt: Date };

/**
 * The company that somebody works for, for whoever changes it; null where there is none yet. The account is held with
 * it: of two who make its company one waits.
 */
export async function lockCompanyToChange(tx: Transaction, userId: string): Promise<ChangingCompany | null> {
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const [company] = await tx.$queryRaw<ChangingCompany[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm", c.owner_id AS "ownerId", c.updated_at AS "updatedAt"
    FROM company_member m JOIN company c ON c.id = m.company_id
    WHERE m.user_id = ${userId}::uuid FOR NO KEY UPDATE OF c`;
  return company ?? null;
}
