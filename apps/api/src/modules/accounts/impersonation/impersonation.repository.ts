import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lock } from '../../../search/rows.repository.ts';

/** Locks the account to be impersonated: disabling it waits, and then ends the impersonation. */
export async function lockAccount(tx: Transaction, id: string) {
  if (!(await lock(tx, 'user', id, 'forShare'))) return null;
  const { activatedAt, disabledAt, ...account } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { role: true, name: true, email: true, locale: true, activatedAt: true, disabledAt: true },
  });
  return { ...account, isActive: activatedAt !== null && disabledAt === null };
}

/** Locks a session against its end until a dependent session exists; returns its expiry and owner. */
export async function lockOwnSession(tx: Transaction, id: string) {
  if (!(await lock(tx, 'session', id, 'forShare'))) return null;
  const { expiresAt, user } = await tx.session.findUniqueOrThrow({
    where: { id },
    select: { expiresAt: true, user: { select: { name: true } } },
  });
  return { expiresAt, name: user.name };
}

export const createImpersonation = (
  tx: Transaction,
  data: {
    userId: string;
    byId: string;
    bySessionId: string;
    createdAt: Date;
    lastUsedAt: Date;
    expiresAt: Date;
  },
) => tx.session.create({ data, select: { id: true } });

/** Ends all impersonations by an operator; a database trigger writes the audit entries. */
export const deleteImpersonationsBy = (db: PrismaClient | Transaction, byId: string) =>
  db.session.deleteMany({ where: { byId } });

export const deleteEndedImpersonations = (db: PrismaClient, now: Date) =>
  db.session.deleteMany({ where: { byId: { not: null }, expiresAt: { lte: now } } });
