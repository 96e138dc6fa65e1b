import type { QuestionDraft } from '@acheep/contract/hiring/question';
import { fieldsLike, type JobFieldName, plainFields } from '@acheep/contract/jobs/job-field';
import { jobWarnings } from '@acheep/contract/jobs/job-moderation-option';
import type { JobPerk, SkillKind } from '@acheep/contract/jobs/job-option';
import type { CompanyRight } from '@acheep/contract/kernel/company-right';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import type { DomainEvent } from '../../../domain-event.ts';
import type { Look } from '../../../module.ts';
import {
  contains,
  countBy,
  findOne,
  idsOf,
  lock,
  lockRows,
  meets,
  oneOf,
  type Reader,
} from '../../../search/rows.repository.ts';
import { companyNamed, contactFields } from '../../companies/company/company.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { criteriaInOrder, saveCriteria } from '../../hiring/screening/criterion.repository.ts';
import { questionsInOrder, saveQuestions } from '../../hiring/screening/question.repository.ts';
import { jobIsPublic } from './public-job.repository.ts';

const job = row('job');

const named = { select: { id: true, slug: true, nameEn: true, nameKm: true } } as const;

export const selectOf = <Name extends JobFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
/** Columns of fields stored unchanged. */
export const plainColumns = selectOf(plainFields);

/** The perks of a job as its recruiter confirmed them; undefined where they are read from the benefits. */
export const confirmedPerks = (row: { perks: string[]; perksConfirmed: boolean }) => ({
  perks: row.perksConfirmed ? (row.perks as JobPerk[]) : undefined,
});

