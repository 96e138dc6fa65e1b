import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

/** Id of the user's company; null if there is none. */
export async function companyIdOf(db: Reader, userId: string): Promise<string | null> {
  const member = await db.companyMember.findUnique({ where: { userId }, select: { companyId: true } });
  return member?.companyId ?? null;
}

/** Names of a company and its owner, for a colleague who may not do something. */
export const whomToAsk = (db: Reader, id: string) =>
  db.company.findUniqueOrThrow({
    where: { id },
    select: { name: true, nameKm: true, owner: { select: { name: true } } },
  });

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
