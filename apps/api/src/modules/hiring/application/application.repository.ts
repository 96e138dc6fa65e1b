import type { appliedJobList, candidateList, StatusCounts } from '@acheep/contract/hiring/application';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import { type Locale, Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Look } from '../../../module.ts';
import { and, inOrderOf, jobsOf } from '../../../search/listed-page.repository.ts';
import { contactFields, worksFor } from '../../companies/company/company.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { cardFields, titleOrCompany } from '../../jobs/job/job.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { answersInOrder, judgedInOrder, sentInOrder } from '../screening/answer.repository.ts';
import { questionsInOrder } from '../screening/question.repository.ts';
import { inStage, isHired, isInStage } from '../stage/stage.repository.ts';
import { hasText, textHas } from './application-text.repository.ts';
import { seenBy, seenIn } from './seen-application.repository.ts';

export type Reader = PrismaClient | Transaction;
const { sql, raw } = Prisma;

const common = {
  id: true,
  viewedAt: true,
  phone: true,
  createdAt: true,
  updatedAt: true,
} as const;
const cv = { select: { id: true, originalName: true, mediaType: true, size: true } } as const;

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
const toldEvents = { ...newestEvents, where: { toldAt: { not: null } } };

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
      _count: { select: { questions: true, applications: { where: isHired } } },
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
export type DetailRow = Prisma.ApplicationGetPayload<{ select: typeof detailFields }>;

/** The latest interview that the applicant knows of. */
const toldInterview = {
  where: { status: { in: ['proposed', 'agreed'] }, toldAt: { not: null } },
  select: { status: true, startsAt: true, endsAt: true },
  orderBy: { id: 'desc' },
  take: 1,
} satisfies Prisma.Application$interviewsArgs;

const ownFields = {
  ...common,
  toldStatus: true,
  hiredAt: true,
  hiredToldAt: true,
  coverLetter: true,
  answers: sentInOrder,
  cv,
  resume: hasResume,
  events: { ...toldEvents, take: 1 },
  job: { select: cardFields },
  interviews: toldInterview,
} satisfies Prisma.ApplicationSelect;
export type OwnRow = Prisma.ApplicationGetPayload<{ select: typeof ownFields }>;

const ownDetailFields = {
  ...ownFields,
  applicant: { select: photo },
  resume: { select: { applicationId: true, snapshot: true } },
  events: toldEvents,
  messages: { select: { id: true, subject: true, text: true, createdAt: true }, orderBy: { id: 'desc' } },
} satisfies Prisma.ApplicationSelect;
export type OwnDetailRow = Prisma.ApplicationGetPayload<{ select: typeof ownDetailFields }>;

/** Locks the applicant's row for the rest of the transaction. */
export async function lockApplicant(tx: Transaction, id: string) {
  const [applicant] = await tx.$queryRaw<{ name: string; email: string; locale: Locale }[]>`
    SELECT name, email, locale FROM "user" WHERE id = ${id}::uuid FOR SHARE`;
  return applicant ?? null;
}

/**
 * Locks the job to apply for, with its conditions and contacts. Shared, so that applicants do not wait for each
 * other.
 */
