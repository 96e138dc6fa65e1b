import type { StatusCounts } from '@acheep/contract/hiring/application';
import { screenedApplications } from '@acheep/contract/hiring/application-option';
import type { screeningApplications, screeningList } from '@acheep/contract/hiring/operator-screening';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import type { Look } from '../../../module.ts';
import { containing } from '../../../search/containing.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { screening } from '../../billing/service-request/service-request.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { detailFields, receivedFields } from '../application/application.repository.ts';
import { countHired } from '../application/application-decision.repository.ts';
import { textHas } from '../application/application-text.repository.ts';
import { listByStatus, receivedFilters } from '../application/candidate-list.repository.ts';

/** Disabled companies are excluded. */
const open = {
  ...screening,
  jobId: { not: null },
  company: { owner: { disabledAt: null } },
} satisfies Prisma.ServiceRequestWhereInput;

const company = { select: { id: true, name: true, nameKm: true } } as const;
const fields = {
  enquiryId: true,
  carriedOutAt: true,
  company,
  job: { select: { id: true, title: true, status: true, closingDate: true } },
} satisfies Prisma.ServiceRequestSelect;
export type ScreeningRow = Prisma.ServiceRequestGetPayload<{ select: typeof fields }>;

export async function listScreenings(
  prisma: PrismaClient,
  { search, sort, offset, limit }: ParsedQueryOf<typeof screeningList>,
) {
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const found = search && containing(search);
  const where: Prisma.ServiceRequestWhereInput = {
    ...open,
    ...(found && {
      OR: [{ job: { title: found } }, { company: { OR: [{ name: found }, { nameKm: found }] } }],
    }),
  };
  const [rows, total] = await Promise.all([
    prisma.serviceRequest.findMany({
      where,
      select: fields,
      orderBy: [{ carriedOutAt: direction }, { enquiryId: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.serviceRequest.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

export const findScreening = (prisma: PrismaClient, id: string) =>
  prisma.serviceRequest.findFirst({ where: { ...open, enquiryId: id }, select: fields });

export async function listOwnScreenings(prisma: PrismaClient, userId: string): Promise<ScreeningRow[]> {
  const companyId = await companyIdOf(prisma, userId);
  if (companyId === null) return [];
  return prisma.serviceRequest.findMany({
    where: { ...open, companyId },
    select: fields,
    orderBy: [{ carriedOutAt: 'desc' }, { enquiryId: 'desc' }],
  });
}

const none = (): StatusCounts => ({ received: 0, shortlisted: 0, rejected: 0, withdrawn: 0 });

export async function countByJob(db: Reader, jobIds: readonly string[]) {
  const counted = await db.application.groupBy({
    by: ['jobId', 'status'],
    where: { jobId: { in: [...jobIds] } },
    _count: true,
  });
  const counts = new Map(jobIds.map((id) => [id, none()]));
  for (const { jobId, status, _count } of counted) {
    const ofJob = counts.get(jobId);
    if (ofJob) ofJob[status] = _count;
  }
  return (jobId: string) => counts.get(jobId) ?? none();
}

const application = row('application');
const screened = workList(screenedApplications, {
  table: 'application',
  filters: receivedFilters,
  text: (search) => textHas(search),
  order: { createdAt: 'e.created_at', name: 'e.name' },
  load: (db, page) => db.application.findMany({ ...page, select: receivedFields }),
});

/** Applications for a screened job. */
export const listApplications = (
  prisma: PrismaClient,
  jobId: string,
  query: ParsedQueryOf<typeof screeningApplications>,
  now: Date,
) => listByStatus(screened, prisma, application('e.job_id', '=', jobId), query, now);

const screenedFields = {
  ...detailFields,
  job: {
    select: {
      ...detailFields.job.select,
      company,
      serviceRequests: { where: open, select: { enquiryId: true }, take: 1 },
    },
  },
  applicantId: true,
} satisfies Prisma.ApplicationSelect;
export type ScreenedRow = Prisma.ApplicationGetPayload<{ select: typeof screenedFields }> & { hired: number };

const isScreened = { job: { serviceRequests: { some: open } } } satisfies Prisma.ApplicationWhereInput;

/** An application whose job is currently screened. */
export async function findScreened(db: Reader, id: string): Promise<ScreenedRow | null> {
  const found = await db.application.findFirst({ where: { id, ...isScreened }, select: screenedFields });
  return found && { ...found, hired: await countHired(db, found.job.id) };
}

/** Locks the service request of the screening and its company: ending it waits until the decision is saved. */
export async function lockScreening(tx: Transaction, jobId: string) {
  const request = await tx.serviceRequest.findFirst({
    where: { ...open, jobId },
    select: { enquiryId: true },
  });
  if (!request) return false;
  const its = build.selectFrom('service_request').where('enquiry_id', '=', request.enquiryId);
  await read(tx, its.select('enquiry_id').forShare());
  return (await tx.serviceRequest.count({ where: { ...open, enquiryId: request.enquiryId } })) > 0;
}

const person = { id: true, name: true, email: true, locale: true } satisfies Prisma.UserSelect;
const endingFields = {
  ...fields,
  company: { select: { ...company.select, ownerId: true, owner: { select: person } } },
  askedBy: { select: { ...person, disabledAt: true } },
} satisfies Prisma.ServiceRequestSelect;

/** Ends a screening and returns the request with the user to notify; null if it is already over. */
export async function endScreening(tx: Transaction, id: string, endedAt: Date) {
  const { count } = await tx.serviceRequest.updateMany({
    where: { ...screening, enquiryId: id },
    data: { endedAt },
  });
  return count === 0
    ? null
    : tx.serviceRequest.findUniqueOrThrow({ where: { enquiryId: id }, select: endingFields });
}

/** True when the screening of an application shows its operator this file: its CV, or a file the CV refers to. */
export async function showsScreened(db: PrismaClient, { id, userId, uploadId }: Look): Promise<boolean> {
  const reader = await db.user.count({ where: { id: userId, role: 'admin', disabledAt: null } });
  if (reader === 0) return false;
  const where: Prisma.ApplicationWhereInput = {
    id,
    ...isScreened,
    status: { not: 'withdrawn' },
    OR: [{ cvId: uploadId }, { attachments: { some: { uploadId } } }],
  };
  return (await db.application.count({ where })) > 0;
}
