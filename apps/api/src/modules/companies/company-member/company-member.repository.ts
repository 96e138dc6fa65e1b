import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

const invitationFields = {
  id: true,
  email: true,
  role: true,
  billing: true,
  createdAt: true,
  expiresAt: true,
} as const;
const person = { id: true, name: true, email: true, locale: true } as const;

/** Team of a company: members in order of joining, and valid invitations. */
export const findTeam = (db: Reader, companyId: string, now: Date) =>
  db.company.findUniqueOrThrow({
    where: { id: companyId },
    select: {
      ownerId: true,
      members: {
        select: {
          createdAt: true,
          role: true,
          billing: true,
          user: { select: { ...person, updatedAt: true } },
        },
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
      },
      invitations: {
        where: { expiresAt: { gt: now } },
        select: invitationFields,
        orderBy: { createdAt: 'asc' },
      },
    },
  });
export type TeamRow = Awaited<ReturnType<typeof findTeam>>;

export const findMembership = (db: Reader, userId: string) =>
  db.companyMember.findUnique({
    where: { userId },
    select: { companyId: true, role: true, billing: true },
  });

export const isMember = async (db: Reader, companyId: string, email: string) =>
  (await db.companyMember.count({ where: { companyId, user: { email } } })) > 0;

export const countInvitations = (db: Reader, companyId: string, now: Date) =>
  db.companyInvitation.count({ where: { companyId, expiresAt: { gt: now } } });

interface NewInvitation {
  companyId: string;
  email: string;
  role: string;
  billing: boolean;
  invitedById: string | null;
  tokenHash: Buffer<ArrayBuffer>;
  createdAt: Date;
  expiresAt: Date;
}

/** Creates an invitation, or renews the link of a pending one. */
export const saveInvitation = (tx: Transaction, { companyId, email, ...given }: NewInvitation) =>
  tx.companyInvitation.upsert({
    where: { companyId_email: { companyId, email } },
    create: { companyId, email, ...given },
    update: given,
    select: invitationFields,
  });
export type InvitationRow = Awaited<ReturnType<typeof saveInvitation>>;

/** Invitation behind a valid link; null if the company's owner is disabled. */
export const findInvitation = (db: Reader, tokenHash: Buffer<ArrayBuffer>, now: Date) =>
  db.companyInvitation.findFirst({
    where: { tokenHash, expiresAt: { gt: now }, company: { owner: { disabledAt: null } } },
    select: {
      id: true,
      email: true,
      role: true,
      billing: true,
      company: {
        select: {
          id: true,
          name: true,
          nameKm: true,
          logoPath: true,
          owner: { select: { ...person, role: true, keeper: true } },
        },
      },
    },
  });

export const hasAccount = async (db: Reader, email: string) =>
  (await db.user.count({ where: { email, activatedAt: { not: null } } })) > 0;

/** Uses up an invitation; false if it was already used. */
export async function takeInvitation(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.companyInvitation.deleteMany({ where: { id } });
  return count > 0;
}

/** Deletes an invitation and returns its address; none if there is no such invitation. */
export async function deleteInvitation(db: Transaction, companyId: string, id: string) {
  const invited = await db.companyInvitation.findFirst({ where: { id, companyId }, select: { email: true } });
  await db.companyInvitation.deleteMany({ where: { id, companyId } });
  return invited?.email;
}

export const addMember = (
  tx: Transaction,
  data: { userId: string; companyId: string; role: string; billing: boolean; createdAt: Date },
) => tx.companyMember.create({ data, select: { userId: true } });

export const setMember = (tx: Transaction, userId: string, data: { role: string; billing: boolean }) =>
  tx.companyMember.update({ where: { userId }, data, select: { userId: true } });

/** Deletes a company that has nothing and nobody but its owner; false otherwise. What it has would be deleted with it. */
export async function endEmptyCompany(tx: Transaction, ownerId: string): Promise<boolean> {
  const { count } = await tx.company.deleteMany({
    where: {
      ownerId,
      members: { every: { userId: ownerId } },
      jobs: { none: {} },
      orders: { none: {} },
      gatherings: { none: {} },
      posts: { none: {} },
    },
  });
  return count > 0;
}

/** Deletes a placeholder account after somebody has taken over its company. */
export const deleteKeeper = (tx: Transaction, id: string) =>
  tx.user.deleteMany({ where: { id, keeper: true } });

export const setOwner = (tx: Transaction, id: string, ownerId: string) =>
  tx.company.update({ where: { id }, data: { ownerId }, select: { id: true } });

export const findAccount = (db: Reader, id: string) =>
  db.user.findUniqueOrThrow({ where: { id }, select: { ...person, role: true } });

/** Invitations to an address, deleted with its account. */
export async function deleteInvitationsTo(tx: Transaction, email: string) {
  await tx.companyInvitation.deleteMany({ where: { email } });
}
export const deleteInvitationsBefore = (db: PrismaClient, moment: Date) =>
  db.companyInvitation.deleteMany({ where: { expiresAt: { lt: moment } } });
