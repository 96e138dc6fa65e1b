import type { applicationList, appliedJobList } from '@acheep/contract/application';
import type { ParsedQueryOf } from '@acheep/contract/endpoint';
import { totalCap } from '@acheep/contract/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Look } from '../../module.ts';
import { contactFields, worksFor } from '../company/company.repository.ts';
import { cardFields, containing, titleOrCompany } from '../job/job.repository.ts';

type Reader = PrismaClient | Transaction;

const common = {
  id: true,
  status: true,
  viewedAt: true,
  phone: true,
  createdAt: true,
  updatedAt: true,
} as const;
const cv = { select: { id: true, originalName: true, mediaType: true, size: true } } as const;

const receivedFields = {
  ...common,
  name: true,
  email: true,
  applicant: { select: { photo: { select: { id: true } } } },
  job: { select: { id: true, title: true, status: true, closingDate: true, companyId: true } },
} satisfies Prisma.ApplicationSelect;
export type ReceivedRow = Prisma.ApplicationGetPayload<{ select: typeof receivedFields }>;

const detailFields = { ...receivedFields, coverLetter: true, cv } satisfies Prisma.ApplicationSelect;
export type DetailRow = Prisma.ApplicationGetPayload<{ select: typeof detailFields }>;

const ownFields = {
  ...common,
  coverLetter: true,
  cv,
  job: { select: cardFields },
} satisfies Prisma.ApplicationSelect;
export type OwnRow = Prisma.ApplicationGetPayload<{ select: typeof ownFields }>;

/** Who applies, as they are until the transaction ends. */
export async function lockApplicant(tx: Transaction, id: string) {
  const [applicant] = await tx.$queryRaw<{ name: string; email: string }[]>`
    SELECT name, email FROM "user" WHERE id = ${id}::uuid FOR SHARE`;
  return applicant ?? null;
}

/**
 * The job that somebody wants to apply for, with what decides it and whom to tell. It stays as it is until the
 * transaction ends; others may apply for it meanwhile.
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
      ...contactFields,
    },
  });
}

/** Saves an application, or nothing where this person has one for the job: then null. */
export async function createApplication(tx: Transaction, data: Prisma.ApplicationCreateManyInput) {
  const [created] = await tx.application.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  });
  return created ?? null;
}

export const getOwn = (db: Reader, id: string) =>
  db.application.findUniqueOrThrow({ where: { id }, select: ownFields });

/** An application for a job of the company that somebody works for. */
export const findReceived = (db: Reader, userId: string, id: string) =>
  db.application.findFirst({ where: { id, job: { company: worksFor(userId) } }, select: detailFields });

/** Notes the recruiter's first look; later ones change nothing. */
export const noteViewed = (db: Reader, id: string, viewedAt: Date) =>
  db.application.updateMany({ where: { id, viewedAt: null }, data: { viewedAt } });

type Query = ParsedQueryOf<typeof applicationList> & ParsedQueryOf<typeof appliedJobList>;

/** What both lists share: their filters, and newest first unless asked otherwise. */
function pageOf(query: Query, scope: Prisma.ApplicationWhereInput) {
  const { filter, sort, offset, limit } = query;
  const direction: Prisma.SortOrder = sort === 'createdAt_1' ? 'asc' : 'desc';
  const where = { ...scope, jobId: filter.jobId, status: filter.status && { in: filter.status } };
  return {
    where,
    page: { where, orderBy: [{ createdAt: direction }, { id: direction }], skip: offset, take: limit },
  };
}

/** Applications for the jobs of somebody's company; `search` looks at the applicant and the job's title. */
export async function listReceived(prisma: PrismaClient, userId: string, query: Query) {
  const found = query.search && containing(query.search);
  const { where, page } = pageOf(query, {
    job: { company: worksFor(userId) },
    ...(found && { OR: [{ name: found }, { email: found }, { phone: found }, { job: { title: found } }] }),
  });
  const [rows, total] = await Promise.all([
    prisma.application.findMany({ ...page, select: receivedFields }),
    prisma.application.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

/** What one job seeker applied for; `search` looks at the job's title and the company. */
export async function listOwn(prisma: PrismaClient, applicantId: string, query: Query) {
  const job = query.search && titleOrCompany(query.search);
  const { where, page } = pageOf(query, { applicantId, ...(job && { job }) });
  const [rows, total] = await Promise.all([
    prisma.application.findMany({ ...page, select: ownFields }),
    prisma.application.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

/** Whether an application shows its recruiter this file, as CV or photo: not when it was taken back. */
export async function showsFile(db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> {
  const where: Prisma.ApplicationWhereInput = {
    id,
    status: { not: 'withdrawn' },
    job: { company: worksFor(userId) },
    OR: [{ cvId: uploadId }, { applicant: { photo: { id: uploadId } } }],
  };
  return (await db.application.count({ where })) > 0;
}

export async function listSentIds(tx: Transaction, applicantId: string): Promise<string[]> {
  const rows = await tx.application.findMany({ where: { applicantId }, select: { id: true } });
  return rows.map(({ id }) => id);
}
