import { type CompanyRight, companyRights } from '@acheep/contract/kernel/company-right';
import { build, read } from '@acheep/database/statement';
import type { Reader } from '../../../search/rows.repository.ts';

/** Condition for members whose role has the right; the owner's row is a recruiter's with billing. */
export function holding(right: CompanyRight | 'any') {
  if (right === 'any') return {};
  return right === 'bill' ? { billing: true } : { role: { in: [...companyRights[right]] } };
}

/**
 * The company that the user works for, in a role with the right, as a sub-select; the owner's row is a recruiter's with
 * billing.
 */
export function companyOf(userId: string, right: CompanyRight | 'any' = 'any') {
  const found = build
    .selectFrom('company_member as e')
    .where('e.user_id', '=', userId)
    .select('e.company_id');
  if (right === 'any') return found;
  return right === 'bill'
    ? found.where('e.billing', '=', true)
    : found.where('e.role', 'in', [...companyRights[right]]);
}

/** True when all of them work for the company in a role with the right. */
export const allHold = async (db: Reader, companyId: string, right: CompanyRight, userIds: string[]) =>
  (await db.companyMember.count({ where: { companyId, userId: { in: userIds }, ...holding(right) } })) ===
  userIds.length;

/** Id of the company that the user works for, in a role with the right; null if there is none. */
export async function companyIdOf(
  db: Reader,
  userId: string,
  right: CompanyRight | 'any' = 'any',
): Promise<string | null> {
  const [member] = await read(db, companyOf(userId, right));
  return member?.company_id ?? null;
}

/** Names of a company and its owner, for a colleague who may not do something. */
export const whomToAsk = (db: Reader, id: string) =>
  db.company.findUniqueOrThrow({
    where: { id },
    select: { name: true, nameKm: true, owner: { select: { name: true } } },
  });

/** Recruiters of a company who may order and pay, and may sign in. */
export async function payersOf(db: Reader, companyId: string) {
  const members = await db.companyMember.findMany({
    where: { companyId, ...holding('bill'), user: { disabledAt: null, role: 'recruiter' } },
    select: { user: { select: { id: true, name: true, email: true, locale: true } } },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
  });
  return members.map(({ user }) => user);
}

/** Contacts of a company: the members who may sign in, owner first. */
export async function peopleOf(db: Reader, companyId: string) {
  const { ownerId, members } = await db.company.findUniqueOrThrow({
    where: { id: companyId },
    select: {
      ownerId: true,
      members: {
        where: { user: { disabledAt: null } },
        select: { user: { select: { id: true, name: true, email: true, phone: true } } },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
      },
    },
  });
  const people = members.map(({ user }) => user);
  return [...people.filter(({ id }) => id === ownerId), ...people.filter(({ id }) => id !== ownerId)];
}
