import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { CompanyData } from '../../companies/company/company.repository.ts';
import type { JobData } from '../../jobs/job/job.repository.ts';
import { noAddress } from '../../messaging/mail/no-address.ts';

/**
 * One batch at a time, of whichever import: two files that name the same company make it once. No lock of the table: a
 * company that ends takes its records along, and would wait for whoever waits for it.
 */
export const lockImports = (tx: Transaction) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('imports'))`;

/** Holds what a source has brought under these ids, with the companies of jobs: who saves it meanwhile waits. */
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

/** A job that came before, as it is now. It is held. */
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
 * Jobs that an import has made and that were not looked at yet, some at a time, held before they are looked at: whoever is
 * about to apply for one is through, or finds that it is gone.
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

/** The same of companies, with the accounts that they go with. */
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
