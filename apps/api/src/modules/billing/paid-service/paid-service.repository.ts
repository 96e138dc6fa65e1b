import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { lock, lockTable, type Reader } from '../../../search/rows.repository.ts';

const fields = {
  id: true,
  isActive: true,
  title: true,
  titleKm: true,
  text: true,
  textKm: true,
  price: true,
  currency: true,
  effect: true,
  amount: true,
  soldInPackages: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ServiceSelect;
export type ServiceRow = Prisma.ServiceGetPayload<{ select: typeof fields }>;
export type ServiceData = Omit<Prisma.ServiceUncheckedCreateInput, 'id' | 'position' | 'enquiries'>;

const inOrder = [{ position: 'asc' }, { id: 'asc' }] satisfies Prisma.ServiceOrderByWithRelationInput[];

export const listOffered = (db: Reader) =>
  db.service.findMany({ where: { isActive: true }, select: fields, orderBy: inOrder });

export const listAll = (db: Reader) => db.service.findMany({ select: fields, orderBy: inOrder });

/** Locks a service against other changes for the rest of the transaction. */
export const lockService = async (tx: Transaction, id: string): Promise<ServiceRow | null> =>
  (await lock(tx, 'service', id, 'forUpdate'))
    ? tx.service.findUnique({ where: { id }, select: fields })
    : null;

/** Locks an active service against changes for the rest of the transaction, for a request. */
export const lockOffered = async (tx: Transaction, id: string): Promise<ServiceRow | null> =>
  (await lock(tx, 'service', id, 'forShare', row('service')('e.is_active', '=', true)))
    ? tx.service.findUnique({ where: { id }, select: fields })
    : null;

/** Locks a service, active or not, against changes for the rest of the transaction, for carrying it out. */
export const holdService = async (tx: Transaction, id: string): Promise<ServiceRow | null> =>
  (await lock(tx, 'service', id, 'forShare'))
    ? tx.service.findUnique({ where: { id }, select: fields })
    : null;

/** Serializes creating and reordering services for the rest of the transaction; returns their number. */
export async function lockAll(tx: Transaction): Promise<number> {
  await lockTable(tx, 'service');
  return tx.service.count();
}

export async function createService(tx: Transaction, data: ServiceData): Promise<ServiceRow> {
  const { _max } = await tx.service.aggregate({ _max: { position: true } });
  return tx.service.create({ data: { ...data, position: (_max.position ?? 0) + 1 }, select: fields });
}

export const saveService = (tx: Transaction, id: string, data: ServiceData) =>
  tx.service.update({ where: { id }, data, select: fields });

export const deleteService = (tx: Transaction, id: string) =>
  tx.service.delete({ where: { id }, select: { id: true } });
