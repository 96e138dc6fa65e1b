import type { appliedJobList } from '@acheep/contract/hiring/application';
import { appliedJobs } from '@acheep/contract/hiring/application-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Look } from '../../../module.ts';
import { change, findOne, idsOf, lock, meets, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { contactFields } from '../../companies/company/company.repository.ts';
import { cardFields, titleOrCompany } from '../../jobs/job/job.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { answersInOrder, judgedInOrder, sentInOrder } from '../screening/answer.repository.ts';
import { questionsInOrder } from '../screening/question.repository.ts';
import { seenBy } from './application-access.repository.ts';
import { countHired } from './application-decision.repository.ts';

const common = {
  id: true,
  viewedAt: true,
  phone: true,
  createdAt: true,
  updatedAt: true,
} as const;
const cv = { select: { id: true, originalName: true, mediaType: true, size: true } } as const;

/** The latest interview that is planned. */
const plannedInterview = {
  where: { status: { in: ['proposed', 'agreed'] } },
  select: { status: true, startsAt: true, endsAt: true },
  orderBy: { id: 'desc' },
  take: 1,
} satisfies Prisma.Application$interviewsArgs;

export const receivedFields = {
  ...common,
  status: true,
  stageId: true,
  hiredAt: true,
  name: true,
  email: true,
  locale: true,
  rating: true,
  tags: { select: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
  answers: judgedInOrder,
  applicant: { select: { photo: { select: { id: true } }, locale: true } },
  consent: consentFields,
  interviews: plannedInterview,
  job: { select: { id: true, title: true, status: true, closingDate: true, companyId: true } },
} satisfies Prisma.ApplicationSelect;
export type ReceivedRow = Prisma.ApplicationGetPayload<{ select: typeof receivedFields }>;

const eventFields = {
  id: true,
  kind: true,
  fromStatus: true,
  toStatus: true,
  reason: true,
  notifyReason: true,
  rejection: true,
  stageEn: true,
  stageKm: true,
  createdAt: true,
  notice: true,
  tellAt: true,
  toldAt: true,
  by: { select: { name: true } },
  byCentre: true,
} satisfies Prisma.ApplicationEventSelect;
export type EventRow = Prisma.ApplicationEventGetPayload<{ select: typeof eventFields }>;
// By id: ids are generated in order, from a clock finer than the column's.
const newestEvents = { select: eventFields, orderBy: { id: 'desc' } } as const;

/** Events that the applicant was notified of. */
const notifiedEvents = { ...newestEvents, where: { toldAt: { not: null } } };

export const noteFields = {
  id: true,
  text: true,
  authorId: true,
  author: { select: { name: true } },
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ApplicationNoteSelect;
export type NoteRow = Prisma.ApplicationNoteGetPayload<{ select: typeof noteFields }>;

/** Marks that the site's CV was sent. */
const hasResume = { select: { applicationId: true } } as const;
const sentResume = { select: { snapshot: true } } as const;
/** The applicant's photo, with the CV's setting that can hide it. */
const photo = { photo: { select: { id: true } }, resume: { select: { showPhoto: true } } } as const;

export const detailFields = {
  ...receivedFields,
  coverLetter: true,
  answers: answersInOrder,
  job: {
    select: {
      ...receivedFields.job.select,
      vacancies: true,
      _count: { select: { questions: true } },
    },
  },
  rejection: true,
  hiredToldAt: true,
  source: true,
  applicant: { select: { ...receivedFields.applicant.select, ...photo } },
  cv,
  resume: sentResume,
  events: newestEvents,
  notes: { select: noteFields, orderBy: { id: 'desc' } },
  _count: { select: { scorecards: true } },
} satisfies Prisma.ApplicationSelect;
export type DetailRow = Prisma.ApplicationGetPayload<{ select: typeof detailFields }> & { hired: number };

/** The latest that the applicant knows of. */
const announcedInterview = {
  ...plannedInterview,
  select: { ...plannedInterview.select, minutes: true, format: true, address: true, link: true },
  where: { ...plannedInterview.where, toldAt: { not: null } },
};

const ownFields = {
  ...common,
  toldStatus: true,
  hiredAt: true,
  hiredToldAt: true,
  coverLetter: true,
  answers: sentInOrder,
  cv,
  resume: hasResume,
  events: { ...notifiedEvents, take: 1 },
  job: { select: { ...cardFields, applyBy: true, contactPhone: true } },
  interviews: announcedInterview,
} satisfies Prisma.ApplicationSelect;
export type OwnRow = Prisma.ApplicationGetPayload<{ select: typeof ownFields }>;

const ownDetailFields = {
  ...ownFields,
  applicant: { select: photo },
  resume: { select: { applicationId: true, snapshot: true } },
  events: notifiedEvents,
  messages: { select: { id: true, subject: true, text: true, createdAt: true }, orderBy: { id: 'desc' } },
} satisfies Prisma.ApplicationSelect;
export type OwnDetailRow = Prisma.ApplicationGetPayload<{ select: typeof ownDetailFields }>;

/** Locks the applicant's row for the rest of the transaction. */
export async function lockApplicant(tx: Transaction, id: string) {
  const person = build.selectFrom('user').where('id', '=', id).select(['name', 'email', 'locale']);
  const [applicant] = await read(tx, person.forShare());
  return applicant ?? null;
}

/**
 * Locks the job to apply for, with its conditions and contacts. Shared, so that applicants do not wait for each
 * other.
 */
export async function lockJobToApplyFor(tx: Transaction, id: string) {
  await lock(tx, 'job', id, 'forShare');
  return tx.job.findUnique({
    where: { id, company: { owner: { disabledAt: null } } },
    select: {
      status: true,
      closingDate: true,
      applyBy: true,
      title: true,
      questions: questionsInOrder,
      ...contactFields,
      company: { select: { ...contactFields.company.select, name: true, nameKm: true } },
    },
  });
}

/** Saves an application; null if this person has already applied for the job. */
export async function createApplication(tx: Transaction, data: Prisma.ApplicationCreateManyInput) {
  const [created] = await tx.application.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  });
  return created ?? null;
}

/** Saves the CV sent with an application, with references to its files. */
export async function createSentResume(tx: Transaction, applicationId: string, snapshot: ResumeSnapshot) {
  await tx.applicationResume.create({ data: { applicationId, snapshot } });
  const files = snapshot.attachments.map(({ id: uploadId }) => ({ applicationId, uploadId }));
  await tx.applicationAttachment.createMany({ data: files });
}

export const getOwn = (db: Reader, id: string) =>
  db.application.findUniqueOrThrow({ where: { id }, select: ownFields });

/** An application of the applicant, with the events they were notified of. */
export const findOwn = (db: Reader, applicantId: string, id: string) =>
  db.application.findFirst({ where: { id, applicantId }, select: ownDetailFields });

/** An application for a job of the user's company that they may see. */
export const findReceived = (db: Reader, userId: string, id: string) =>
  findOne(db, 'application', id, [seenBy(userId)], async (one) => {
    const found = await db.application.findUnique({ ...one, select: detailFields });
    return found && { ...found, hired: await countHired(db, found.job.id) };
  });

/** Records the company's first look; later looks change nothing. */
export const noteViewed = (db: Reader, id: string, viewedAt: Date) =>
  change(db, 'application', [application('e.id', '=', id), application('e.viewed_at', 'is', null)], {
    viewed_at: viewedAt,
  });

type OwnQuery = ParsedQueryOf<typeof appliedJobList>;
const application = row('application');

const ownApplications = workList(appliedJobs, {
  table: 'application',
  filters: {
    jobId: (id) => application('e.job_id', '=', id),
    status: (wanted) => application('e.told_status', 'in', [...wanted]),
  },
  text: (search) => application('e.job_id', '=', oneOf(idsOf('job', titleOrCompany(search)))),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.application.findMany({ ...page, select: ownFields }),
});

/** Applications of one job seeker; `search` covers the job title and the company. */
export const listOwn = (prisma: PrismaClient, applicantId: string, query: OwnQuery, now: Date) =>
  ownApplications.page(prisma, [application('e.applicant_id', '=', applicantId)], query, now);

/** True when an application shows its recruiter this file: as CV, attachment or photo, and not withdrawn. */
export const showsFile = (db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> =>
  meets(
    db,
    'application',
    id,
    seenBy(userId),
    application('e.status', '<>', 'withdrawn'),
    application.or([
      application('e.cv_id', '=', uploadId),
      application(
        'e.id',
        'in',
        build
          .selectFrom('application_attachment as a')
          .where('a.upload_id', '=', uploadId)
          .select('a.application_id'),
      ),
      application(
        'e.applicant_id',
        'in',
        build
          .selectFrom('user as u')
          .innerJoin('upload as p', 'p.path', 'u.photo_path')
          .where('p.id', '=', uploadId)
          .select('u.id'),
      ),
    ]),
  );

/** Transfers the CV files of manually added candidates to another member. */
export async function transferCvs(tx: Transaction, { companyId, from, to }: DomainEvent<'company.left'>) {
  const where = { applicantId: null, job: { companyId } };
  await tx.upload.updateMany({
    where: { ownerId: from, applications: { some: where } },
    data: { ownerId: to },
  });
}

/** Applications to the company that is deleted with an account. */
export async function listReceivedIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.application.findMany({
    where: { job: { company: { ownerId } } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export async function listSentIds(tx: Transaction, applicantId: string): Promise<string[]> {
  const rows = await tx.application.findMany({ where: { applicantId }, select: { id: true } });
  return rows.map(({ id }) => id);
}
