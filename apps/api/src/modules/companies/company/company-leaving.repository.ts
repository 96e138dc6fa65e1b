import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import { lockRows, oneOf } from '../../../search/rows.repository.ts';
import { companyOf } from './company-people.repository.ts';

const user = row('user');

/**
 * Locks an account, and those of all members of the same company, by id, so that additions to the company (a file,
 * an application) wait until the transaction ends, and concurrent departures run one at a time. False if the account
 * no longer exists.
 */
export async function lockColleagues(tx: Transaction, userId: string): Promise<boolean> {
  const colleagues = build
    .selectFrom('company_member as m')
    .where('m.company_id', '=', companyOf(userId))
    .select('m.user_id');
  const isOne = user.or([user('e.id', '=', userId), user('e.id', '=', oneOf(colleagues))]);
  return (await lockRows(tx, 'user', 'forUpdate', isOne)).includes(userId);
}

/** A company that remains after a member leaves, with its owner from then on. */
export interface Staying {
  companyId: string;
  ownerId: string;
}

/**
 * The company without the user: an owner is succeeded by the longest-serving recruiter who is not disabled,
 * or another member where there is none. Null if
 * there is no company or no successor. `lockColleagues` must be called first.
 */
export async function findStaying(tx: Transaction, userId: string): Promise<Staying | null> {
  const [company] = await read(
    tx,
    build
      .selectFrom('company as c')
      .where('c.id', '=', companyOf(userId))
      .select(['c.id as companyId', 'c.owner_id as ownerId'])
      .forNoKeyUpdate(),
  );
  if (company?.ownerId !== userId) return company ?? null;
  const { companyId } = company;
  const others = await tx.companyMember.findMany({
    where: { companyId, userId: { not: userId }, user: { disabledAt: null } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { userId: true, role: true },
  });
  const next = others.find(({ role }) => role === 'recruiter') ?? others[0];
  return next ? { companyId, ownerId: next.userId } : null;
}

/** Removes a member from a company and sets its owner. */
export async function leaveCompany(tx: Transaction, userId: string, { companyId, ownerId }: Staying) {
  await tx.company.updateMany({ where: { id: companyId, ownerId: userId }, data: { ownerId } });
  await tx.companyMember.deleteMany({ where: { userId, companyId } });
}

/** Transfers the logo, the cover and the photos to another member. */
export async function transferImages(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  await tx.upload.updateMany({
    where: {
      ownerId: from,
      OR: [
        { logoOf: { id: companyId } },
        { coverOfCompany: { some: { id: companyId } } },
        { shownBy: { some: { companyId } } },
      ],
    },
    data: { ownerId: to },
  });
}
