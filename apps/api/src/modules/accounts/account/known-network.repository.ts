import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Hash = Buffer<ArrayBuffer>;

/** Maximum networks stored per account. */
const mostNetworks = 20;

export const hasNetwork = async (db: PrismaClient, hash: Hash): Promise<boolean> =>
  (await db.knownNetwork.findUnique({ where: { hash }, select: { hash: true } })) !== null;

/** Stores a network of an account, replacing the least recently used one beyond the limit. */
export async function saveNetwork(tx: Transaction, userId: string, hash: Hash, usedAt: Date) {
  await tx.knownNetwork.upsert({ where: { hash }, create: { hash, userId, usedAt }, update: { usedAt } });
  await tx.$executeRaw`
    DELETE FROM known_network WHERE hash IN (
      SELECT hash FROM known_network WHERE user_id = ${userId}::uuid ORDER BY used_at DESC OFFSET ${mostNetworks})`;
}

export const deleteNetworksBefore = (db: PrismaClient, moment: Date) =>
  db.knownNetwork.deleteMany({ where: { usedAt: { lt: moment } } });
