import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { maySee } from '../application/seen-application.repository.ts';

/** Locks the accounts of the user and the candidates against deletion until the message is saved and queued. */
export const lockAccounts = (tx: Transaction, userId: string, applicationIds: readonly string[]) =>
  tx.$queryRaw`
    SELECT 1 FROM "user" WHERE id = ${userId}::uuid OR id IN (
      SELECT a.applicant_id FROM application a JOIN job j ON j.id = a.job_id
        JOIN company_member m ON m.company_id = j.company_id
      WHERE a.id = ANY(${applicationIds}::uuid[]) AND m.user_id = ${userId}::uuid)
    ORDER BY id FOR KEY SHARE`;

interface Writer {
  id: string;
  name: string;
  nameKm: string | null;
  email: string;
}

/** Locks the user's company, as all its writers count towards one daily limit; returns it with the reply address. */
export async function lockWriter(tx: Transaction, userId: string): Promise<Writer | null> {
  const [writer] = await tx.$queryRaw<Writer[]>`
    SELECT c.id, c.name, c.name_km AS "nameKm", u.email
    FROM "user" u JOIN company_member m ON m.user_id = u.id JOIN company c ON c.id = m.company_id
    WHERE u.id = ${userId}::uuid FOR KEY SHARE OF u, m FOR NO KEY UPDATE OF c`;
  return writer ?? null;
}

/** Recipients by application id; the applications must be locked. */
export const findRecipients = (tx: Transaction, ids: readonly string[]) =>
  tx.application.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      applicant: {
        select: {
          id: true,
          email: true,
          locale: true,
          notificationChoices: {
            where: { category: 'company-message', channel: 'mail', wanted: false },
            select: { category: true },
          },
        },
      },
      consent: consentFields,
      job: { select: { title: true } },
    },
  });

export const createMessages = (tx: Transaction, data: Prisma.CandidateMessageCreateManyInput[]) =>
  tx.candidateMessage.createMany({ data });

const fields = {
  id: true,
  locale: true,
  subject: true,
  text: true,
  createdAt: true,
  author: { select: { name: true } },
} satisfies Prisma.CandidateMessageSelect;
export type MessageRow = Prisma.CandidateMessageGetPayload<{ select: typeof fields }>;

/** Messages to one candidate of the user's company, latest first; null if there is no such candidate. */
export async function listMessages(prisma: PrismaClient, userId: string, applicationId: string) {
  if (!(await maySee(prisma, userId, applicationId))) return null;
  return prisma.candidateMessage.findMany({
    where: { applicationId },
    select: fields,
    orderBy: { id: 'desc' },
  });
}
