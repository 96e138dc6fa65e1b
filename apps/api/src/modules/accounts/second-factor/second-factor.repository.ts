import { secondFactor } from '@acheep/contract/accounts/second-factor';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;
type Hash = Buffer<ArrayBuffer>;

interface NewFactor {
  userId: string;
  secret: string;
  lastStep: number;
  recovery: Hash[];
  createdAt: Date;
}

export const findAccount = (db: Reader, id: string) =>
  db.user.findFirst({
    where: { id, disabledAt: null, activatedAt: { not: null } },
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      passwordHash: true,
      secondFactor: { select: { createdAt: true, recovery: true } },
    },
  });

/** False if the account has one. */
export async function createFactor(tx: Transaction, data: NewFactor): Promise<boolean> {
  const { count } = await tx.secondFactor.createMany({ data, skipDuplicates: true });
  return count > 0;
}

interface Held {
  secret: string;
  lastStep: number;
  /** Wrong codes of the day, this try included. */
  wrong: number;
}

/**
 * Takes one of the day's tries before its code is looked at, so that parallel guesses gain nothing. Null without a
 * second factor, or without a try left.
 */
export async function takeTry(db: PrismaClient, userId: string, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const [held] = await db.$queryRaw<Held[]>`
    UPDATE second_factor SET
      wrong = CASE WHEN wrong_since > ${dayAgo} THEN wrong + 1 ELSE 1 END,
      wrong_since = CASE WHEN wrong_since > ${dayAgo} THEN wrong_since ELSE ${now} END
    WHERE user_id = ${userId}::uuid
      AND (wrong_since IS NULL OR wrong_since <= ${dayAgo} OR wrong < ${secondFactor.wrongADay})
    RETURNING secret, last_step AS "lastStep", wrong`;
  return held ?? null;
}

/** Uses up the code of a time step, and gives its try back. Of concurrent calls only one returns true. */
export async function useStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE second_factor SET last_step = ${step}, wrong = GREATEST(wrong - 1, 0)
    WHERE user_id = ${userId}::uuid AND last_step < ${step}`;
  return count > 0;
}

/** Uses up a recovery code; returns how many are left, null if it is none of them. */
export async function useRecoveryCode(tx: Transaction, userId: string, hash: Hash): Promise<number | null> {
  const [used] = await tx.$queryRaw<{ left: number }[]>`
    UPDATE second_factor SET recovery = array_remove(recovery, ${hash})
    WHERE user_id = ${userId}::uuid AND ${hash} = ANY(recovery)
    RETURNING cardinality(recovery) AS "left"`;
  return used?.left ?? null;
}

export const deleteFactor = (tx: Transaction, userId: string) =>
  tx.secondFactor.deleteMany({ where: { userId } });
