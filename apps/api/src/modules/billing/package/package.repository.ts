import type { PackageStatus } from '@acheep/contract/billing/package-option';
import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { lock, lockTable, type Reader } from '../../../search/rows.repository.ts';

const fields = {
  id: true,
  status: true,
  position: true,
  title: true,
  titleKm: true,
  description: true,
  descriptionKm: true,
  price: true,
  currency: true,
  duration: true,
  durationType: true,
  jobs: true,
  cvViews: true,
  pinDays: true,
  boostDays: true,
  isRecommended: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.PackageSelect;
export type PackageRow = Prisma.PackageGetPayload<{ select: typeof fields }>;
export type PackageData = Omit<Prisma.PackageUncheckedCreateInput, 'id' | 'position' | 'status'>;

const inOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.PackageOrderByWithRelationInput[];

export const listActive = (db: Reader) =>
  db.package.findMany({ where: { status: 'active' }, select: fields, orderBy: inOrder });

/** All packages, archived ones last. */
export async function listAll(db: Reader): Promise<PackageRow[]> {
  const rows = await db.package.findMany({ select: fields, orderBy: inOrder });
  const rank = ({ status }: PackageRow) => (status === 'archived' ? 1 : 0);
  return rows.sort((one, other) => rank(one) - rank(other));
}

/** Locks a package against changes and orders for the rest of the transaction. */
export const lockPackage = async (tx: Transaction, id: string): Promise<PackageRow | null> =>
  (await lock(tx, 'package', id, 'forUpdate'))
    ? tx.package.findUnique({ where: { id }, select: fields })
    : null;

/** Locks an active package against changes for the rest of the transaction, for placing an order. */
export const lockOffer = async (tx: Transaction, id: string): Promise<PackageRow | null> =>
  (await lock(tx, 'package', id, 'forShare', row('package')('e.status', '=', 'active')))
    ? tx.package.findUnique({ where: { id }, select: fields })
    : null;

/** Locks a package that the operator may sell by hand, on sale or not, like `lockOffer`. */
export const lockSellable = async (tx: Transaction, id: string): Promise<PackageRow | null> =>
  (await lock(tx, 'package', id, 'forShare', row('package')('e.status', '!=', 'archived')))
    ? tx.package.findUnique({ where: { id }, select: fields })
    : null;

/** Serializes changes of packages for the rest of the transaction; returns their number. */
export async function lockAll(tx: Transaction): Promise<number> {
  await lockTable(tx, 'package');
  return tx.package.count();
}

export async function createPackage(tx: Transaction, data: PackageData): Promise<PackageRow> {
  const { _max } = await tx.package.aggregate({ _max: { position: true } });
  return tx.package.create({ data: { ...data, position: (_max.position ?? 0) + 1 }, select: fields });
}

/** Leaves no package recommended, before another becomes so. */
export const unrecommendAll = (tx: Transaction, except?: string) =>
  tx.package.updateMany({
    where: { isRecommended: true, ...(except && { id: { not: except } }) },
    data: { isRecommended: false },
  });

export const savePackage = (
  tx: Transaction,
  id: string,
  data: Partial<PackageData> & { status?: PackageStatus },
) => tx.package.update({ where: { id }, data, select: fields });

export const deletePackage = (tx: Transaction, id: string) =>
  tx.package.delete({ where: { id }, select: { id: true } });

/** Number of orders ever placed, per package or for one. */
export async function countOrders(db: Reader, packageId?: string) {
  const groups = await db.order.groupBy({ by: ['packageId'], where: { packageId }, _count: true });
  return new Map(groups.map(({ packageId: id, _count }) => [id, _count]));
}
