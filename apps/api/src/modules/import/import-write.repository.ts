import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { CompanyData } from '../company/company.repository.ts';
import type { JobData } from '../job/job.repository.ts';
import { noAddress } from '../mail/no-address.ts';

/** One batch at a time, of whichever import: two files that name the same company make it once. */
export const lockRecords = (tx: Transaction) =>
  tx.$executeRaw`LOCK TABLE import_record IN SHARE ROW EXCLUSIVE MODE`;

interface Known {
  source: string;
  kind: string;
  externalId: string;
}

/** Notes what a record is called where it comes from, and how the import left it. */
export const saveRecord = (
  tx: Transaction,
  key: Known,
  data: Pick<
    Prisma.ImportRecordUncheckedCreateInput,
    'companyId' | 'jobId' | 'importId' | 'digest' | 'savedAt'
  >,
) => {
  const { importId, ...changed } = data;
  return tx.importRecord.upsert({
    where: { source_kind_externalId: key },
    create: { ...key, ...data },
    // Who has made it stays so.
    update: changed,
    select: { externalId: true },
  });
};

const saved = { id: true, name: true, nameKm: true, updatedAt: true } as const;

/** A company that is nobody's: a stand-in owns it, whom nobody can sign in as. */
export async function createKeptCompany(tx: Transaction, data: CompanyData, now: Date) {
  const { id: ownerId } = await tx.user.create({
    data: {
      email: noAddress(),
      role: 'recruiter',
      name: data.name,
      passwordHash: 'none',
      activatedAt: now,
      keeper: true,
    },
    select: { id: true },
  });
  return tx.company.create({ data: { ...data, ownerId }, select: saved });
}

export const findCompany = (tx: Transaction, id: string) =>
  tx.company.findUnique({
    where: { id },
    select: {
      ...saved,
      owner: { select: { keeper: true } },
      invitations: { select: { email: true, expiresAt: true } },
    },
  });

export const changeCompany = (tx: Transaction, id: string, data: CompanyData) =>
  tx.company.update({ where: { id }, data, select: saved });

type Skills = { kind: 'hard' | 'soft'; name: string }[];
const positioned = (skills: Skills) => skills.map((skill, position) => ({ ...skill, position }));

/**
 * A job as it came. It is written as a draft and opened by itself: publishing at once would put each of thousands into the
 * feed.
 */
export async function createImportedJob(
  tx: Transaction,
  companyId: string,
  { status, ...data }: JobData,
  skills: Skills,
) {
  const { id } = await tx.job.create({
    data: { ...data, status: 'draft', companyId, skills: { create: positioned(skills) } },
    select: { id: true },
  });
  return tx.job.update({ where: { id }, data: { status }, select: { id: true, updatedAt: true } });
}

/** A job that came before, as it is now; null where it is gone. Every other writer of it waits. */
export async function lockImportedJob(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM job WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return tx.job.findUnique({ where: { id }, select: { id: true, postedAt: true, status: true } });
}

export async function changeImportedJob(
  tx: Transaction,
  id: string,
  data: Prisma.JobUncheckedUpdateInput,
  skills: Skills,
) {
  await tx.jobSkill.deleteMany({ where: { jobId: id } });
  return tx.job.update({
    where: { id },
    data: { ...data, skills: { create: positioned(skills) } },
    select: { id: true, updatedAt: true },
  });
}

const count = {
  select: { applications: true, heldApplications: true, invitations: true, orderedWith: true },
} as const;

/** Jobs that an import has made and that were not looked at yet, some at a time. */
export const listMadeJobs = (tx: Transaction, importId: string, take: number) =>
  tx.importRecord.findMany({
    where: { importId, jobId: { not: null } },
    select: {
      source: true,
      kind: true,
      externalId: true,
      savedAt: true,
      job: {
        select: {
          id: true,
          updatedAt: true,
          orderId: true,
          _count: count,
          company: { select: { owner: { select: { keeper: true } } } },
        },
      },
    },
    take,
  });

/** The same of companies. */
export const listMadeCompanies = (tx: Transaction, importId: string, take: number) =>
  tx.importRecord.findMany({
    where: { importId, companyId: { not: null } },
    select: {
      source: true,
      kind: true,
      externalId: true,
      company: {
        select: {
          id: true,
          owner: { select: { id: true, keeper: true } },
          _count: {
            select: { jobs: true, posts: true, orders: true, gatherings: true, likes: true, ignoredBy: true },
          },
        },
      },
    },
    take,
  });

/** What stays is no more this import's. */
export const letStay = (tx: Transaction, key: Known) =>
  tx.importRecord.update({
    where: { source_kind_externalId: key },
    data: { importId: null },
    select: { externalId: true },
  });

export const deleteJob = (tx: Transaction, id: string) =>
  tx.job.delete({ where: { id }, select: { id: true } });
/** A company goes with its stand-in. */
export const deleteKeeper = (tx: Transaction, id: string) =>
  tx.user.delete({ where: { id, keeper: true }, select: { id: true } });
