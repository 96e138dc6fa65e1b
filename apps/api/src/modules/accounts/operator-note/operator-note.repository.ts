import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lock } from '../../../search/rows.repository.ts';

export type About = { userId: string } | { companyId: string };

const fields = {
  id: true,
  userId: true,
  companyId: true,
  authorId: true,
  text: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { name: true, role: true } },
} as const;

/** Maximum notes listed per subject, far more than anybody writes. */
const maxListed = 500;

export const exists = async (prisma: PrismaClient, about: About) =>
  'userId' in about
    ? (await prisma.user.count({ where: { id: about.userId } })) > 0
    : (await prisma.company.count({ where: { id: about.companyId } })) > 0;

/** Locks the subject of a note against deletion; false if it no longer exists. */
export const holdAbout = (tx: Transaction, about: About): Promise<boolean> =>
  'userId' in about
    ? lock(tx, 'user', about.userId, 'forKeyShare')
    : lock(tx, 'company', about.companyId, 'forKeyShare');

export const listNotes = (prisma: PrismaClient, about: About) =>
  prisma.operatorNote.findMany({
    where: about,
    select: fields,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxListed,
  });

export const createNote = (
  tx: Transaction,
  data: About & { authorId: string; text: string; createdAt: Date },
) => tx.operatorNote.create({ data, select: fields });

/** Locks a note for the rest of the transaction. */
export async function lockNote(tx: Transaction, id: string) {
  await lock(tx, 'operator_note', id, 'forUpdate');
  return tx.operatorNote.findUnique({ where: { id }, select: fields });
}

/** Notes about a user for the data export, without their authors, who are internal to the operator. */
export const listOwn = (prisma: PrismaClient, userId: string) =>
  prisma.operatorNote.findMany({
    where: { userId },
    select: { text: true, createdAt: true, updatedAt: true },
    orderBy: { createdAt: 'asc' },
  });
