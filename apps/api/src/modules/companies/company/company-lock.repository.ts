import type { Transaction } from '@acheep/database/connection';

// Locks for the rest of the transaction: a decision based on a record still holds when it is saved. Several locks are
// taken in the order account, company, job, order, file, and several jobs by id, to prevent deadlocks.

export interface LockedCompany {
  id: string;
  name: string;
  nameKm: string | null;
}

/** Locks the user's company and membership, so that writing its name into jobs excludes renaming and leaving it. */
export async function lockCompanyOf(tx: Transaction, userId: string): Promise<LockedCompany | null> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm"
    FROM "user" u JOIN company_member m ON m.user_id = u.id JOIN company c ON c.id = m.company_id
    WHERE u.id = ${userId}::uuid FOR KEY SHARE OF u, m FOR SHARE OF c`;
  return company ?? null;
}

/** Locks a company by id like `lockCompanyOf`. */
export async function lockCompany(tx: Transaction, id: string): Promise<LockedCompany | null> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    SELECT id, name, name_km AS "nameKm" FROM company WHERE id = ${id}::uuid FOR SHARE`;
  return company ?? null;
}

/** A company about to be changed, in its last saved state. */
export type ChangingCompany = LockedCompany & { ownerId: string; updatedAt: Date };

/**
 * Locks the user's company for a change; null without one. The account is locked to prevent creating two companies.
 */
export async function lockCompanyToChange(tx: Transaction, userId: string): Promise<ChangingCompany | null> {
  await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const [company] = await tx.$queryRaw<ChangingCompany[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm", c.owner_id AS "ownerId", c.updated_at AS "updatedAt"
    FROM company_member m JOIN company c ON c.id = m.company_id
    WHERE m.user_id = ${userId}::uuid FOR NO KEY UPDATE OF c`;
  return company ?? null;
}

/** Locks a company by id, and before it the account of its owner, for a change by the operator. */
export async function lockCompanyToCorrect(tx: Transaction, id: string): Promise<ChangingCompany | null> {
  await tx.$queryRaw`
    SELECT 1 FROM "user" WHERE id = (SELECT owner_id FROM company WHERE id = ${id}::uuid) FOR KEY SHARE`;
  const [company] = await tx.$queryRaw<ChangingCompany[]>`
    SELECT id, name, name_km AS "nameKm", owner_id AS "ownerId", updated_at AS "updatedAt"
    FROM company WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return company ?? null;
}
