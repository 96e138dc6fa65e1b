import { coupons } from '@acheep/contract/billing/coupon-option';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { sql } from 'kysely';
import { contains, lock, lockWork, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';

const fields = {
  id: true,
  code: true,
  percent: true,
  amount: true,
  currency: true,
  packageIds: true,
  from: true,
  until: true,
  maxUses: true,
  maxPerCompany: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.CouponSelect;
export type CouponRow = Prisma.CouponGetPayload<{ select: typeof fields }>;

export const couponRows = workList(coupons, {
  table: 'coupon',
  filters: { packageId: (id) => sql<boolean>`(${id}::uuid = ANY(e.package_ids) OR e.package_ids = '{}')` },
  text: (search) => contains('e.code', search),
  order: { createdAt: 'e.created_at' },
  load: (db, page) => db.coupon.findMany({ ...page, select: fields }),
});

export const findCoupon = (db: Reader, id: string) => db.coupon.findUnique({ where: { id }, select: fields });

export const findCouponByCode = (db: Reader, code: string) =>
  db.coupon.findUnique({ where: { code }, select: fields });

/** Locks a coupon for the rest of the transaction, so that orders with it are made one after the other. */
export const lockCoupon = async (tx: Transaction, id: string): Promise<CouponRow | null> =>
  (await lock(tx, 'coupon', id, 'forUpdate')) ? findCoupon(tx, id) : null;

export const createCoupon = (tx: Transaction, data: Prisma.CouponUncheckedCreateInput) =>
  tx.coupon.create({ data, select: fields });

export const saveCoupon = (tx: Transaction, id: string, data: Prisma.CouponUncheckedUpdateInput) =>
  tx.coupon.update({ where: { id }, data, select: fields });

export const deleteCoupon = (tx: Transaction, id: string) =>
  tx.coupon.delete({ where: { id }, select: { id: true } });

/** True when another coupon has the code, which no other transaction takes before this one ends. */
export async function codeIsTaken(tx: Transaction, code: string, id?: string): Promise<boolean> {
  await lockWork(tx, `coupon ${code}`);
  return (await tx.coupon.count({ where: { code, ...(id && { id: { not: id } }) } })) > 0;
}

const used = (couponIds: string[]) =>
  ({ couponId: { in: couponIds }, status: { not: 'cancelled' } }) as const;

/** Number of orders made with each coupon, but for cancelled ones. */
export async function countUses(db: Reader, ids: string[]) {
  const groups = await db.order.groupBy({ by: ['couponId'], where: used(ids), _count: true });
  return new Map(groups.map(({ couponId, _count }) => [couponId, _count]));
}

/** Number of a company's orders made with a coupon, but for cancelled ones. */
export const countUsesOf = (db: Reader, id: string, companyId: string) =>
  db.order.count({ where: { companyId, ...used([id]) } });
