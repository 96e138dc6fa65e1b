import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

type Reader = PrismaClient | Transaction;

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
export async function lockService(tx: Transaction, id: string): Promise<ServiceRow | null> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM service WHERE id = ${id}::uuid FOR UPDATE`;
  return held.length > 0 ? tx.service.findUnique({ where: { id }, select: fields }) : null;
}

/** Locks an active service against changes for the rest of the transaction, for a request. */
export async function lockOffered(tx: Transaction, id: string): Promise<ServiceRow | null> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM service WHERE id = ${id}::uuid AND is_active FOR SHARE`;
  return held.length > 0 ? tx.service.findUnique({ where: { id }, select: fields }) : null;
}

/** Locks a service, active or not, against changes for the rest of the transaction, for carrying it out. */
export async function holdService(tx: Transaction, id: string): Promise<ServiceRow | null> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM service WHERE id = ${id}::uuid FOR SHARE`;
  return held.length > 0 ? tx.service.findUnique({ where: { id }, select: fields }) : null;
}

/** Serializes creating and reordering services for the rest of the transaction; returns their number. */
export async function lockAll(tx: Transaction): Promise<number> {
  await tx.$executeRaw`LOCK TABLE service IN SHARE ROW EXCLUSIVE MODE`;
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
