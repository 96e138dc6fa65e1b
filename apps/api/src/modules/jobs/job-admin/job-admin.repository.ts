import type { adminJobList } from '@acheep/contract/jobs/job-admin';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { companyNamed, contains, inOrderOf, or, readPage } from '../../../search/listed-page.repository.ts';
import { detailFields as textFields } from '../job/job.repository.ts';

const { sql, raw } = Prisma;
/** For lists: the applications of each are counted beside, as a join would count those of all jobs. */
const listedFields = {
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
} satisfies Prisma.JobSelect;
const fields = { ...listedFields, _count: { select: { applications: true } } } satisfies Prisma.JobSelect;
type MarkFilter = NonNullable<ParsedQueryOf<typeof adminJobList>['filter']['mark']>[number];
export type AdminJobRow = Prisma.JobGetPayload<{ select: typeof fields }>;

// At most six digits: anything longer is not a post code.
const postCode = /^\d{1,6}$/;

/** The state of a job on a day. */
const stateOn = (status: JobStatus, today: Date) => {
  if (status === 'active') return sql`(e.status = 'active' AND e.closing_date >= ${today}::date)`;
  return status === 'closed'
    ? sql`(e.status = 'closed' OR (e.status = 'active' AND e.closing_date < ${today}::date))`
    : sql`e.status = ${status}::"JobStatus"`;
};

/** Jobs with a mark that no operator has dismissed. */
const marked = (mark: MarkFilter, today: Date) =>
  mark === 'any'
    ? sql`(e.id IN (SELECT m.job_id FROM job_mark m WHERE m.fine_at IS NULL)
        AND (e.status = 'pending' OR ${stateOn('active', today)}))`
    : sql`e.id IN (SELECT m.job_id FROM job_mark m WHERE m.fine_at IS NULL AND m.kind = ${mark})`;

/** Ids of companies that are handed over to a statement. */
const mostCompanies = 1_000;

/**
 * Jobs of companies with the text in a name. The ids are read first, if they are not many: only from the ids themselves
 * can PostgreSQL tell how many jobs there are, and so whether to look them up or to read jobs until there are enough.
 */
async function ofCompanyNamed(prisma: PrismaClient, text: string) {
  const companies = sql`SELECT c.id FROM company c WHERE ${companyNamed(text)}`;
  const found = await prisma.$queryRaw<{ id: string }[]>`${companies} LIMIT ${mostCompanies + 1}`;
  return found.length > mostCompanies
    ? sql`e.company_id IN (${companies})`
    : sql`e.company_id = ANY(${found.map(({ id }) => id)}::uuid[])`;
}

/** Jobs of all companies, with their states on `today` (midnight UTC of the day in Phnom Penh). */
export async function listAllJobs(
  prisma: PrismaClient,
  { search, filter, sort, offset, limit, today }: ParsedQueryOf<typeof adminJobList> & { today: Date },
) {
  const found =
    search &&
    (postCode.test(search)
      ? sql`e.post_code = ${Number(search)}`
      : sql`(${contains('e.title', search)} OR ${await ofCompanyNamed(prisma, search)})`);
  const { ids, total } = await readPage(prisma, {
    from: 'job e',
    where: [
      filter.companyId && sql`e.company_id = ${filter.companyId}::uuid`,
      found,
      or(filter.status?.map((status: JobStatus) => stateOn(status, today))),
      or(filter.mark?.map((mark) => marked(mark, today))),
      or(filter.promotion?.map((one) => sql`${raw(`e.${one}_until`)} >= ${today}::date`)),
    ],
    by: [sort === 'heldAt_1' ? 'e.held_at' : 'e.created_at', 'e.id'],
    direction: sort === 'createdAt_1' || sort === 'heldAt_1' ? 'asc' : 'desc',
    offset,
    limit,
    isNarrow: Boolean(search || filter.companyId || filter.mark || filter.promotion || filter.status),
  });
  const where = { id: { in: ids } };
  const [rows, applications] = await Promise.all([
    prisma.job.findMany({ where, select: listedFields }),
    prisma.application.groupBy({ by: ['jobId'], where: { jobId: { in: ids } }, _count: true }),
  ]);
  const counts = new Map(applications.map(({ jobId, _count }) => [jobId, _count]));
  const counted = rows.map((row) => ({ ...row, _count: { applications: counts.get(row.id) ?? 0 } }));
  return { rows: inOrderOf(ids, counted), total };
}

export const findJob = (prisma: PrismaClient, id: string) =>
  prisma.job.findUnique({
    where: { id },
    select: {
      ...textFields,
      ...fields,
      company: { select: { ...fields.company.select, ...textFields.company.select, verifiedAt: true } },
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
