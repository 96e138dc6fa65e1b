import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read } from '@acheep/database/statement';
import { lock, type Reader } from '../../../search/rows.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';

type Hash = Buffer<ArrayBuffer>;

/** A person at an identity provider, as the provider has named them. */
export interface Person {
  kind: string;
  issuer: string;
  subject: string;
  label: string | null;
  /** Private chat of the site's bot with them, if they let it write. */
  chatId: string | null;
}

const shown = {
  id: true,
  kind: true,
  label: true,
  lastUsedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

const isConfirmed = { confirmedAt: { not: null } } as const;

/** The account that a person's identity opens, locked for the rest of the transaction. */
export async function lockOwner(tx: Transaction, { issuer, subject }: Person) {
  const found = await tx.identity.findFirst({
    where: { issuer, subject, ...isConfirmed },
    select: { id: true, userId: true },
  });
  if (!found) return null;
  await lock(tx, 'user', found.userId, 'forNoKeyUpdate');
  // It may have been removed in the meantime.
  return tx.identity.findUnique({
    where: { id: found.id },
    select: {
      id: true,
      kind: true,
      label: true,
      lastUsedAt: true,
      confirmedAt: true,
      user: {
        select: {
          ...{ id: true, name: true, email: true, locale: true, role: true, disabledAt: true },
          passwordHash: true,
          _count: { select: { identities: { where: isConfirmed }, passkeys: true } },
        },
      },
    },
  });
}

export type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

/** True if somebody's company has candidates: who applied, registered, or was opened in the search for people. */
export async function hasCandidates(tx: Transaction, userId: string): Promise<boolean> {
  const company = await companyIdOf(tx, userId);
  if (company === null) return false;
  const where = { companyId: company };
  const found = await Promise.all([
    tx.application.findFirst({ where: { job: where }, select: { id: true } }),
    tx.registration.findFirst({ where: { gathering: where }, select: { id: true } }),
    tx.resumeView.findFirst({ where, select: { id: true } }),
  ]);
  return found.some(Boolean);
}

/** The account of an identity without a lock: its id. */
export async function findOwner(db: Reader, { issuer, subject }: Person): Promise<string | null> {
  const where = { issuer, subject, ...isConfirmed };
  return (await db.identity.findFirst({ where, select: { userId: true } }))?.userId ?? null;
}

/** Creates an account that is open at once. */
export async function createAccount(
  tx: Transaction,
  words: Pick<
    Prisma.UserUncheckedCreateInput,
    'email' | 'role' | 'name' | 'locale' | 'phone' | 'passwordHash'
  >,
  now: Date,
): Promise<string> {
  const data = { ...words, activatedAt: now, createdAt: now };
  return (await tx.user.create({ data, select: { id: true } })).id;
}

/** Takes the new label along: people change their name at a provider. */
export const noteUse = (tx: Transaction, id: string, label: string | null, now: Date) =>
  tx.identity.update({ where: { id }, data: { label, lastUsedAt: now }, select: { id: true } });

/** Adds a confirmed identity. False if it opens an account already. */
export async function addIdentity(
  tx: Transaction,
  userId: string,
  { kind, issuer, subject, label }: Person,
  now: Date,
): Promise<boolean> {
  const data = { userId, kind, issuer, subject, label, confirmedAt: now, createdAt: now };
  const { count } = await tx.identity.createMany({ data, skipDuplicates: true });
  return count > 0;
}

/** Notes that the chat of an identity was linked. False if it was before: whoever has unlinked it wants no other. */
export async function noteChat(tx: Transaction, { issuer, subject, chatId }: Person): Promise<boolean> {
  const where = { issuer, subject, ...isConfirmed, chatId: null };
  return (await tx.identity.updateMany({ where, data: { chatId } })).count > 0;
}

/** Adds an identity that opens the account once its registration is confirmed by the browser that made it. */
export const addWaiting = (
  tx: Transaction,
  userId: string,
  { kind, issuer, subject, label, chatId }: Person,
  { registration, now }: { registration: Hash; now: Date },
) =>
  tx.identity.create({
    data: { userId, kind, issuer, subject, label, chatId, registration, createdAt: now },
    select: { id: true },
  });

/** True if the registration came with an identity. */
export const hasWaiting = async (db: Reader, userId: string, registration: Hash) =>
  (await db.identity.count({ where: { userId, registration, confirmedAt: null } })) > 0;

/**
 * Confirms the identity that a confirmed registration came with; those of other registrations, which others may have
 * made, are deleted. Returns it, or null if there is none, or if it opens another account by now.
 */
export async function confirmWaiting(
  tx: Transaction,
  userId: string,
  registration: Uint8Array | null,
  now: Date,
) {
  const [found] = registration
    ? await read(
        tx,
        build
          .updateTable('identity as e')
          .set({ confirmed_at: now, updated_at: now })
          .where('e.user_id', '=', userId)
          .where('e.registration', '=', Buffer.from(registration))
          .where('e.confirmed_at', 'is', null)
          .where((identity) =>
            identity.not(
              identity.exists(
                build
                  .selectFrom('identity as o')
                  .select('o.id')
                  .where('o.issuer', '=', identity.ref('e.issuer'))
                  .where('o.subject', '=', identity.ref('e.subject'))
                  .where('o.confirmed_at', 'is not', null),
              ),
            ),
          )
          .returning(['e.kind', 'e.label', 'e.chat_id as chatId']),
      )
    : [];
  await tx.identity.deleteMany({ where: { userId, confirmedAt: null } });
  return found ?? null;
}

export const findAccount = (db: Reader, id: string) =>
  db.user.findFirst({
    where: { id, disabledAt: null, activatedAt: { not: null } },
    select: { id: true, role: true, name: true, email: true, locale: true, passwordHash: true },
  });

export const hasAccount = async (db: Reader, email: string) =>
  (await db.user.count({ where: { email, activatedAt: { not: null } } })) > 0;

const listIdentities = (db: Reader, userId: string) =>
  db.identity.findMany({ where: { userId, ...isConfirmed }, select: shown, orderBy: { createdAt: 'asc' } });

/** An account's ways in, locked for the rest of the transaction. */
export async function lockWaysIn(tx: Transaction, userId: string) {
  await lock(tx, 'user', userId, 'forNoKeyUpdate');
  const [account, identities] = [await findAccount(tx, userId), await listIdentities(tx, userId)];
  const passkeys = await tx.passkey.count({ where: { userId } });
  return account && { account, identities, passkeys };
}

export const deleteIdentity = (tx: Transaction, id: string) =>
  tx.identity.delete({ where: { id }, select: { id: true } });

export const deleteIdentities = (tx: Transaction, userId: string) =>
  tx.identity.deleteMany({ where: { userId } });

/** For the data export. */
export const listOwn = (db: PrismaClient, userId: string) =>
  db.identity.findMany({
    where: { userId, ...isConfirmed },
    select: { kind: true, subject: true, label: true, chatId: true, confirmedAt: true, lastUsedAt: true },
    orderBy: { createdAt: 'asc' },
  });
