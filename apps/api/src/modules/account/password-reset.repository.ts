import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Hash = Buffer<ArrayBuffer>;

interface NewReset {
  tokenHash: Hash;
  codeHash: Hash;
  email: string;
  /** Null for an address without an account. */
  userId: string | null;
  triesLeft: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Keeps a request in place of the address's older one. */
export const replaceReset = (tx: Transaction, { email, ...data }: NewReset) =>
  tx.passwordReset.upsert({
    where: { email },
    create: { email, ...data },
    update: { ...data, usedAt: null },
    select: { id: true },
  });

/** Takes one try of a request, whether or not it can still be used. Null where there is no such request, or no try left. */
export async function takeTry(db: PrismaClient, tokenHash: Hash, email: string) {
  const [reset] = await db.passwordReset.updateManyAndReturn({
    where: { tokenHash, email, triesLeft: { gt: 0 } },
    data: { triesLeft: { decrement: 1 } },
    select: { id: true, userId: true, codeHash: true, triesLeft: true, expiresAt: true, usedAt: true },
  });
  return reset ?? null;
}

export const findReset = (db: PrismaClient, tokenHash: Hash, email: string) =>
  db.passwordReset.findFirst({ where: { tokenHash, email }, select: { expiresAt: true } });

/** Uses a request up. Of two at once only one gets true. */
export async function useReset(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.passwordReset.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: now },
  });
  return count > 0;
}

/** Requests that nobody can use, or ask about, any more. */
export const deleteResetsBefore = (tx: Transaction, moment: Date) =>
  tx.passwordReset.deleteMany({ where: { expiresAt: { lt: moment } } });

/** A changed password makes the account's open request void. */
export const deleteResetsOf = (tx: Transaction, userId: string) =>
  tx.passwordReset.deleteMany({ where: { userId } });
