import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { type AccountWords, saveCompany } from './account.repository.ts';

type Hash = Buffer<ArrayBuffer>;

const nobody = '00000000-0000-0000-0000-000000000000';

interface NewActivation {
  tokenHash: Hash;
  /** Handle hash of the requesting browser, stored only if that browser registered the account. */
  handleHash: Hash | null;
  /** The account has just been registered by that browser. */
  isNew: boolean;
  /** For a new account: registered without a password. */
  withoutPassword: boolean;
  /** For a new account: the page the person was going to; later links of the same browser inherit it. */
  next: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Creates an activation link. Without an account the same statement matches no row, in the same time. */
export async function createActivation(tx: Transaction, userId: string | null, link: NewActivation) {
  await tx.$executeRaw`
    INSERT INTO activation (user_id, token_hash, handle_hash, role, name, locale, password_hash, company_name,
      company_address, next, registered_by, without_password, created_at, expires_at)
    SELECT u.id, ${link.tokenHash}, CASE WHEN ${link.isNew} OR EXISTS (
        SELECT 1 FROM activation a
        WHERE a.user_id = u.id AND a.handle_hash = ${link.handleHash} AND a.password_hash = u.password_hash
      ) THEN ${link.handleHash}::bytea END,
      u.role, u.name, u.locale, u.password_hash, c.name, c.address, COALESCE(${link.next}, (
        SELECT a.next FROM activation a
        WHERE a.user_id = u.id AND a.handle_hash = ${link.handleHash} AND a.password_hash = u.password_hash
        ORDER BY a.created_at DESC LIMIT 1
      )), CASE WHEN ${link.isNew} THEN ${link.handleHash}::bytea ELSE r.registered_by END,
      CASE WHEN ${link.isNew} THEN ${link.withoutPassword} ELSE COALESCE(r.without_password, false) END,
      ${link.createdAt}, ${link.expiresAt}
    FROM "user" u LEFT JOIN company c ON c.owner_id = u.id LEFT JOIN LATERAL (
        SELECT a.registered_by, a.without_password FROM activation a
        WHERE a.user_id = u.id AND a.password_hash = u.password_hash LIMIT 1
      ) r ON true
    WHERE u.id = ${userId ?? nobody}::uuid`;
}

export const deleteActivations = (tx: Transaction, userId: string) =>
  tx.activation.deleteMany({ where: { userId } });

/** Valid activation behind a link. */
export const findActivation = (db: PrismaClient, tokenHash: Hash, now: Date) =>
  db.activation.findFirst({
    where: { tokenHash, expiresAt: { gt: now }, user: { activatedAt: null, disabledAt: null } },
    select: {
      userId: true,
      handleHash: true,
      registeredBy: true,
      withoutPassword: true,
      role: true,
      name: true,
      locale: true,
      passwordHash: true,
      companyName: true,
      companyAddress: true,
      next: true,
      user: { select: { email: true } },
    },
  });

/** Activates an account with this registration, and deletes its links. Of concurrent calls one returns true. */
export async function activate(
  tx: Transaction,
  id: string,
  { company, ...words }: AccountWords,
  activatedAt: Date,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id, activatedAt: null, disabledAt: null },
    data: { ...words, activatedAt },
  });
  if (count === 0) return false;
  await saveCompany(tx, id, company);
  await deleteActivations(tx, id);
  return true;
}

/** Deletes expired links, and inactive accounts to which no link was sent since `moment`. */
export async function deleteWaiting(db: PrismaClient, moment: Date) {
  await db.activation.deleteMany({ where: { createdAt: { lt: moment } } });
  await db.user.deleteMany({
    where: { activatedAt: null, disabledAt: null, createdAt: { lt: moment }, activations: { none: {} } },
  });
}