export async function lockJobToApplyFor(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR SHARE`;
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
  db.application.findFirst({ where: { id, ...seenBy(userId) }, select: detailFields });

/** Records the company's first look; later looks change nothing. */
export const noteViewed = (db: Reader, id: string, viewedAt: Date) =>
  db.$executeRaw`UPDATE application SET viewed_at = ${viewedAt} WHERE id = ${id}::uuid AND viewed_at IS NULL`;

type CandidateQuery = ParsedQueryOf<typeof candidateList>;
type OwnQuery = ParsedQueryOf<typeof appliedJobList>;

const orders = {
  'createdAt_-1': { createdAt: 'desc' },
  createdAt_1: { createdAt: 'asc' },
  name_1: { name: 'asc' },
  'rating_-1': { rating: { sort: 'desc', nulls: 'last' } },
} satisfies Record<string, Prisma.ApplicationOrderByWithRelationInput>;

const places: Record<keyof typeof orders, [column: string, order: string]> = {
  'createdAt_-1': ['e.created_at', 'place DESC, id DESC'],
  createdAt_1: ['e.created_at', 'place, id'],
  name_1: ['e.name', 'place, id'],
  'rating_-1': ['e.rating', 'place DESC NULLS LAST, id DESC'],
};

function pageOf({ sort = 'createdAt_-1', offset, limit }: Omit<CandidateQuery, 'filter'>) {
  const id = sort === 'createdAt_1' || sort === 'name_1' ? 'asc' : 'desc';
  const orderBy: Prisma.ApplicationOrderByWithRelationInput[] = [orders[sort], { id }];
  return { orderBy, skip: offset, take: limit };
}

export const answersThat = (fit: NonNullable<CandidateQuery['filter']['fit']>) =>
  fit === 'fits' ? { some: { fits: true }, none: { fits: false } } : { some: { fits: false } };

/** Filter for the applications of the user's company, regardless of status. */
function candidatesOf(userId: string, { search, filter }: CandidateQuery): Prisma.ApplicationWhereInput {
  return {
    job: { company: worksFor(userId, 'hire') },
    jobId: filter.jobId,
    ...(filter.tag && { tags: { some: { tag: { name: filter.tag } } } }),
    ...(filter.rating && { rating: { gte: Number(filter.rating) } }),
    ...(filter.fit && { answers: answersThat(filter.fit) }),
    ...(filter.stage && inStage(filter.stage)),
    ...(search && textHas(search)),
  };
}

const fitting = {
  fits: sql`EXISTS (SELECT FROM application_answer a WHERE a.application_id = e.id AND a.fits)
    AND NOT EXISTS (SELECT FROM application_answer a WHERE a.application_id = e.id AND NOT a.fits)`,
  unfit: sql`EXISTS (SELECT FROM application_answer a WHERE a.application_id = e.id AND NOT a.fits)`,
};

/** Applications for the jobs of the actor's company that they may see, with counts per status. */
export async function listCandidates(
  prisma: PrismaClient,
  actor: Actor,
  { search, sort = 'createdAt_-1', filter, offset, limit }: CandidateQuery,
) {
  const companyId = await companyIdOf(prisma, actor.id);
  const counts: StatusCounts = { received: 0, shortlisted: 0, rejected: 0, withdrawn: 0 };
  if (companyId === null) return { rows: [], counts, total: 0 };
  const statuses = filter.status ?? (Object.keys(counts) as (keyof StatusCounts)[]);
  const found = and([
    sql`e.job_id = ANY(${jobsOf(companyId, filter.jobId)})`,
    seenIn('e', actor),
    filter.tag &&
      sql`e.id IN (SELECT o.application_id FROM application_tag o JOIN candidate_tag t ON t.id = o.tag_id
        WHERE t.company_id = ${companyId}::uuid AND t.name = ${filter.tag}::citext)`,
    filter.rating && sql`e.rating >= ${Number(filter.rating)}`,
    filter.fit && fitting[filter.fit],
    filter.stage && isInStage(filter.stage),
    search && hasText('e', companyId, search),
  ]);
  const [place, order] = places[sort];
  const [page] = await prisma.$queryRaw<[{ ids: string[]; counts: Partial<StatusCounts> | null }]>`
    WITH f AS MATERIALIZED (SELECT e.id, e.status, ${raw(place)} AS place FROM application e WHERE ${found})
    SELECT
      ARRAY(SELECT id::text FROM f WHERE status = ANY(${statuses}::"ApplicationStatus"[])
        ORDER BY ${raw(order)} OFFSET ${offset} LIMIT ${limit}) AS ids,
      (SELECT json_object_agg(status, count) FROM (SELECT status, count(*) AS count FROM f GROUP BY status) s) AS counts`;
  Object.assign(counts, page.counts);
  const rows = await prisma.application.findMany({ where: { id: { in: page.ids } }, select: receivedFields });
  return {
    rows: inOrderOf(page.ids, rows),
    counts,
    total: statuses.reduce((sum, status) => sum + counts[status], 0),
  };
}

/** The ids of one page of candidates. */
export function listCandidateIds(tx: Transaction, userId: string, query: CandidateQuery) {
  const { status } = query.filter;
  const where = { ...candidatesOf(userId, query), status: status && { in: status } };
  return tx.application.findMany({ where, ...pageOf(query), select: { id: true } });
}

/** Applications of one job seeker; `search` covers the job title and the company. */
export async function listOwn(prisma: PrismaClient, applicantId: string, query: OwnQuery) {
  const { search, filter } = query;
  const where: Prisma.ApplicationWhereInput = {
    applicantId,
    jobId: filter.jobId,
    toldStatus: filter.status && { in: filter.status },
    ...(search && { job: titleOrCompany(search) }),
  };
  const [rows, total] = await Promise.all([
    prisma.application.findMany({ where, ...pageOf(query), select: ownFields }),
    prisma.application.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

/** True when an application shows its recruiter this file: as CV, attachment or photo, and not withdrawn. */
export async function showsFile(db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> {
  const where: Prisma.ApplicationWhereInput = {
    id,
    status: { not: 'withdrawn' },
    AND: [
      seenBy(userId),
      {
        OR: [
          { cvId: uploadId },
          { attachments: { some: { uploadId } } },
          { applicant: { photo: { id: uploadId } } },
        ],
      },
    ],
  };
  return (await db.application.count({ where })) > 0;
}

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
