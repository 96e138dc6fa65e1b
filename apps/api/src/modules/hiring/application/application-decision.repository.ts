import type { ApplicationStatus, Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { contactFields } from '../../companies/company/company.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';

export interface ReceivedApplication {
  id: string;
  status: ApplicationStatus;
  updatedAt: Date;
}

/** Locks applications of a company for the rest of the transaction. The company must be locked first. */
export const lockReceived = (tx: Transaction, companyId: string, ids: readonly string[]) =>
  tx.$queryRaw<ReceivedApplication[]>`
    SELECT a.id, a.status::text AS status, a.updated_at AS "updatedAt"
    FROM application a JOIN job j ON j.id = a.job_id
    WHERE a.id = ANY(${ids}::uuid[]) AND j.company_id = ${companyId}::uuid
    ORDER BY a.id FOR NO KEY UPDATE OF a`;

/** Locks an application; false if it no longer exists. */
export async function lockApplication(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM application WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return held.length > 0;
}

/** Locks an application of the applicant. The applicant's account must be locked first. */
export async function lockOwn(tx: Transaction, applicantId: string, id: string) {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM application WHERE id = ${id}::uuid AND applicant_id = ${applicantId}::uuid FOR NO KEY UPDATE`;
  if (held.length === 0) return null;
  return tx.application.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      status: true,
      toldStatus: true,
      name: true,
      email: true,
      phone: true,
      coverLetter: true,
      job: { select: { title: true, ...contactFields } },
    },
  });
}

/** Reason given with the current status. */
export const lastReason = async (tx: Transaction, applicationId: string) =>
  tx.applicationEvent.findFirst({
    where: { applicationId, toStatus: { not: null } },
    orderBy: { id: 'desc' },
    select: { reason: true, notifyReason: true },
  });

export const setStatus = (
  tx: Transaction,
  ids: readonly string[],
  data: Pick<Prisma.ApplicationUncheckedUpdateManyInput, 'status' | 'toldStatus'>,
) => tx.application.updateMany({ where: { id: { in: [...ids] } }, data });

export const setSearchText = (tx: Transaction, id: string, searchText: string) =>
  tx.application.updateMany({ where: { id }, data: { searchText } });

/** Appends events to the history, in the given order. */
export const addEvents = (tx: Transaction, data: Prisma.ApplicationEventCreateManyInput[]) =>
  tx.applicationEvent.createManyAndReturn({ data, select: { id: true } });

const company = { select: { name: true, nameKm: true } } as const;

/** Loads a decision that is due for notification and locks its application; null if a later decision supersedes it. */
export async function lockToNotify(tx: Transaction, eventId: string) {
  const [held] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM application a JOIN application_event e ON e.application_id = a.id
    WHERE e.id = ${eventId}::uuid FOR NO KEY UPDATE OF a`;
  if (!held) return null;
  const event = await tx.applicationEvent.findUnique({
    where: { id: eventId },
    select: {
      reason: true,
      notifyReason: true,
      application: {
        select: {
          id: true,
          status: true,
          toldStatus: true,
          name: true,
          email: true,
          locale: true,
          consent: consentFields,
          job: { select: { title: true, companyId: true, company } },
          applicant: { select: { id: true, email: true, locale: true } },
        },
      },
    },
  });
  const later = { id: { gt: eventId }, applicationId: event?.application.id, toStatus: { not: null } };
  return (await tx.applicationEvent.count({ where: later })) > 0 ? null : event;
}

/** Number of decisions on an application that the applicant was notified of since a moment. */
export const countNotified = (tx: Transaction, applicationId: string, since: Date) =>
  tx.applicationEvent.count({ where: { applicationId, kind: 'decided', toldAt: { gte: since } } });

export const noteTold = (tx: Transaction, id: string, toldAt: Date) =>
  tx.applicationEvent.updateMany({ where: { id }, data: { toldAt } });
