import { hired } from '@acheep/contract/hiring/stage-option';
import type { ApplicationStatus, Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, read, row } from '@acheep/database/statement';
import { change, countRows, lock, lockRows, type Reader } from '../../../search/rows.repository.ts';
import { contactFields } from '../../companies/company/company.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { isInStage } from '../stage/stage.repository.ts';
import { ofCompany } from './application-access.repository.ts';

const application = row('application');

export interface ReceivedApplication {
  id: string;
  status: ApplicationStatus;
  stageId: string | null;
  hiredAt: Date | null;
  updatedAt: Date;
}

/** Locks applications of a company for the rest of the transaction. The company must be locked first. */
export const lockReceived = (tx: Transaction, companyId: string, ids: readonly string[]) =>
  read(
    tx,
    build
      .selectFrom('application as e')
      .where('e.id', '=', anyOf(ids, 'uuid[]'))
      .where(ofCompany(companyId))
      .select([
        'e.id',
        'e.status',
        'e.stage_id as stageId',
        'e.hired_at as hiredAt',
        'e.updated_at as updatedAt',
      ])
      .orderBy('e.id')
      .forNoKeyUpdate(),
  );

/** Locks an application; false if it no longer exists. */
export const lockApplication = (tx: Transaction, id: string) => lock(tx, 'application', id, 'forNoKeyUpdate');

/** Locks the application that an event belongs to; false if there is no such event. */
export async function lockOfEvent(tx: Transaction, eventId: string): Promise<boolean> {
  const its = build
    .selectFrom('application_event as v')
    .where('v.id', '=', eventId)
    .select('v.application_id');
  return (await lockRows(tx, 'application', 'forNoKeyUpdate', application('e.id', '=', its))).length > 0;
}

/** Locks an application of the applicant. The applicant's account must be locked first. */
export async function lockOwn(tx: Transaction, applicantId: string, id: string) {
  const isOwn = application('e.applicant_id', '=', applicantId);
  if (!(await lock(tx, 'application', id, 'forNoKeyUpdate', isOwn))) return null;
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
    select: { reason: true, notifyReason: true, rejection: true, notice: true },
  });

/** True when the last event of an application is a move to another stage. */
export async function wasMoved(tx: Transaction, applicationId: string) {
  const last = await tx.applicationEvent.findFirst({
    where: { applicationId },
    orderBy: { id: 'desc' },
    select: { kind: true },
  });
  return last?.kind === 'moved';
}

/** Text of a company's template, in one language or both; null if there is none. */
export async function findTexts(tx: Transaction, companyId: string, templateId: string) {
  const row = await tx.messageTemplate.findFirst({
    where: { id: templateId, companyId },
    select: { subjectEn: true, textEn: true, subjectKm: true, textKm: true },
  });
  if (!row) return null;
  const { subjectEn, textEn, subjectKm, textKm } = row;
  return {
    ...(subjectEn !== null && textEn !== null && { en: { subject: subjectEn, text: textEn } }),
    ...(subjectKm !== null && textKm !== null && { km: { subject: subjectKm, text: textKm } }),
  };
}

/** Keeps what was written to an applicant, in the company's own words. */
export const keepMessage = (tx: Transaction, data: Prisma.CandidateMessageUncheckedCreateInput) =>
  tx.candidateMessage.create({ data, select: { id: true } });

/** Locks the job of an application to a company, before the application; null if there is none. */
export async function lockJobOf(tx: Transaction, companyId: string, applicationId: string) {
  const its = build.selectFrom('application as a').where('a.id', '=', applicationId).select('a.job_id');
  const [job] = await read(
    tx,
    build
      .selectFrom('job')
      .where('id', '=', its)
      .where('company_id', '=', companyId)
      .select(['id', 'vacancies'])
      .forNoKeyUpdate(),
  );
  return job ?? null;
}

export const countHired = async (db: Reader, jobId: string) =>
  countRows(db, 'application', application('e.job_id', '=', jobId), isInStage(hired));

type Saved = Pick<
  Prisma.ApplicationUncheckedUpdateManyInput,
  'status' | 'toldStatus' | 'stageId' | 'hiredAt' | 'rejection'
>;

export const setStatus = (tx: Transaction, ids: readonly string[], data: Saved) =>
  tx.application.updateMany({ where: { id: { in: [...ids] } }, data });

/** Notes what the applicant was notified of. An update through the model would mark the status as changed. */
export const setNotified = (
  tx: Transaction,
  id: string,
  status: ApplicationStatus,
  hiredToldAt: Date | null,
) =>
  change(tx, 'application', [application('e.id', '=', id)], {
    told_status: status,
    hired_told_at: hiredToldAt,
  });

/** Puts applications that are in none of the stages, or in one deleted since, in the first. */
export const setFirstStage = (tx: Transaction, ids: readonly string[], stages: readonly { id: string }[]) =>
  tx.application.updateMany({
    where: {
      id: { in: [...ids] },
      OR: [{ stageId: null }, { stageId: { notIn: stages.map(({ id }) => id) } }],
    },
    data: { stageId: stages[0]?.id ?? null },
  });

export const setSearchText = (tx: Transaction, id: string, searchText: string) =>
  tx.application.updateMany({ where: { id }, data: { searchText } });

/** Appends events to the history, in the given order. */
export const addEvents = (tx: Transaction, data: Prisma.ApplicationEventCreateManyInput[]) =>
  tx.applicationEvent.createManyAndReturn({ data, select: { id: true, toStatus: true } });

const company = { select: { name: true, nameKm: true } } as const;

/** Loads a decision that is due for notification and locks its application; null if a later decision supersedes it. */
export async function lockToNotify(tx: Transaction, eventId: string) {
  if (!(await lockOfEvent(tx, eventId))) return null;
  const event = await tx.applicationEvent.findUnique({
    where: { id: eventId },
    select: {
      reason: true,
      notifyReason: true,
      notice: true,
      byId: true,
      by: { select: { email: true } },
      application: {
        select: {
          id: true,
          status: true,
          toldStatus: true,
          hiredAt: true,
          hiredToldAt: true,
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
  tx.applicationEvent.count({
    where: { applicationId, kind: { in: ['decided', 'hired'] }, toldAt: { gte: since } },
  });

export const recordNotified = (tx: Transaction, id: string, toldAt: Date) =>
  tx.applicationEvent.updateMany({ where: { id }, data: { toldAt } });
