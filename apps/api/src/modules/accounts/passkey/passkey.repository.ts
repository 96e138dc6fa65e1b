import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lock, type Reader } from '../../../search/rows.repository.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface NewPasskey {
  userId: string;
  userHandle: string;
  credentialId: Bytes;
  publicKey: Bytes;
  counter: number;
  transports: string[];
  name: string;
  challengedAt: Date;
  createdAt: Date;
}

export const listPasskeys = (db: Reader, userId: string) =>
  db.passkey.findMany({
    where: { userId },
    select: { id: true, name: true, lastUsedAt: true, createdAt: true, updatedAt: true },
    orderBy: { createdAt: 'asc' },
  });
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

/** What a device is told about, so that it makes no second one for the account. */
export const listCredentials = (db: Reader, userId: string) =>
  db.passkey.findMany({ where: { userId }, select: { credentialId: true, transports: true } });

/** False if some account has it already. */
export async function createPasskey(tx: Transaction, data: NewPasskey): Promise<boolean> {
  const { count } = await tx.passkey.createMany({ data, skipDuplicates: true });
  return count > 0;
}

export const findByCredential = (db: Reader, credentialId: Bytes) =>
  db.passkey.findUnique({
    where: { credentialId },
    select: { id: true, userHandle: true, publicKey: true, counter: true, transports: true },
  });

/** Locks the account that a passkey opens; null if it has been removed. */
export async function lockOwner(tx: Transaction, id: string) {
  const found = await tx.passkey.findUnique({ where: { id }, select: { userId: true } });
  if (!found) return null;
  await lock(tx, 'user', found.userId, 'forNoKeyUpdate');
  const passkey = await tx.passkey.findUnique({
    where: { id },
    select: { user: { select: { id: true, email: true, activatedAt: true, disabledAt: true } } },
  });
  return passkey?.user ?? null;
}

/** Notes an answer to a challenge made at `challengedAt`. False if that one or a later one has been answered. */
export async function noteAnswer(
  tx: Transaction,
  id: string,
  { challengedAt, counter, now }: { challengedAt: Date; counter: number; now: Date },
): Promise<boolean> {
  const { count } = await tx.passkey.updateMany({
    where: { id, challengedAt: { lt: challengedAt } },
    data: { challengedAt, counter, lastUsedAt: now },
  });
  return count > 0;
}

export const deletePasskey = (tx: Transaction, id: string) =>
  tx.passkey.delete({ where: { id }, select: { id: true } });

export const deletePasskeys = (tx: Transaction, userId: string) =>
  tx.passkey.deleteMany({ where: { userId } });

/** For the data export. */
export const listOwn = (db: PrismaClient, userId: string) =>
  db.passkey.findMany({
    where: { userId },
    select: { name: true, createdAt: true, lastUsedAt: true },
    orderBy: { createdAt: 'asc' },
  });
