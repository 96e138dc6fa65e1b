import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { eachRow, idsOf } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';

const invitation = row('talent_invitation');

const invitationFields = {
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

/** Data export of the invited person. */
export const eachReceived = (prisma: PrismaClient, userId: string) =>
  eachRow(
    prisma,
    'talent_invitation',
    [invitation('e.resume_id', 'in', idsOf('resume', row('resume')('e.user_id', '=', userId)))],
    (page) =>
      prisma.talentInvitation.findMany({
        ...page,
        select: { ...invitationFields, company: { select: { id: true, name: true, nameKm: true } } },
      }),
  );

/** Data export of the company's members: the rows do not identify the invited person. */
export const eachSent = (prisma: PrismaClient, userId: string) =>
  eachRow(prisma, 'talent_invitation', [invitation('e.company_id', '=', companyOf(userId, 'hire'))], (page) =>
    prisma.talentInvitation.findMany({
      ...page,
      select: { ...invitationFields, resumeId: true, sentBy: { select: { name: true } } },
    }),
  );

export const choiceOf = (prisma: PrismaClient, userId: string) =>
  prisma.invitationChoice.findUnique({
    where: { userId },
    select: { recruiters: true, trainers: true, createdAt: true, updatedAt: true },
  });

/** Invitations of a company that is deleted: their queued mails are deleted with them. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.talentInvitation.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}
