import type { Locale } from '@acheep/contract/kernel/locale';
import type { Role } from '@acheep/contract/kernel/role';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { searchFields } from '@acheep/search/analysis/search-fields';
import { change, idsOf, lock, type Reader } from '../../../search/rows.repository.ts';

const user = row('user');
/** Accounts that are disabled, or whose address is not confirmed: few, read once for each statement by their index. */
export const inactiveAccounts = idsOf(
  'user',
  user.or([user('e.activated_at', 'is', null), user('e.disabled_at', 'is not', null)]),
);

const profileFields = {
  id: true,
  role: true,
  name: true,
  email: true,
  phone: true,
  locale: true,
  createdAt: true,
  updatedAt: true,
  photo: { select: { id: true, path: true } },
  membership: {
    select: {
      role: true,
      billing: true,
      company: {
        select: {
          id: true,
          name: true,
          nameKm: true,
          address: true,
          ownerId: true,
          owner: { select: { disabledAt: true } },
        },
      },
    },
  },
} satisfies Prisma.UserSelect;
export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profileFields }>;

/** Null, like the hash below, if the account was deleted after the session was read. */
export const findProfile = (db: Reader, id: string) =>
  db.user.findUnique({ where: { id }, select: profileFields });

/** The account of an e-mail address, with the data needed for signing in. */
export const findCredentials = (db: Reader, email: string) =>
  db.user.findUnique({
    where: { email },
    select: { ...profileFields, passwordHash: true, activatedAt: true, disabledAt: true },
  });

/** Recipient fields for mails to an address. */
const ownerFields = {
  id: true,
  name: true,
  email: true,
  role: true,
  locale: true,
} satisfies Prisma.UserSelect;

export const findOwner = (db: Reader, email: string) =>
  db.user.findUnique({
    where: { email },
    select: { ...ownerFields, activatedAt: true, disabledAt: true },
  });

export const findById = (db: Reader, id: string) =>
  db.user.findUnique({ where: { id }, select: ownerFields });

/** What a sign-in with one factor has to know of the account. */
export const findSignIn = (db: Reader, id: string) =>
  db.user.findUnique({
    where: { id },
    select: { passwordHash: true, secondFactor: { select: { userId: true } } },
  });

/** True if an account has a second factor, or a passkey, which is both. */
export const hasStrongWay = async (db: Reader, id: string) =>
  (await db.user.count({
    where: { id, OR: [{ secondFactor: { isNot: null } }, { passkeys: { some: {} } }] },
  })) > 0;

export const findPasswordHash = (db: Reader, id: string) =>
  db.user.findUnique({ where: { id }, select: { passwordHash: true, email: true } });

/**
 * Locks the account if `passwordHash` is still current, and keeps it current for the rest of the transaction.
 * Sessions are created under this lock, so that none can slip in while a change of the password ends them all.
 */
export const lockPassword = (tx: Transaction, id: string, passwordHash: string) =>
  lock(tx, 'user', id, 'forNoKeyUpdate', user('e.password_hash', '=', passwordHash));

/**
 * Sets the password and activates the account if needed; `isOpened` tells whether it did. A change of the e-mail that was
 * asked for with the password before is off.
 */
export async function replacePassword(tx: Transaction, id: string, passwordHash: string, now: Date) {
  const opened = await tx.user.updateMany({ where: { id, activatedAt: null }, data: { activatedAt: now } });
  const owner = await tx.user.update({ where: { id }, data: { passwordHash }, select: ownerFields });
  await tx.emailChange.deleteMany({ where: { userId: id, backHash: null } });
  return { ...owner, isOpened: opened.count > 0 };
}

/** The hash of an account without a password, which no password has. */
export const noPassword = '';

/** Registration data without the address. */
export interface AccountWords {
  role: Role;
  name: string;
  locale: Locale;
  /** `noPassword` if the account is opened by an identity provider only. */
  passwordHash: string;
  company: { name: string; address: string } | undefined;
}

export type NewAccount = AccountWords & { email: string };

/** Creates or updates the company of an account that has no jobs yet, or deletes it. */
export async function saveCompany(tx: Transaction, ownerId: string, company: AccountWords['company']) {
  if (company) {
    const found = searchFields({ title: [company.name], tags: [], texts: [company.address] });
    const data = { ...company, ...found };
    await tx.company.upsert({ where: { ownerId }, create: { ...data, ownerId }, update: data });
  } else await tx.company.deleteMany({ where: { ownerId } });
}

/**
 * Creates an account pending activation, or updates a pending one with the latest registration. Null if the address
 * belongs to an activated or disabled account.
 */
export async function saveWaiting(tx: Transaction, { company, email, ...words }: NewAccount, now: Date) {
  const select = { id: true };
  const [made] = await tx.user.createManyAndReturn({
    data: { ...words, email, createdAt: now },
    skipDuplicates: true,
    select,
  });
  const where = { email, activatedAt: null, disabledAt: null };
  const data = { ...words, createdAt: now };
  const [user] = made ? [made] : await tx.user.updateManyAndReturn({ where, data, select });
  if (!user) return null;
  // Somebody else may have made the registration before: what waits with it is not joined to this one.
  if (!made) await tx.identity.deleteMany({ where: { userId: user.id, confirmedAt: null } });
  await saveCompany(tx, user.id, company);
  return user;
}

/** Locks an account for the rest of the transaction and returns its name and last change. */
export const lockProfile = async (tx: Transaction, id: string) =>
  (await lock(tx, 'user', id, 'forNoKeyUpdate'))
    ? tx.user.findUnique({ where: { id }, select: { name: true, updatedAt: true } })
    : null;

/** Marks the CV of a renamed user for reindexing; until then its texts are anonymized on each read. */
export const refileResumeOf = (tx: Transaction, userId: string) =>
  change(tx, 'resume', [row('resume')('e.user_id', '=', userId)], { search_rules: 0 });

export const updateProfile = (
  db: Reader,
  id: string,
  data: { name: string; phone: string | null; locale: Locale; photoPath: string | null },
) => db.user.update({ where: { id }, data, select: profileFields });
