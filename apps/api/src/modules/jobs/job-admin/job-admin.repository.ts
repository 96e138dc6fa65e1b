import type { adminJobList } from '@acheep/contract/jobs/job-admin';
import { allJobs } from '@acheep/contract/jobs/job-moderation-option';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { anyOf, build, type Condition, none, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { contains, idsOf, lock } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyNamed } from '../../companies/company/company.repository.ts';
import { detailFields as textFields } from '../job/job.repository.ts';
import { jobIsActive } from '../job/public-job.repository.ts';

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

const job = row('job');

/** Jobs in a state on a day: what is open closes by itself. */
function stateOn(status: JobStatus, day: Date): Condition {
  const isActive = sql<boolean>`e.status = 'active'`;
  if (status === 'active') return jobIsActive(day);
  return status === 'closed'
    ? job.or([job('e.status', '=', 'closed'), job.and([isActive, job('e.closing_date', '<', day)])])
    : job('e.status', '=', status);
}

/** Jobs with a mark that no operator has dismissed. */
function marked(mark: MarkFilter, day: Date): Condition {
  const marks = build.selectFrom('job_mark as m').where('m.fine_at', 'is', null).select('m.job_id');
  return mark === 'any'
    ? job.and([job('e.id', 'in', marks), job.or([stateOn('pending', day), stateOn('active', day)])])
    : job('e.id', 'in', marks.where('m.kind', '=', mark));
}

/** Ids of companies that are handed over to a statement. */
const maxCompanies = 1_000;

/**
 * Jobs of companies with the text in a name. The ids are read first, if they are not many: only from the ids themselves
 * can PostgreSQL tell how many jobs there are, and so whether to look them up or to read jobs until there are enough.
 */
async function ofCompanyNamed(prisma: PrismaClient, text: string): Promise<Condition> {
  const companies = idsOf('company', companyNamed(text));
  const found = await read(prisma, companies.limit(maxCompanies + 1));
  return found.length > maxCompanies
    ? job('e.company_id', 'in', companies)
    : job(
        'e.company_id',
        '=',
        anyOf(
          found.map(({ id }) => id),
          'uuid[]',
        ),
      );
}

const dayOf = (now: Date) => new Date(today(now));
const listOf = (named: Condition) =>
  workList(allJobs, {
    table: 'job',
    filters: {
      companyId: (id) => job('e.company_id', '=', id),
      status: (wanted, now) => job.or(wanted.map((status: JobStatus) => stateOn(status, dayOf(now)))),
      mark: (wanted, now) => job.or(wanted.map((mark) => marked(mark, dayOf(now)))),
      promotion: (wanted, now) => job.or(wanted.map((one) => job(`e.${one}_until`, '>=', dayOf(now)))),
    },
    text: (search) =>
      postCode.test(search)
        ? job('e.post_code', '=', Number(search))
        : job.or([contains('e.title', search), named]),
    order: { createdAt: 'e.created_at', heldAt: 'e.held_at' },
    load: (db, page) => db.job.findMany({ ...page, select: listedFields }),
  });

/** Jobs of all companies. */
export async function listAllJobs(
  prisma: PrismaClient,
  query: ParsedQueryOf<typeof adminJobList>,
  now: Date,
) {
  const named = query.search ? await ofCompanyNamed(prisma, query.search) : none;
  const { rows, total } = await listOf(named).page(prisma, [], query, now);
  const applications = await prisma.application.groupBy({
    by: ['jobId'],
    where: { jobId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  const counts = new Map(applications.map(({ jobId, _count }) => [jobId, _count]));
  return {
    rows: rows.map((row) => ({ ...row, _count: { applications: counts.get(row.id) ?? 0 } })),
    total,
  };
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
  const isHeld = await lock(tx, 'job', id, 'forNoKeyUpdate');
  return isHeld ? tx.job.findUnique({ where: { id }, select: fields }) : null;
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
