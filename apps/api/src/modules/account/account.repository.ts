import type { Locale } from '@acheep/contract/locale';
import type { SignUpRole } from '@acheep/contract/role';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

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

/** Replaces the account's activation token: an older link stops working. */
export async function replaceActivationToken(
  tx: Transaction,
  userId: string,
  hash: Buffer<ArrayBuffer>,
  expiresAt: Date,
) {
  await tx.emailToken.deleteMany({ where: { userId, purpose: 'activation' } });
  await tx.emailToken.create({ data: { userId, purpose: 'activation', hash, expiresAt } });
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
