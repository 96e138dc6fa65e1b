import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { lockWork } from '../../../search/rows.repository.ts';
import type { CompanyData } from '../../companies/company/company.repository.ts';
import type { JobData } from '../../jobs/job/job.repository.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';

/**
 * Runs one batch at a time, of all imports, so that two files that name the same company create it once. Not a table
 * lock: the deletion of a company also deletes its records, and would wait for those who wait for it.
 */
export const lockImports = (tx: Transaction) => lockWork(tx, 'imports');

/** Locks the records with these external ids, and the companies of jobs: concurrent changes wait. */
export async function lockImported(tx: Transaction, source: string, externalIds: readonly string[]) {
  await tx.$queryRaw`
    SELECT id FROM company WHERE id IN (
      SELECT coalesce(r.company_id, j.company_id) FROM import_record r LEFT JOIN job j ON j.id = r.job_id
      WHERE r.source = ${source} AND r.external_id = ANY(${externalIds}))
    ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM job WHERE id IN (
      SELECT job_id FROM import_record WHERE source = ${source} AND external_id = ANY(${externalIds}))
    ORDER BY id FOR NO KEY UPDATE`;
}

interface Known {
  source: string;
  kind: string;
  externalId: string;
}

/** Stores the external id of a record, and its state after the import. */
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
    // The import that created it does not change.
    update: changed,
    select: { externalId: true },
  });
};

const saved = { id: true, name: true, nameKm: true, updatedAt: true } as const;

/** Creates an unclaimed company, owned by a placeholder account that nobody can sign in to. */
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
 * Creates a job as imported. It is written as a draft and opened in a separate step: publishing at once would put
 * thousands of jobs into the feed.
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

/** Returns the current state of an imported job. It is locked already. */
export const findImportedJob = (tx: Transaction, id: string) =>
  tx.job.findUnique({ where: { id }, select: { id: true, postedAt: true } });

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
  select: {
    applications: true,
    pendingApplications: true,
    invitations: true,
    bookmarks: true,
    orderedWith: true,
    serviceRequests: true,
  },
} as const;

/**
 * Locks some of the jobs that an import has created and that were not checked yet, before they are checked: an
 * application in progress has either completed, or finds that the job no longer exists.
 */
export async function lockMadeJobs(tx: Transaction, importId: string, take: number) {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM job WHERE id IN (
      SELECT job_id FROM import_record WHERE import_id = ${importId}::uuid AND job_id IS NOT NULL
      ORDER BY job_id LIMIT ${take})
    ORDER BY id FOR UPDATE`;
  return tx.importRecord.findMany({
    where: { importId, jobId: { in: held.map(({ id }) => id) } },
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
  });
}

/** The same for companies, with their placeholder accounts. */
export async function lockMadeCompanies(tx: Transaction, importId: string, take: number) {
  const made = await tx.$queryRaw<{ id: string; ownerId: string }[]>`
    SELECT c.id, c.owner_id AS "ownerId" FROM import_record r JOIN company c ON c.id = r.company_id
    WHERE r.import_id = ${importId}::uuid ORDER BY c.id LIMIT ${take}`;
  const [ids, owners] = [made.map(({ id }) => id), made.map(({ ownerId }) => ownerId)];
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ANY(${owners}::uuid[]) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`SELECT id FROM company WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return tx.importRecord.findMany({
    where: { importId, companyId: { in: ids } },
    select: {
      source: true,
      kind: true,
      externalId: true,
      company: {
        select: {
          id: true,
          owner: { select: { id: true, keeper: true } },
          _count: {
            select: {
              jobs: true,
              posts: true,
              orders: true,
              gatherings: true,
              takesPartIn: true,
              likes: true,
              mentions: true,
              ignoredBy: true,
              operatorNotes: true,
              mergedFrom: true,
            },
          },
        },
      },
    },
  });
}

/** Detaches a record that stays from its import. */
export const letStay = (tx: Transaction, key: Known) =>
  tx.importRecord.update({
    where: { source_kind_externalId: key },
    data: { importId: null },
    select: { externalId: true },
  });

export const deleteJob = (tx: Transaction, id: string) =>
  tx.job.delete({ where: { id }, select: { id: true } });
/** Deletes the placeholder account, and its company with it. */
export const deleteKeeper = (tx: Transaction, id: string) =>
  tx.user.delete({ where: { id, keeper: true }, select: { id: true } });