const cardColumns = {
  id: true,
  postCode: true,
  status: true,
  ...selectOf(fieldsLike({ card: true })),
  postedAt: true,
  refreshedAt: true,
  closedAt: true,
  ranOut: true,
  stopped: true,
  stopReason: true,
  stopWords: true,
  stoppedAt: true,
  scheduledOn: true,
  pinnedUntil: true,
  boostedUntil: true,
  brief: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.JobSelect;
export const cardFields = {
  ...cardColumns,
  company: { select: { id: true, name: true, nameKm: true, logoPath: true } },
  category: named,
  province: named,
} satisfies Prisma.JobSelect;
export type JobCardRow = Prisma.JobGetPayload<{ select: typeof cardFields }>;

const detailColumns = {
  ...cardColumns,
  ...plainColumns,
  perks: true,
  perksConfirmed: true,
  heldAt: true,
  heldFrom: true,
  heldOrderId: true,
} satisfies Prisma.JobSelect;
export const detailFields = {
  ...cardFields,
  ...detailColumns,
  company: {
    select: {
      id: true,
      name: true,
      nameKm: true,
      logoPath: true,
      about: true,
      website: true,
      address: true,
    },
  },
  industry: named,
  skills: { select: { kind: true, name: true }, orderBy: { position: 'asc' } },
  attachments: {
    select: { upload: { select: { id: true, originalName: true, path: true, mediaType: true, size: true } } },
    orderBy: { position: 'asc' },
  },
  questions: questionsInOrder,
  criteria: criteriaInOrder,
  marks: { where: { fineAt: null, kind: { in: valuesOf(jobWarnings) } }, select: { kind: true } },
} satisfies Prisma.JobSelect;
export type JobDetailRow = Prisma.JobGetPayload<{ select: typeof detailFields }>;

export const findPublicJob = (db: Reader, id: string) =>
  findOne(db, 'job', id, [jobIsPublic], (one) => db.job.findUnique({ ...one, select: detailFields }));

/** The public jobs among these, in any order. */
export async function findPublicCards(db: Reader, ids: string[]) {
  const shown = await read(db, idsOf('job', job('e.id', '=', anyOf(ids, 'uuid[]')), jobIsPublic));
  return db.job.findMany({ where: { id: { in: shown.map(({ id }) => id) } }, select: cardFields });
}

export const isPublicJob = (db: Reader, id: string) => meets(db, 'job', id, jobIsPublic);

/** Jobs of the company that the user works for, in a role with the right. */
export const jobOf = (userId: string, right: CompanyRight | 'any' = 'any'): Condition =>
  job('e.company_id', '=', companyOf(userId, right));

export const findOwnJob = (db: Reader, userId: string, id: string) =>
  findOne(db, 'job', id, [jobOf(userId)], (one) => db.job.findUnique({ ...one, select: detailFields }));

/** True if a job of the reader's company comes with this document. */
export const showsFile = (db: PrismaClient, { id, userId, uploadId }: Look) => {
  const attached = build
    .selectFrom('job_attachment as a')
    .where('a.upload_id', '=', uploadId)
    .select('a.job_id');
  return meets(db, 'job', id, jobOf(userId), job('e.id', 'in', attached));
};

/** The fields that the statistics of a job of the user's company are computed from. */
export const findNumbered = (db: Reader, userId: string, id: string) =>
  findOne(db, 'job', id, [jobOf(userId)], (one) =>
    db.job.findUnique({
      ...one,
      select: { companyId: true, categoryId: true, publishedAt: true, closedAt: true, vacancies: true },
    }),
  );

/** Jobs with this text in the title or in the company's name, in either language. */
export const titleOrCompany = (text: string): Condition =>
  job.or([contains('e.title', text), job('e.company_id', '=', oneOf(idsOf('company', companyNamed(text))))]);

/** Number of applications of each job, and number of those not viewed yet. */
export async function countApplications(db: Reader, jobIds: string[]) {
  const ofThese = row('application')('e.job_id', '=', anyOf(jobIds, 'uuid[]'));
  // The literals match the index of those that nobody has viewed.
  const isUnseen = sql<boolean>`e.status = 'received' AND e.viewed_at IS NULL`;
  // The unseen first: an application that arrives in between is in `all` only.
  const unseen = await countBy(db, 'application', [ofThese, isUnseen], 'e.job_id');
  return { all: await countBy(db, 'application', [ofThese], 'e.job_id'), unseen };
}

type Lists = 'skills' | 'attachments' | 'questions' | 'criteria';
export type JobData = Omit<Prisma.JobUncheckedCreateInput, 'id' | 'createdById' | 'companyId' | Lists>;
export type JobChange = Prisma.JobUncheckedUpdateInput;
/** Lists of a job, in order. */
export interface JobLists {
  skills: { kind: SkillKind; name: string }[];
  uploadIds: string[];
  questions: QuestionDraft[];
  criteria: string[];
}

const positioned = <T extends object>(list: T[]) => list.map((one, position) => ({ ...one, position }));

const listsOf = ({ skills, uploadIds }: Pick<JobLists, 'skills' | 'uploadIds'>) => ({
  skills: positioned(skills),
  attachments: positioned(uploadIds.map((uploadId) => ({ uploadId }))),
});

async function addLists(tx: Transaction, jobId: string, lists: JobLists) {
  const { skills, attachments } = listsOf(lists);
  await tx.jobSkill.createMany({ data: skills.map((skill) => ({ ...skill, jobId })) });
  await tx.jobAttachment.createMany({ data: attachments.map((one) => ({ ...one, jobId })) });
  await saveQuestions(tx, jobId, lists.questions);
  await saveCriteria(tx, jobId, lists.criteria);
}

export async function createJob(
  tx: Transaction,
  owner: { createdById: string; companyId: string },
  data: JobData,
  lists: JobLists,
): Promise<JobDetailRow> {
  const created = await tx.job.create({ data: { ...data, ...owner }, select: { id: true } });
  await addLists(tx, created.id, lists);
  return tx.job.findUniqueOrThrow({ where: created, select: detailFields });
}

/**
 * Locks a job of a company and returns it, or null. Other writers of it wait until the transaction ends; applicants and
 * readers do not. Requires the lock on the company.
 */
export async function lockJobOf(tx: Transaction, companyId: string, id: string) {
  // Read by a separate statement, which sees the previous writer's changes.
  return (await lock(tx, 'job', id, 'forNoKeyUpdate', job('e.company_id', '=', companyId)))
    ? tx.job.findUnique({ where: { id }, select: detailFields })
    : null;
}

/**
 * Saves a locked job: with lists, what was written in it; without, its state. Only what is written can refer to other
 * records than before, so these are read again only then.
 */
export async function saveJob(
  tx: Transaction,
  job: JobDetailRow,
  data: JobChange,
  lists?: JobLists,
): Promise<JobDetailRow> {
  const where = { id: job.id };
  if (!lists) return { ...job, ...(await tx.job.update({ where, data, select: detailColumns })) };
  await tx.jobSkill.deleteMany({ where: { jobId: job.id } });
  await tx.jobAttachment.deleteMany({ where: { jobId: job.id } });
  await addLists(tx, job.id, lists);
  return tx.job.update({ where, data, select: detailFields });
}

export const deleteJob = (tx: Transaction, id: string) =>
  tx.job.delete({ where: { id }, select: { id: true } });

/** Marks up to `limit` jobs past their closing date as closed, and returns them with their contacts. */
export async function closePastJobs(tx: Transaction, now: Date, today: Date, limit: number) {
  // Found by date, as few of many are past it; locked by id, like every lock on several jobs, to avoid deadlocks.
  const past = await read(
    tx,
    idsOf('job', sql<boolean>`e.status = 'active'`, job('e.closing_date', '<', today))
      .orderBy(sql.ref('e.closing_date'))
      .limit(limit),
  );
  const ids = past.map(({ id }) => id);
  await lockRows(tx, 'job', 'forNoKeyUpdate', job('e.id', '=', anyOf(ids, 'uuid[]')));
  return tx.job.updateManyAndReturn({
    where: { id: { in: ids }, status: 'active', closingDate: { lt: today } },
    data: { status: 'closed', closedAt: now },
    select: { id: true, title: true, ...contactFields },
  });
}

/** The jobs that are deleted with an account: those of a company without other members. */
export async function listEndingIds(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.job.findMany({ where: { company: { ownerId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Transfers the ownership of a company's job documents to another member. */
export async function transferAttachments(
  tx: Transaction,
  { companyId, from, to }: DomainEvent<'company.left'>,
) {
  await tx.upload.updateMany({
    where: { ownerId: from, attachedTo: { some: { job: { companyId } } } },
    data: { ownerId: to },
  });
}

/** The draft that an order was placed with, and the contact to notify. */
export async function findOrdered(tx: Transaction, orderId: string) {
  const order = await tx.order.findUnique({
    where: { id: orderId },
    select: { companyId: true, jobId: true, ...contactFields },
  });
  return order?.jobId ? { jobId: order.jobId, companyId: order.companyId, order } : null;
}
