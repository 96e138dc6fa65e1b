import { orderNumberOf } from '@acheep/contract/billing/order-number';
import type { OrderStatus } from '@acheep/contract/billing/order-option';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import type { Look } from '../../../module.ts';
import { companiesNamed, inOrderOf, or, readPage } from '../../../search/listed-page.repository.ts';
import { contactFields } from '../../companies/company/company.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';

export type Reader = PrismaClient | Transaction;
const { sql } = Prisma;

const orderFields = {
  id: true,
  number: true,
  companyId: true,
  vatTin: true,
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
  company: {
    select: {
      ...contactFields.company.select,
      name: true,
      nameKm: true,
      address: true,
      vatTin: true,
      verifiedAt: true,
    },
  },
  job: { select: { id: true, title: true, status: true, closingDate: true } },
  slip: { select: { id: true, originalName: true, mediaType: true, size: true } },
  invoice: { select: { number: true, creditNote: { select: { number: true } } } },
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

/** Orders with these statuses on `today`. */
function inStates(statuses: readonly OrderStatus[], today: Date): Prisma.Sql | undefined {
  const isOver = sql`(e.valid_to < ${today}::date OR e.refunded_at IS NOT NULL)`;
  const is = (status: OrderStatus): Prisma.Sql => {
    if (status === 'expired') return sql`(e.status = 'active' AND ${isOver})`;
    return status === 'active'
      ? sql`(e.status = 'active' AND e.valid_to >= ${today}::date AND e.refunded_at IS NULL)`
      : sql`e.status = ${status}::"OrderStatus"`;
  };
  return or(statuses.map(is));
}

interface Asked {
  search?: string | undefined;
  statuses?: readonly OrderStatus[] | undefined;
  today: Date;
  offset: number;
  limit: number;
  direction: Prisma.SortOrder;
}

/** Orders with the searched number, or with one of the other given conditions. */
function matching(search: string | undefined, besides: Prisma.Sql[] = []) {
  if (!search) return undefined;
  const number = orderNumberOf(search);
  return or([...(number === null ? [] : [sql`e.number = ${number}`]), ...besides]);
}

async function pageOf(
  db: PrismaClient,
  where: readonly (Prisma.Sql | '' | undefined)[],
  { statuses, today, offset, limit, direction }: Asked,
) {
  const { ids, total } = await readPage(db, {
    from: '"order" e',
    where: [...where, statuses && inStates(statuses, today)],
    by: ['e.created_at', 'e.id'],
    direction,
    offset,
    limit,
    isNarrow: where.some(Boolean) || statuses !== undefined,
  });
  const rows = await db.order.findMany({ where: { id: { in: ids } }, select: orderFields });
  return { rows: inOrderOf(ids, rows), total };
}

export const listOwnOrders = (db: PrismaClient, companyId: string, asked: Asked) =>
  pageOf(db, [sql`e.company_id = ${companyId}::uuid`, matching(asked.search)], asked);

export interface AdminAsked extends Asked {
  slips?: readonly ('with' | 'without')[] | undefined;
  packageId?: string | undefined;
  companyId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export function listAllOrders(db: PrismaClient, asked: AdminAsked) {
  const { search, slips, packageId, companyId, from, before } = asked;
  const names = search ? [sql`e.company_id = ANY(${companiesNamed(search)})`] : [];
  return pageOf(
    db,
    [
      packageId && sql`e.package_id = ${packageId}::uuid`,
      companyId && sql`e.company_id = ${companyId}::uuid`,
      from && sql`e.created_at >= ${from}`,
      before && sql`e.created_at < ${before}`,
      matching(search, names),
      or(slips?.map((one) => (one === 'with' ? sql`e.slip_id IS NOT NULL` : sql`e.slip_id IS NULL`))),
    ],
    asked,
  );
}

/** True when a slip was submitted for another order. */
export const slipIsTaken = async (tx: Transaction, id: string, slipId: string) =>
  (await tx.order.count({ where: { slipId, id: { not: id } } })) > 0;

/** True for admins and for members of the order's company. */
export async function mayRead(db: PrismaClient, userId: string, id: string): Promise<boolean> {
  const found = await db.order.findUnique({ where: { id }, select: { companyId: true } });
  if (!found) return false;
  const person = await db.user.findUnique({ where: { id: userId }, select: { role: true } });
  return person?.role === 'admin' || (await companyIdOf(db, userId, 'bill')) === found.companyId;
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
