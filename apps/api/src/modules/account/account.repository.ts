import type { Locale } from '@acheep/contract/locale';
import type { SignUpRole } from '@acheep/contract/role';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

const nobody = '00000000-0000-0000-0000-000000000000';

export const profileFields = {
  id: true,
  role: true,
  name: true,
  email: true,
  phone: true,
  locale: true,
  createdAt: true,
  updatedAt: true,
  photo: { select: { id: true, path: true } },
  company: { select: { id: true, name: true, address: true } },
} satisfies Prisma.UserSelect;
export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profileFields }>;

export const findProfile = (db: Reader, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, select: profileFields });

/** The account of an e-mail address, with what signing in needs. */
export const findCredentials = (db: Reader, email: string) =>
  db.user.findUnique({
    where: { email },
    select: { ...profileFields, passwordHash: true, activatedAt: true, disabledAt: true },
  });

/** Whom a mail to an address would be for. */
const ownerFields = { id: true, name: true, email: true, locale: true } satisfies Prisma.UserSelect;

export const findOwner = (db: Reader, email: string) =>
  db.user.findUnique({ where: { email }, select: { ...ownerFields, activatedAt: true, disabledAt: true } });

export const findPasswordHash = (db: Reader, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });

/**
 * Whether `passwordHash` is still the account's; until the transaction ends it stays so. A session begins under this
 * lock, so that none can slip in while a change of the password ends them all.
 */
export async function lockPassword(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "user" WHERE id = ${id}::uuid AND password_hash = ${passwordHash} FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** Sets the password; an account that was not activated is, where `activatedAt` is given. */
export async function replacePassword(tx: Transaction, id: string, passwordHash: string, now: Date) {
  await tx.user.updateMany({ where: { id, activatedAt: null }, data: { activatedAt: now } });
  return tx.user.update({ where: { id }, data: { passwordHash }, select: ownerFields });
}

export interface NewAccount {
  role: SignUpRole;
  name: string;
  email: string;
  locale: Locale;
  passwordHash: string;
  company: { name: string; address: string } | undefined;
}

/** Makes the account, or nothing where the address is taken: then null. */
export async function createAccount(tx: Transaction, { company, ...account }: NewAccount) {
  const [user] = await tx.user.createManyAndReturn({
    data: account,
    skipDuplicates: true,
    select: { id: true },
  });
  if (!user) return null;
  if (company) await tx.company.create({ data: { ...company, ownerId: user.id } });
  return user;
}

export const updateProfile = (
  db: Reader,
  id: string,
  data: { name: string; phone: string | null; locale: Locale; photoPath: string | null },
) => db.user.update({ where: { id }, data, select: profileFields });

/**
 * Replaces the account's activation token: an older link stops working. Without an account the same statements find
 * nobody, in the same time.
 */
export async function replaceActivationToken(
  tx: Transaction,
  userId: string | null,
  hash: Buffer<ArrayBuffer>,
  expiresAt: Date,
) {
  const owner = userId ?? nobody;
  await tx.emailToken.deleteMany({ where: { userId: owner, purpose: 'activation' } });
  await tx.$executeRaw`
    INSERT INTO email_token (user_id, purpose, hash, expires_at)
    SELECT id, 'activation', ${hash}, ${expiresAt} FROM "user" WHERE id = ${owner}::uuid`;
}

/** Uses a token up. Null where it is unknown, expired or used; of two at once only one gets it. */
export async function useActivationToken(tx: Transaction, hash: Buffer<ArrayBuffer>, now: Date) {
  const [token] = await tx.emailToken.updateManyAndReturn({
    where: { hash, purpose: 'activation', usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return token ?? null;
}

export const activate = (tx: Transaction, id: string, activatedAt: Date) =>
  tx.user.update({ where: { id }, data: { activatedAt }, select: { id: true } });
