import type { adminUserList } from '@acheep/contract/accounts/admin';
import type { AccountState, CompanyCheck } from '@acheep/contract/accounts/admin-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { latinDigits } from '@acheep/contract/kernel/khmer-text';
import { type Role, roles } from '@acheep/contract/kernel/role';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { contains, inOrderOf, or, readPage } from '../../../search/listed-page.repository.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

type Reader = PrismaClient | Transaction;

const userFields = {
  id: true,
  role: true,
  name: true,
  email: true,
  phone: true,
  locale: true,
  activatedAt: true,
  disabledAt: true,
  createdAt: true,
  updatedAt: true,
  membership: { select: { company: { select: { id: true, name: true, address: true, verifiedAt: true } } } },
} satisfies Prisma.UserSelect;
export type UserRow = Prisma.UserGetPayload<{ select: typeof userFields }>;

const { sql } = Prisma;
const inState: Record<AccountState, Prisma.Sql> = {
  active: sql`(e.disabled_at IS NULL AND e.activated_at IS NOT NULL)`,
  waiting: sql`(e.disabled_at IS NULL AND e.activated_at IS NULL)`,
  disabled: sql`e.disabled_at IS NOT NULL`,
};
const withCheck: Record<CompanyCheck, Prisma.Sql> = {
  verified: sql`c.verified_at IS NOT NULL`,
  unverified: sql`c.verified_at IS NULL`,
};

type Query = ParsedQueryOf<typeof adminUserList>;

/**
 * The digits of a telephone number as stored, `85512345678`, that the text holds in any spelling; undefined if it is no
 * number of a telephone.
 */
function phoneDigits(text: string): string | undefined {
  const typed = latinDigits(text);
  if (!/^[\d\s()+.-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 5 ? digits : undefined;
}

/** Accounts with the text in their name or address, or with the telephone number, by trigram indexes. */
export function personNamed(text: string, account = 'e') {
  const phone = phoneDigits(text);
  return or([
    contains(`${account}.name`, text),
    contains(`${account}.email::text`, text),
    ...(phone ? [contains(`${account}.phone`, phone)] : []),
  ]) as Prisma.Sql;
}

export async function listUsers(db: Reader, { search, filter, sort, offset, limit }: Query) {
  const { ids, total } = await readPage(db, {
    from: '"user" e',
    where: [
      // Placeholder owners of imported companies are not people.
      sql`NOT e.keeper`,
      filter.role && sql`e.role = ANY(${filter.role}::"Role"[])`,
      or(filter.state?.map((state) => inState[state])),
      filter.company &&
        sql`e.id IN (SELECT m.user_id FROM company_member m JOIN company c ON c.id = m.company_id
          WHERE ${or(filter.company.map((check) => withCheck[check]))})`,
      search
        ? sql`(${personNamed(search)} OR e.id = ANY(ARRAY(
            SELECT m.user_id FROM company_member m JOIN company c ON c.id = m.company_id WHERE ${contains('c.name', search)})))`
        : undefined,
    ],
    by: [sort?.startsWith('name') ? 'e.name' : 'e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' || sort === 'name_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: Boolean(search || filter.company || filter.state),
  });
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select: userFields });
  return { rows: inOrderOf(ids, rows), total };
}

export const findUser = (db: Reader, id: string) => db.user.findUnique({ where: { id }, select: userFields });

/** Numbers of records of an account. */
export async function countOf(db: Reader, userId: string, today: Date) {
  const [jobs, activeJobs, applications, files] = await Promise.all([
    db.job.count({ where: { company: worksFor(userId) } }),
    db.job.count({ where: { company: worksFor(userId), status: 'active', closingDate: { gte: today } } }),
    db.application.count({ where: { applicantId: userId } }),
    db.upload.count({ where: { ownerId: userId } }),
  ]);
  return { jobs, activeJobs, applications, files };
}

/** True once the user has a CV, an application or a registration for a training. */
export async function isSeeking(db: Reader, userId: string): Promise<boolean> {
  const begun = await db.user.count({
    where: {
      id: userId,
      OR: [{ resume: { isNot: null } }, { applications: { some: {} } }, { registrations: { some: {} } }],
    },
  });
  return begun > 0;
}

/** Changes the role of an active account; false if it no longer has the role `from`. */
export async function changeRole(tx: Transaction, id: string, from: Role, to: Role): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id, role: from, activatedAt: { not: null }, disabledAt: null },
    data: { role: to },
  });
  return count > 0;
}

/** Deletes a session and returns its owner; null if it has already ended. Of concurrent calls only one gets it. */
export async function endSession(tx: Transaction, id: string) {
  const session = await tx.session.findUnique({ where: { id }, select: { userId: true } });
  const { count } = await tx.session.deleteMany({ where: { id } });
  return count > 0 ? session : null;
}

/** Locks the active admins for the rest of the transaction, which serializes two admins disabling each other. */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "user" WHERE role = 'admin' AND activated_at IS NOT NULL AND disabled_at IS NULL
    ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Active admins, as mail recipients. */
export const listAdmins = (db: Reader) =>
  db.user.findMany({
    where: { role: 'admin', activatedAt: { not: null }, disabledAt: null },
    select: { id: true, name: true, email: true, locale: true },
    orderBy: { id: 'asc' },
  });

/** Disables an account, or enables it (`null`); false if nothing changes. */
export async function setDisabled(tx: Transaction, id: string, disabledAt: Date | null) {
  const { count } = await tx.user.updateMany({
    where: { id, disabledAt: disabledAt ? null : { not: null } },
    data: { disabledAt },
  });
  return count > 0;
}

/** The company that this user has signed up, unless it is verified. */
export const findUnverified = (tx: Transaction, ownerId: string) =>
  tx.company.findFirst({
    where: { ownerId, verifiedAt: null, owner: { activatedAt: { not: null } } },
    select: { id: true, name: true, owner: { select: { name: true } } },
  });

export const anAdminExists = async (db: Reader) =>
  (await db.user.findFirst({ where: { role: 'admin' }, select: { id: true } })) !== null;

/**
 * Creates an admin or an editor; null if the address has an account. Of concurrently starting servers one succeeds.
 */
export async function createAdmin(
  tx: Transaction,
  admin: { email: string; passwordHash: string; activatedAt: Date; role: 'admin' | 'editor' },
) {
  const [created] = await tx.user.createManyAndReturn({
    data: { ...admin, name: roles[admin.role].en },
    skipDuplicates: true,
    select: { id: true },
  });
  return created ?? null;
}
