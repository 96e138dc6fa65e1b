import type { Transaction } from '@acheep/database/connection';
import type { DomainEvent } from '../../../domain-event.ts';

/**
 * Holds an account, and those of all who work for the same company, by their ids: whoever is about to add something to it
 * (a file, an application) waits until the transaction ends, and of two who leave a company at once one. False where the
 * account is gone.
 */
export async function lockColleagues(tx: Transaction, userId: string): Promise<boolean> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE id = ${userId}::uuid OR id IN (
      SELECT other.user_id FROM company_member m JOIN company_member other USING (company_id)
      WHERE m.user_id = ${userId}::uuid)
    ORDER BY id FOR UPDATE`;
  return held.some(({ id }) => id === userId);
}

/** A company that stays when somebody leaves it, and whose it is from then on. */
export interface Staying {
  companyId: string;
  ownerId: string;
}

/**
 * What becomes of somebody's company without them: an owner is followed by who has worked there longest and is not
 * disabled. Null where there is no company, or nobody to follow. `lockColleagues` has to come before.
 */
export async function findStaying(tx: Transaction, userId: string): Promise<Staying | null> {
  const [staying] = await tx.$queryRaw<Staying[]>`
    SELECT c.id AS "companyId", coalesce(nullif(c.owner_id, ${userId}::uuid), (
      SELECT other.user_id FROM company_member other JOIN "user" u ON u.id = other.user_id
      WHERE other.company_id = c.id AND other.user_id <> ${userId}::uuid AND u.disabled_at IS NULL
      ORDER BY other.created_at, other.user_id LIMIT 1)) AS "ownerId"
    FROM company_member m JOIN company c ON c.id = m.company_id
    WHERE m.user_id = ${userId}::uuid FOR NO KEY UPDATE OF c`;
  return staying?.ownerId ? staying : null;
}

/** Takes somebody out of a company, which is another's from then on. */
export async function leaveCompany(tx: Transaction, userId: string, { companyId, ownerId }: Staying) {
  await tx.company.updateMany({ where: { id: companyId, ownerId: userId }, data: { ownerId } });
  await tx.companyMember.deleteMany({ where: { userId, companyId } });
}

/** The logo and the photos become another member's. */
export async function transferImages(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: { ownerId: from, OR: [{ logoOf: { id: companyId } }, { shownBy: { some: { companyId } } }] },
    data: { ownerId: to },
  });
}
