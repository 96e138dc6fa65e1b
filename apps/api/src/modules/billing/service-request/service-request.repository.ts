import { maxLogos, type serviceRequestList } from '@acheep/contract/billing/service-request';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { totalCap } from '@acheep/contract/kernel/list';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import { change, lockWork, type Reader } from '../../../search/rows.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { aboutFields, carriedOutFields } from '../../content/enquiry/enquiry.repository.ts';

const ownFields = {
  ...carriedOutFields,
  askedBy: { select: { name: true } },
  ...aboutFields,
  enquiry: {
    select: {
      id: true,
      subject: true,
      status: true,
      message: true,
      createdAt: true,
      updatedAt: true,
      service: { select: { title: true, titleKm: true } },
    },
  },
} satisfies Prisma.ServiceRequestSelect;
export type OwnRow = Prisma.ServiceRequestGetPayload<{ select: typeof ownFields }>;

/** Requests of the user's company. */
export async function listOwn(
  prisma: PrismaClient,
  userId: string,
  { filter, sort, offset, limit }: ParsedQueryOf<typeof serviceRequestList>,
) {
  const companyId = await companyIdOf(prisma, userId, 'bill');
  if (companyId === null) return { rows: [], total: 0 };
  const direction = sort === 'createdAt_1' ? 'asc' : 'desc';
  const where: Prisma.ServiceRequestWhereInput = {
    companyId,
    ...(filter.status && { enquiry: { status: { in: filter.status } } }),
  };
  const [rows, total] = await Promise.all([
    prisma.serviceRequest.findMany({
      where,
      select: ownFields,
      orderBy: [{ enquiry: { createdAt: direction } }, { enquiryId: direction }],
      skip: offset,
      take: limit,
    }),
    prisma.serviceRequest.count({ where, take: totalCap + 1 }),
  ]);
  return { rows, total };
}

export const getAsker = (tx: Transaction, id: string) =>
  tx.user.findUniqueOrThrow({
    where: { id },
    select: { name: true, email: true, phone: true },
  });

export const addRequest = (tx: Transaction, data: Prisma.ServiceRequestUncheckedCreateInput) =>
  tx.serviceRequest.create({ data, select: { enquiryId: true } });

/** Company and service of an enquiry. Both are immutable, so they may be read before they are locked. */
export const findRequest = (tx: Transaction, enquiryId: string) =>
  tx.enquiry.findUnique({
    where: { id: enquiryId },
    select: { serviceId: true, request: { select: { companyId: true } } },
  });

/** A training or event of a company; it must be locked. */
export const getGathering = (tx: Transaction, companyId: string, id: string) =>
  tx.gathering.findFirst({
    where: { id, companyId },
    select: { id: true, title: true, status: true, endsAt: true, pinnedUntil: true, updatedAt: true },
  });

const person = { id: true, name: true, email: true, locale: true } satisfies Prisma.UserSelect;

/** A request whose enquiry is locked, with the person to notify: the user who asked, or the owner of the company. */
export const getRequest = (tx: Transaction, enquiryId: string) =>
  tx.serviceRequest.findUniqueOrThrow({
    where: { enquiryId },
    select: {
      companyId: true,
      carriedOutAt: true,
      askedBy: { select: { ...person, disabledAt: true } },
      company: { select: { logoPath: true, ownerId: true, owner: { select: person } } },
    },
  });

export const saveCarriedOut = (
  tx: Transaction,
  enquiryId: string,
  data: Prisma.ServiceRequestUncheckedUpdateInput,
) => tx.serviceRequest.update({ where: { enquiryId }, data, select: { enquiryId: true } });

const shownOn = (day: Date) =>
  ({
    effect: 'home-logo',
    until: { gte: day },
    company: { logoPath: { not: null }, owner: { disabledAt: null } },
  }) satisfies Prisma.ServiceRequestWhereInput;

/** Companies with their logo on the home page on a day, in the order in which the operator added them. */
export async function listHomeLogos(db: Reader, day: Date) {
  const rows = await db.serviceRequest.findMany({
    where: shownOn(day),
    distinct: ['companyId'],
    select: { company: { select: { id: true, name: true, nameKm: true, logoPath: true } } },
    orderBy: [{ carriedOutAt: 'asc' }, { enquiryId: 'asc' }],
    take: maxLogos,
  });
  return rows.map(({ company }) => company);
}

/** Last day on which a company's logo is on the home page, today or later. */
export async function logoUntil(tx: Transaction, companyId: string, day: Date) {
  const { _max } = await tx.serviceRequest.aggregate({
    where: { companyId, effect: 'home-logo', until: { gte: day } },
    _max: { until: true },
  });
  return _max.until;
}

/** Ends all periods of a company's logo on the home page; `day` becomes the last one. */
export async function endLogos(tx: Transaction, companyId: string, day: Date) {
  const { count } = await tx.serviceRequest.updateMany({
    where: { companyId, effect: 'home-logo', until: { gt: day } },
    data: { until: day },
  });
  return count;
}

/** Condition for requests under which the operator currently screens the applications of a job. */
export const screening = {
  effect: 'cv-screening',
  carriedOutAt: { not: null },
  endedAt: null,
} satisfies Prisma.ServiceRequestWhereInput;

export const isScreened = async (tx: Transaction, jobId: string) =>
  (await tx.serviceRequest.count({ where: { ...screening, jobId } })) > 0;

/** Serializes adding logos, so that concurrent operators count each other's. */
export const lockHomeLogos = (tx: Transaction) => lockWork(tx, 'home logos');

/** Transfers the requests made by a member who leaves, so that answers go to the successor. */
export async function transferRequests(
  tx: Transaction,
  { companyId, from, to }: DomainEvent<'company.left'>,
) {
  const { name, email } = await tx.user.findUniqueOrThrow({
    where: { id: to },
    select: { name: true, email: true },
  });
  const enquiryIds = build
    .selectFrom('service_request as r')
    .where('r.company_id', '=', companyId)
    .where('r.asked_by_id', '=', from)
    .select('r.enquiry_id');
  await change(tx, 'enquiry', [row('enquiry')('e.id', 'in', enquiryIds)], { name, email, phone: null });
  await tx.serviceRequest.updateMany({ where: { companyId, askedById: from }, data: { askedById: to } });
}
