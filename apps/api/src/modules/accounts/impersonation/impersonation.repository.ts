import type { Locale } from '@acheep/contract/kernel/locale';
import type { Role } from '@acheep/contract/kernel/role';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

interface Held {
  role: Role;
  name: string;
  email: string;
  locale: Locale;
  isActive: boolean;
}

/** Locks the account to be impersonated: disabling it waits, and then ends the impersonation. */
export async function lockAccount(tx: Transaction, id: string) {
  const [account] = await tx.$queryRaw<Held[]>`
    SELECT role::text AS role, name, email::text AS email, locale::text AS locale,
      activated_at IS NOT NULL AND disabled_at IS NULL AS "isActive"
    FROM "user" WHERE id = ${id}::uuid FOR SHARE`;
  return account ?? null;
}

/** Locks a session against its end until a dependent session exists; returns its expiry and owner. */
export async function lockOwnSession(tx: Transaction, id: string) {
  const [session] = await tx.$queryRaw<{ expiresAt: Date; name: string }[]>`
    SELECT s.expires_at AS "expiresAt", u.name FROM session s JOIN "user" u ON u.id = s.user_id
    WHERE s.id = ${id}::uuid FOR SHARE OF s`;
  return session ?? null;
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
