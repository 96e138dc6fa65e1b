import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Hash = Buffer<ArrayBuffer>;

interface NewReset {
  tokenHash: Hash;
  codeHash: Hash;
  linkHash: Hash;
  email: string;
  /** Null for an address without an account. */
  userId: string | null;
  triesLeft: number;
  createdAt: Date;
  expiresAt: Date;
}

export const createReset = (tx: Transaction, data: NewReset) =>
  tx.passwordReset.create({ data, select: { id: true } });

/** Deletes a request; knowledge of its handle proves that the caller made it. */
export const deleteReset = (tx: Transaction, tokenHash: Hash, email: string) =>
  tx.passwordReset.deleteMany({ where: { tokenHash, email } });

/** Uses one try of a request, even if it has expired. Null if there is no such request or no try left. */
export async function takeTry(db: PrismaClient, tokenHash: Hash, email: string) {
  const [reset] = await db.passwordReset.updateManyAndReturn({
    where: { tokenHash, email, triesLeft: { gt: 0 } },
    data: { triesLeft: { decrement: 1 } },
    select: { id: true, userId: true, codeHash: true, triesLeft: true, createdAt: true, usedAt: true },
  });
  return reset ?? null;
}

export const findReset = (db: PrismaClient, tokenHash: Hash, email: string) =>
  db.passwordReset.findFirst({
    where: { tokenHash, email },
    select: { id: true, userId: true, linkHash: true, createdAt: true, expiresAt: true, usedAt: true },
  });

/** Uses up a request. Of concurrent calls only one returns true. */
export async function useReset(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.passwordReset.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: now },
  });
  return count > 0;
}

/** Deletes requests that expired before `moment`. */
export const deleteResetsBefore = (tx: Transaction, moment: Date) =>
  tx.passwordReset.deleteMany({ where: { expiresAt: { lt: moment } } });

/** Invalidates the account's requests after a change of password, except `exceptId`. */
export const deleteResetsOf = (tx: Transaction, userId: string, exceptId?: string) =>
  tx.passwordReset.deleteMany({ where: { userId, id: { not: exceptId } } });

export async function deleteResetsTo(tx: Transaction, email: string): Promise<void> {
  await tx.passwordReset.deleteMany({ where: { email } });
}
