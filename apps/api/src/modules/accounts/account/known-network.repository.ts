import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Hash = Buffer<ArrayBuffer>;

/** Maximum networks stored per account. */
const maxNetworks = 20;

export const hasNetwork = async (db: PrismaClient, hash: Hash): Promise<boolean> =>
  (await db.knownNetwork.findUnique({ where: { hash }, select: { hash: true } })) !== null;

/** Whether an account has been opened before, and neither from this network nor in this browser. */
export async function isElsewhere(
  tx: Transaction,
  { userId, hash, userAgent }: { userId: string; hash: Hash; userAgent: string | null },
): Promise<boolean> {
  const known = await tx.knownNetwork.findMany({ where: { userId }, select: { hash: true } });
  if (known.length === 0 || known.some((one) => hash.equals(one.hash))) return false;
  return (await tx.session.findFirst({ where: { userId, userAgent }, select: { id: true } })) === null;
}

/** Stores a network of an account, replacing the least recently used one beyond the limit. */
export async function saveNetwork(tx: Transaction, userId: string, hash: Hash, usedAt: Date) {
  await tx.knownNetwork.upsert({ where: { hash }, create: { hash, userId, usedAt }, update: { usedAt } });
  const old = await tx.knownNetwork.findMany({
    where: { userId },
    select: { hash: true },
    orderBy: { usedAt: 'desc' },
    skip: maxNetworks,
  });
  if (old.length > 0)
    await tx.knownNetwork.deleteMany({ where: { hash: { in: old.map((one) => one.hash) } } });
}

export const deleteNetworksBefore = (db: PrismaClient, moment: Date) =>
  db.knownNetwork.deleteMany({ where: { usedAt: { lt: moment } } });
