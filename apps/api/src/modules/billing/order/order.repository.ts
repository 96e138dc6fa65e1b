import { orderNumberOf } from '@acheep/contract/billing/order-number';
import { adminOrders, type OrderStatus, orders } from '@acheep/contract/billing/order-option';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, row } from '@acheep/database/statement';
import type { Look } from '../../../module.ts';
import { findOne, idsOf, lock, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyNamed, contactFields } from '../../companies/company/company.repository.ts';
import { companyIdOf, type companyOf } from '../../companies/company/company-people.repository.ts';

const job = row('job');
const order = row('order');
/** Orders of a company. */
export const ordersOf = (company: string | ReturnType<typeof companyOf>): Condition =>
  order('e.company_id', '=', company);

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
  quantity: true,
  extraDays: true,
  currency: true,
  discount: true,
  couponCode: true,
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
  byOperator: true,
  reason: true,
  invoiceNote: true,
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
  findOne(db, 'order', id, [ordersOf(companyId)], (one) =>
    db.order.findUnique({ ...one, select: orderFields }),
  );

/** Locks an order for the rest of the transaction and returns its current state. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  // Read by a separate statement, so that it sees what the previous lock holder committed.
  return (await lock(tx, 'order', id, 'forUpdate')) ? findOrder(tx, id) : null;
}

export const createOrder = (tx: Transaction, data: Prisma.OrderUncheckedCreateInput) =>
  tx.order.create({ data, select: orderFields });

/** Saves a locked order. */
export const saveOrder = (tx: Transaction, id: string, data: Prisma.OrderUncheckedUpdateInput) =>
  tx.order.update({ where: { id }, data, select: orderFields });

export const countPending = (tx: Transaction, companyId: string) =>
  tx.order.count({ where: { companyId, status: 'pending' } });

/** True when the company uses a free package, which is not one made free, on `today` (midnight UTC of the day in Phnom Penh). */
export const usesFree = async (tx: Transaction, companyId: string, today: Date) =>
  (await tx.order.count({
    where: { companyId, status: 'active', total: 0, discount: 0, refundedAt: null, validTo: { gte: today } },
  })) > 0;

/** Locks a draft of the company against deletion for the rest of the transaction; false if there is none. */
export const lockDraft = (tx: Transaction, companyId: string, id: string) =>
  lock(tx, 'job', id, 'forKeyShare', job('e.company_id', '=', companyId), job('e.status', '=', 'draft'));

/** Orders in a status on a day: those that are over have expired. */
function inStatus(status: OrderStatus, day: Date): Condition {
  const isActive = order('e.status', '=', 'active');
  const lasts = order.and([order('e.valid_to', '>=', day), order('e.refunded_at', 'is', null)]);
  if (status === 'active') return order.and([isActive, lasts]);
  return status === 'expired' ? order.and([isActive, order.not(lasts)]) : order('e.status', '=', status);
}

/** The order with the searched number, or with an invoice of that number. */
function numbered(search: string): Condition {
  const number = orderNumberOf(search);
  const invoiced = build
    .selectFrom('invoice as i')
    .where('i.number', '=', search.toUpperCase())
    .where('i.order_id', 'is not', null)
    .select('i.order_id')
    .$narrowType<{ order_id: string }>();
  return order.or([
    order('e.id', '=', oneOf(invoiced)),
    ...(number === null ? [] : [order('e.number', '=', number)]),
  ]);
}

const status = (wanted: readonly OrderStatus[], now: Date): Condition =>
  order.or(wanted.map((one) => inStatus(one, new Date(today(now)))));
const load = (db: Reader, page: { where: Prisma.OrderWhereInput }) =>
  db.order.findMany({ ...page, select: orderFields });

export const ownOrders = workList(orders, {
  table: 'order',
  filters: { status },
  text: numbered,
  order: { createdAt: 'e.created_at' },
  load,
});
export const allOrders = workList(adminOrders, {
  table: 'order',
  filters: {
    status,
    slip: (wanted) =>
      order.or(wanted.map((one) => order('e.slip_id', one === 'with' ? 'is not' : 'is', null))),
    packageId: (id) => order('e.package_id', '=', id),
    couponId: (id) => order('e.coupon_id', '=', id),
    companyId: ordersOf,
    from: (day) => order('e.created_at', '>=', momentOf(day, '00:00')),
    to: (day) => order('e.created_at', '<', momentOf(addDays(day, 1), '00:00')),
  },
  text: (search) =>
    order.or([numbered(search), order('e.company_id', '=', oneOf(idsOf('company', companyNamed(search))))]),
  order: { createdAt: 'e.created_at' },
  usual: 'createdAt_1',
  load,
});

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
