import type { adminJobList } from '@acheep/contract/jobs/job-admin';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { stateIs, detailFields as textFields, titleOrCompany } from '../job/job.repository.ts';

const fields = {
  id: true,
  postCode: true,
  title: true,
  status: true,
  company: { select: { id: true, name: true, nameKm: true, ownerId: true } },
  postedAt: true,
  closingDate: true,
  pinnedUntil: true,
  boostedUntil: true,
  heldAt: true,
  stopped: true,
  stopReason: true,
  stopWords: true,
  stoppedAt: true,
  marks: {
    select: {
      kind: true,
      said: true,
      fineAt: true,
      about: { select: { id: true, title: true, company: { select: { name: true, nameKm: true } } } },
    },
    orderBy: { kind: 'asc' },
  },
  createdAt: true,
  updatedAt: true,
  _count: { select: { applications: true } },
} satisfies Prisma.JobSelect;
type MarkFilter = NonNullable<ParsedQueryOf<typeof adminJobList>['filter']['mark']>[number];
export type AdminJobRow = Prisma.JobGetPayload<{ select: typeof fields }>;

// At most six digits: anything longer is not a post code.
const postCode = /^\d{1,6}$/;

/** Jobs with a mark that no operator has dismissed. */
const marked = (mark: MarkFilter, today: Date): Prisma.JobWhereInput =>
  mark === 'any'
    ? { marks: { some: { fineAt: null } }, OR: [{ status: 'pending' }, stateIs('active', today)] }
    : { marks: { some: { kind: mark, fineAt: null } } };

/** Jobs of all companies, with their states on `today` (midnight UTC of the day in Phnom Penh). */
export async function listAllJobs(
  prisma: PrismaClient,
  { search, filter, sort, offset, limit, today }: ParsedQueryOf<typeof adminJobList> & { today: Date },
) {
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const where: Prisma.JobWhereInput = {
    companyId: filter.companyId,
    AND: [
      search ? (postCode.test(search) ? { postCode: Number(search) } : titleOrCompany(search)) : {},
      filter.status ? { OR: filter.status.map((status: JobStatus) => stateIs(status, today)) } : {},
      filter.mark ? { OR: filter.mark.map((mark) => marked(mark, today)) } : {},
      filter.promotion ? { OR: filter.promotion.map((one) => ({ [`${one}Until`]: { gte: today } })) } : {},
    ],
  };
  const [rows, total] = await Promise.all([
    prisma.job.findMany({
      where,
      select: fields,
      orderBy:
        sort === 'heldAt_1'
          ? [{ heldAt: 'asc' }, { id: 'asc' }]
          : [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.job.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

export const findJob = (prisma: PrismaClient, id: string) =>
  prisma.job.findUnique({
    where: { id },
    select: {
      ...textFields,
      ...fields,
      company: { select: { ...fields.company.select, ...textFields.company.select } },
    },
  });

/** Company of a job, read first because the company is locked before the job. */
export const findCompanyId = async (tx: Transaction, id: string) =>
  (await tx.job.findUnique({ where: { id }, select: { companyId: true } }))?.companyId;

/** Locks a job of any company until the transaction ends. */
export async function lockJob(tx: Transaction, id: string) {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM job WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return held.length > 0 ? tx.job.findUnique({ where: { id }, select: fields }) : null;
}

/** Dismisses or restores a mark of a job; false if the job has no such mark. */
export async function saveMark(tx: Transaction, jobId: string, kind: string, fineAt: Date | null) {
  const { count } = await tx.jobMark.updateMany({ where: { jobId, kind }, data: { fineAt } });
  return count > 0;
}

/** Leaves `updatedAt` as it is: a promotion is not a change by the recruiter. */
export async function savePromotion(
  tx: Transaction,
  { id, updatedAt }: Pick<AdminJobRow, 'id' | 'updatedAt'>,
  promotion: Pick<Prisma.JobUpdateInput, 'pinnedUntil' | 'boostedUntil'>,
) {
  return tx.job.update({ where: { id }, data: { ...promotion, updatedAt }, select: fields });
}
