import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import type { Transaction } from '@acheep/database/connection';
import { contactFields } from '../../companies/company/company.repository.ts';
import { lockOfEvent } from './application-decision.repository.ts';

/** The job of an application of the applicant. */
export const jobOf = async (tx: Transaction, applicantId: string, id: string) =>
  (await tx.application.findFirst({ where: { id, applicantId }, select: { jobId: true } }))?.jobId;

/**
 * Locks the application of a withdrawal of which its company is to be notified; null if it was restored, or the
 * company was notified.
 */
export async function lockUntold(tx: Transaction, eventId: string) {
  await lockOfEvent(tx, eventId);
  const event = await tx.applicationEvent.findUnique({
    where: { id: eventId, companyToldAt: null },
    select: {
      application: { select: { id: true, name: true, job: { select: { title: true, ...contactFields } } } },
    },
  });
  if (!event) return null;
  const { application } = event;
  const later = { id: { gt: eventId }, applicationId: application.id, toStatus: { not: null } };
  return (await tx.applicationEvent.count({ where: later })) > 0 ? null : application;
}

export const recordCompanyNotified = (tx: Transaction, eventId: string, companyToldAt: Date) =>
  tx.applicationEvent.update({ where: { id: eventId }, data: { companyToldAt }, select: { id: true } });

export const lastWithdrawal = (tx: Transaction, applicationId: string) =>
  tx.applicationEvent.findFirst({
    where: { applicationId, kind: 'withdrawn' },
    orderBy: { id: 'desc' },
    select: { companyToldAt: true },
  });

/** Whether an interview was cancelled with a withdrawal. */
export const endedInterview = async (tx: Transaction, withdrawalId: string, applicationId: string) =>
  (await tx.applicationEvent.count({
    where: { applicationId, kind: 'interview-cancelled', id: { gt: withdrawalId } },
  })) > 0;

export const countRestored = (tx: Transaction, applicationId: string) =>
  tx.applicationEvent.count({ where: { applicationId, kind: 'restored' } });

/** CV that was sent with an application. */
export async function findResume(tx: Transaction, applicationId: string): Promise<ResumeSnapshot | null> {
  const row = await tx.applicationResume.findUnique({
    where: { applicationId },
    select: { snapshot: true },
  });
  return row && (row.snapshot as unknown as ResumeSnapshot);
}
