import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { change, lock, lockWork } from '../../../search/rows.repository.ts';

type Hash = Buffer<ArrayBuffer>;

interface NewChange {
  userId: string;
  oldEmail: string;
  newEmail: string;
  tokenHash: Hash;
  createdAt: Date;
  expiresAt: Date;
}

/** Account that is changed, locked for the rest of the transaction. */
interface Account {
  id: string;
  name: string;
  email: string;
  locale: 'en' | 'km';
}

export async function lockAccount(tx: Transaction, id: string): Promise<Account | null> {
  await lock(tx, 'user', id, 'forNoKeyUpdate');
  return tx.user.findFirst({
    where: { id, disabledAt: null },
    select: { id: true, name: true, email: true, locale: true },
  });
}

export const countChangesSince = (tx: Transaction, userId: string, moment: Date) =>
  tx.emailChange.count({ where: { userId, createdAt: { gt: moment } } });

export const createChange = (tx: Transaction, data: NewChange) =>
  tx.emailChange.create({ data, select: { id: true } });

/** A change that its link can still make. */
export const findChange = (db: PrismaClient, tokenHash: Hash, now: Date) =>
  db.emailChange.findFirst({ where: { tokenHash, backHash: null, expiresAt: { gt: now } } });

/** A change with a way back that is still open. */
export const findWayBack = (db: PrismaClient, backHash: Hash, now: Date) =>
  db.emailChange.findFirst({ where: { backHash, expiresAt: { gt: now } } });

/** Records that the change is made, with its way back. Of concurrent calls one returns true. */
export async function noteMade(
  tx: Transaction,
  id: string,
  made: { backHash: Hash; expiresAt: Date },
): Promise<boolean> {
  const { count } = await tx.emailChange.updateMany({ where: { id, backHash: null }, data: made });
  return count > 0;
}

/** Deletes other requests of an account that have not been made. */
export const deleteRequests = (tx: Transaction, userId: string) =>
  tx.emailChange.deleteMany({ where: { userId, backHash: null } });

/**
 * Closes a way back, and those of later changes; whoever had the address before those keeps theirs. False if it was
 * closed before.
 */
export async function closeWaysBack(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await tx.emailChange.deleteMany({ where: { userId, id } });
  // Ids are in the order of time.
  await tx.emailChange.deleteMany({ where: { userId, OR: [{ id: { gt: id } }, { backHash: null }] } });
  return count > 0;
}

/**
 * Gives the account an address of which the mailbox is proven: a registration of it that nobody has confirmed is
 * deleted. False if another account has it. Changes of two accounts to one address wait for each other.
 */
export async function setEmail(tx: Transaction, id: string, email: string): Promise<boolean> {
  await lockWork(tx, `address ${email}`);
  await tx.user.deleteMany({ where: { email, activatedAt: null, disabledAt: null } });
  if ((await tx.user.count({ where: { email, id: { not: id } } })) > 0) return false;
  return (await change(tx, 'user', [row('user')('e.id', '=', id)], { email })) > 0;
}

export const deleteChangesBefore = (prisma: PrismaClient, moment: Date) =>
  prisma.emailChange.deleteMany({ where: { expiresAt: { lt: moment } } });
