import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** A call of one user with an idempotency key. */
export interface NamedCall {
  userId: string;
  target: string;
  key: string;
}

/**
 * Takes a key until the transaction ends: concurrent calls with it wait. False if it has a response since `freeBefore`,
 * or if the account no longer exists.
 */
export async function takeKey(
  tx: Transaction,
  { userId, target, key }: NamedCall,
  { bodyHash, now, freeBefore }: { bodyHash: Uint8Array; now: Date; freeBefore: Date },
): Promise<boolean> {
  // The account is locked by the foreign key anyway, and before everything else.
  const taken = await tx.$executeRaw`
    INSERT INTO idempotency AS i (user_id, target, key, body_hash, created_at)
    SELECT id, ${target}, ${key}, ${bodyHash}, ${now} FROM "user" WHERE id = ${userId}::uuid FOR KEY SHARE
    ON CONFLICT (user_id, target, key) DO UPDATE
    SET body_hash = excluded.body_hash, answer = NULL, created_at = excluded.created_at
    WHERE i.created_at < ${freeBefore}`;
  return taken > 0;
}

export const findResponse = (tx: Transaction, call: NamedCall) =>
  tx.idempotency.findUnique({
    where: { userId_target_key: call },
    select: { bodyHash: true, answer: true },
  });

/** `answer` has to be JSON. */
export const keepResponse = (tx: Transaction, call: NamedCall, answer: unknown) =>
  tx.idempotency.update({
    where: { userId_target_key: call },
    data: { answer: answer as Prisma.InputJsonValue },
    select: { key: true },
  });

export const deleteResponsesBefore = (prisma: PrismaClient, moment: Date) =>
  prisma.idempotency.deleteMany({ where: { createdAt: { lt: moment } } });
