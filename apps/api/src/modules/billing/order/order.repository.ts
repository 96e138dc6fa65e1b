import { orderNumberOf } from '@acheep/contract/billing/order-number';
import type { OrderStatus } from '@acheep/contract/billing/order-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Look } from '../../../module.ts';
import { contactFields } from '../../companies/company/company.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';

export type Reader = PrismaClient | Transaction;

const orderFields = {
  id: true,
  number: true,
  companyId: true,
  packageId: true,
  status: true,
  title: true,
  titleKm: true,
  duration: true,
  durationType: true,
  jobs: true,
  cvViews: true,
  pinDays: true,
  boostDays: true,
  currency: true,
  subtotal: true,
  vatRate: true,
  vat: true,
  total: true,
  jobsUsed: true,
  cvViewsUsed: true,
  validFrom: true,
  validTo: true,
  confirmedAt: true,
  paidBy: true,
  paidOn: true,
  paymentReference: true,
  cancelledAt: true,
  cancelReason: true,
  refundedAt: true,
  refundReason: true,
  note: true,
  slipAt: true,
  khqr: true,
  khqrMd5: true,
  khqrUntil: true,
  createdAt: true,
  updatedAt: true,
  createdBy: contactFields.createdBy,
  company: { select: { ...contactFields.company.select, name: true, nameKm: true, address: true } },
  job: { select: { id: true, title: true, status: true, closingDate: true } },
  slip: { select: { id: true, originalName: true, mediaType: true, size: true } },
  invoice: { select: { number: true } },
} satisfies Prisma.OrderSelect;
export type OrderRow = Prisma.OrderGetPayload<{ select: typeof orderFields }>;

export const findOrder = (db: Reader, id: string) =>
  db.order.findUnique({ where: { id }, select: orderFields });

export const getOrder = (tx: Transaction, id: string) =>
  tx.order.findUniqueOrThrow({ where: { id }, select: orderFields });

/** An order of a company; null if it is another company's. */
export const findOwnOrder = (db: Reader, companyId: string, id: string) =>
  db.order.findFirst({ where: { id, companyId }, select: orderFields });

/** Locks an order for the rest of the transaction and returns its current state. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "order" WHERE id = ${id}::uuid FOR UPDATE`;
  // A separate statement, so that it sees what the previous lock holder committed.
  return held.length > 0 ? findOrder(tx, id) : null;
}

export const createOrder = (tx: Transaction, data: Prisma.OrderUncheckedCreateInput) =>
  tx.order.create({ data, select: orderFields });

/** Saves a locked order. */
export const saveOrder = (tx: Transaction, id: string, data: Prisma.OrderUncheckedUpdateInput) =>
  tx.order.update({ where: { id }, data, select: orderFields });

export const countPending = (tx: Transaction, companyId: string) =>
  tx.order.count({ where: { companyId, status: 'pending' } });

/** True when the company uses a free package on `today` (midnight UTC of the day in Phnom Penh). */
export const usesFree = async (tx: Transaction, companyId: string, today: Date) =>
  (await tx.order.count({
    where: { companyId, status: 'active', total: 0, refundedAt: null, validTo: { gte: today } },
  })) > 0;

/** Locks a draft of the company against deletion for the rest of the transaction; false if there is none. */
export async function lockDraft(tx: Transaction, companyId: string, id: string): Promise<boolean> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM job WHERE id = ${id}::uuid AND company_id = ${companyId}::uuid AND status = 'draft' FOR KEY SHARE`;
  return held.length > 0;
}

/** Filter for orders with these statuses on `today`. */
function inStates(statuses: readonly OrderStatus[], today: Date): Prisma.OrderWhereInput {
  const isOver: Prisma.OrderWhereInput = { OR: [{ validTo: { lt: today } }, { refundedAt: { not: null } }] };
  const is = (status: OrderStatus): Prisma.OrderWhereInput => {
    if (status === 'expired') return { status: 'active', ...isOver };
    return status === 'active' ? { status, validTo: { gte: today }, refundedAt: null } : { status };
  };
  return { OR: statuses.map(is) };
}

interface Asked {
  search?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  today: Date;
  offset: number;
  limit: number;
  direction: Prisma.SortOrder;
}

/** Filter for orders by number or by the other given conditions. */
function matching(
  search: string | undefined,
  besides: Prisma.OrderWhereInput[] = [],
): Prisma.OrderWhereInput {
  if (!search) return {};
  const number = orderNumberOf(search);
  const ways = [...(number === null ? [] : [{ number }]), ...besides];
  return ways.length > 0 ? { OR: ways } : { id: { in: [] } };
}

async function pageOf(
  db: PrismaClient,
  where: Prisma.OrderWhereInput,
  { offset, limit, direction }: Asked,
  most?: number,
) {
  const [rows, total] = await Promise.all([
    db.order.findMany({
      where,
      select: orderFields,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: offset,
      take: limit,
    }),
    db.order.count({ where, take: most }),
  ]);
  return { rows, total };
}

export const listOwnOrders = (db: PrismaClient, companyId: string, asked: Asked) =>
  pageOf(
    db,
    { companyId, AND: [matching(asked.search), asked.statuses ? inStates(asked.statuses, asked.today) : {}] },
    asked,
  );

export interface AdminAsked extends Asked {
  slips?: readonly ('with' | 'without')[] | undefined;
  packageId?: string | undefined;
  companyId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  most: number;
}

export function listAllOrders(db: PrismaClient, asked: AdminAsked) {
  const { search, slips, packageId, companyId } = asked;
  const found = search && { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const };
  const names = found ? [{ company: { name: found } }, { company: { nameKm: found } }] : [];
  const slip = slips && { OR: slips.map((one) => ({ slipId: one === 'with' ? { not: null } : null })) };
  const where: Prisma.OrderWhereInput = {
    packageId,
    companyId,
    createdAt: { gte: asked.from, lt: asked.before },
    AND: [matching(search, names), asked.statuses ? inStates(asked.statuses, asked.today) : {}, slip ?? {}],
  };
  return pageOf(db, where, asked, asked.most);
}

/** True when a slip was submitted for another order. */
export const slipIsTaken = async (tx: Transaction, id: string, slipId: string) =>
  (await tx.order.count({ where: { slipId, id: { not: id } } })) > 0;

/** True for admins and for members of the order's company. */
export async function mayRead(db: PrismaClient, userId: string, id: string): Promise<boolean> {
  const found = await db.order.findUnique({ where: { id }, select: { companyId: true } });
  if (!found) return false;
  const person = await db.user.findUnique({ where: { id: userId }, select: { role: true } });
  return person?.role === 'admin' || (await companyIdOf(db, userId)) === found.companyId;
}

/** The same for its slip. */
export const mayOpenSlip = async (db: PrismaClient, { id, userId, uploadId }: Look) =>
  (await db.order.count({ where: { id, slipId: uploadId } })) > 0 && (await mayRead(db, userId, id));

/** Pending orders with a KHQR code that could be paid after `since`. */
export const listWatched = (prisma: PrismaClient, since: Date) =>
  prisma.order.findMany({
    where: { status: 'pending', khqrUntil: { gt: since } },
    select: orderFields,
    orderBy: { khqrUntil: 'desc' },
    take: 2000,
  });
