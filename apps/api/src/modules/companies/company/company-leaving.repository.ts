import type { Transaction } from '@acheep/database/connection';
import type { DomainEvent } from '../../../domain-event.ts';

/**
 * Locks an account, and those of all members of the same company, by id, so that additions to the company (a file,
 * an application) wait until the transaction ends, and concurrent departures run one at a time. False if the account
 * no longer exists.
 */
export async function lockColleagues(tx: Transaction, userId: string): Promise<boolean> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE id = ${userId}::uuid OR id IN (
      SELECT other.user_id FROM company_member m JOIN company_member other USING (company_id)
      WHERE m.user_id = ${userId}::uuid)
    ORDER BY id FOR UPDATE`;
  return held.some(({ id }) => id === userId);
}

/** A company that remains after a member leaves, with its owner from then on. */
export interface Staying {
  companyId: string;
  ownerId: string;
}

/**
 * The company without the user: an owner is succeeded by the longest-serving recruiter who is not disabled,
 * or another member where there is none. Null if
 * there is no company or no successor. `lockColleagues` must be called first.
 */
export async function findStaying(tx: Transaction, userId: string): Promise<Staying | null> {
  const [staying] = await tx.$queryRaw<Staying[]>`
    SELECT c.id AS "companyId", coalesce(nullif(c.owner_id, ${userId}::uuid), (
      SELECT other.user_id FROM company_member other JOIN "user" u ON u.id = other.user_id
      WHERE other.company_id = c.id AND other.user_id <> ${userId}::uuid AND u.disabled_at IS NULL
      ORDER BY other.role <> 'recruiter', other.created_at, other.user_id LIMIT 1)) AS "ownerId"
    FROM company_member m JOIN company c ON c.id = m.company_id
    WHERE m.user_id = ${userId}::uuid FOR NO KEY UPDATE OF c`;
  return staying?.ownerId ? staying : null;
}

/** Removes a member from a company and sets its owner. */
export async function leaveCompany(tx: Transaction, userId: string, { companyId, ownerId }: Staying) {
  await tx.company.updateMany({ where: { id: companyId, ownerId: userId }, data: { ownerId } });
  await tx.companyMember.deleteMany({ where: { userId, companyId } });
}

/** Transfers the logo, the cover and the photos to another member. */
export async function transferImages(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: {
      ownerId: from,
      OR: [
        { logoOf: { id: companyId } },
        { coverOfCompany: { some: { id: companyId } } },
        { shownBy: { some: { companyId } } },
      ],
    },
    data: { ownerId: to },
  });
}
