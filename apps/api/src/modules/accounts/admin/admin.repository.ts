import type { adminUserList } from '@acheep/contract/accounts/admin';
import { type AccountState, adminUsers, type CompanyCheck } from '@acheep/contract/accounts/admin-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { type Role, roles } from '@acheep/contract/kernel/role';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, read, row } from '@acheep/database/statement';
import { isActive, isActiveAdmin, personNamed } from '../../../search/person.repository.ts';
import { contains, countRows, idsOf, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { jobIsActive } from '../../jobs/job/public-job.repository.ts';

const user = row('user');
const company = row('company');
const job = row('job');

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

const inState: Record<AccountState, Condition> = {
  active: isActive,
  waiting: user.and([user('e.disabled_at', 'is', null), user('e.activated_at', 'is', null)]),
  disabled: user('e.disabled_at', 'is not', null),
};
const withCheck: Record<CompanyCheck, Condition> = {
  verified: company('e.verified_at', 'is not', null),
  unverified: company('e.verified_at', 'is', null),
};
/** Accounts of those who work for one of these companies. */
const membersOf = (companies: Condition) =>
  build
    .selectFrom('company_member as m')
    .where('m.company_id', 'in', idsOf('company', companies))
    .select('m.user_id');

/** Job seekers whose CV has this Khmer name, which their account may write in Latin letters. */
const namedInKhmer = (search: string) =>
  build.selectFrom('resume as r').where(contains('r.name_km', search)).select('r.user_id');

const accounts = workList(adminUsers, {
  table: 'user',
  filters: {
    role: (wanted) => user('e.role', 'in', [...wanted]),
    state: (wanted) => user.or(wanted.map((one) => inState[one])),
    company: (wanted) => user('e.id', 'in', membersOf(company.or(wanted.map((one) => withCheck[one])))),
  },
  text: (search) =>
    user.or([
      personNamed(search),
      user('e.id', '=', oneOf(membersOf(contains('e.name', search)))),
      user('e.id', '=', oneOf(namedInKhmer(search))),
    ]),
  order: { createdAt: 'e.created_at', name: 'e.name' },
  isBroad: ({ state, company }) => !state && !company,
  load: (db, page) => db.user.findMany({ ...page, select: userFields }),
});

/** Accounts of people, without the placeholder owners of imported companies. */
export const listUsers = (db: Reader, query: ParsedQueryOf<typeof adminUserList>, now: Date) =>
  accounts.page(db, [user('e.keeper', '=', false)], query, now);

export const findUser = (db: Reader, id: string) => db.user.findUnique({ where: { id }, select: userFields });

/** Numbers of records of an account. */
export async function countOf(db: Reader, userId: string, today: Date) {
  const isTheirs = job('e.company_id', '=', companyOf(userId));
  const [jobs, activeJobs, applications, files] = await Promise.all([
    countRows(db, 'job', isTheirs),
    countRows(db, 'job', isTheirs, jobIsActive(today)),
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
  const rows = await read(tx, idsOf('user', isActiveAdmin).orderBy('e.id').forUpdate());
  return rows.map(({ id }) => id);
}

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

/** Creates an admin or an editor; null if the address has an account. Of concurrently starting servers one succeeds. */
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
