import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, read, row } from '@acheep/database/statement';
import { lockRows, oneOf } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { maySee, ofCompany } from '../application/application-access.repository.ts';

const user = row('user');

/** Locks the accounts of the user and the candidates against deletion until the message is saved and queued. */
export const lockAccounts = (tx: Transaction, userId: string, applicationIds: readonly string[]) => {
  const candidates = build
    .selectFrom('application as e')
    .where('e.id', '=', anyOf(applicationIds, 'uuid[]'))
    .where(ofCompany(companyOf(userId)))
    .select('e.applicant_id');
  const isOne = user.or([user('e.id', '=', userId), user('e.id', '=', oneOf(candidates))]);
  return lockRows(tx, 'user', 'forKeyShare', isOne);
};

/** Locks the user's company, as all its writers count towards one daily limit; returns it with the reply address. */
export async function lockWriter(tx: Transaction, userId: string) {
  const [writer] = await read(
    tx,
    build
      .selectFrom('user as u')
      .innerJoin('company_member as m', 'm.user_id', 'u.id')
      .innerJoin('company as c', 'c.id', 'm.company_id')
      .where('u.id', '=', userId)
      .select(['c.id', 'c.name', 'c.name_km as nameKm', 'u.email'])
      .forKeyShare(['u', 'm'])
      .forNoKeyUpdate('c'),
  );
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
