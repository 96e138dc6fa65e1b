import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { keysetRows } from '../../../plumbing/keyset-rows.ts';
import { worksFor } from '../../companies/company/company.repository.ts';

const told = {
  id: true,
  job: { select: { id: true, title: true } },
  gathering: { select: { id: true, title: true } },
  trainingTitle: true,
  trainingOn: true,
  trainingOnline: true,
  trainingPlace: true,
  trainingLink: true,
  message: true,
  seenAt: true,
  declinedAt: true,
  createdAt: true,
} as const;

/** For the data export of whom they are for. */
export const eachReceived = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.talentInvitation.findMany({
      where: { ...where, resume: { userId } },
      select: { ...told, company: { select: { id: true, name: true, nameKm: true } } },
      ...page,
    }),
  );

/** For the data export of who works for the company that sent them: they do not say who somebody is. */
export const eachSent = (prisma: PrismaClient, userId: string) =>
  keysetRows((where, page) =>
    prisma.talentInvitation.findMany({
      where: { ...where, company: worksFor(userId) },
      select: { ...told, resumeId: true, sentBy: { select: { name: true } } },
      ...page,
    }),
  );

export const choiceOf = (prisma: PrismaClient, userId: string) =>
  prisma.invitationChoice.findUnique({
    where: { userId },
    select: { recruiters: true, trainers: true, createdAt: true, updatedAt: true },
  });

/** The invitations of a company that ends: what still waits to be mailed of them goes with it. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.talentInvitation.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}
