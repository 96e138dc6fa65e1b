import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const fields = {
  id: true,
  ownerId: true,
  originalName: true,
  size: true,
  received: true,
  keys: true,
  uploadId: true,
  updatedAt: true,
} satisfies Prisma.PartialVideoSelect;

export type PartialVideoRow = Prisma.PartialVideoGetPayload<{ select: typeof fields }>;

export const findPartial = (db: PrismaClient | Transaction, id: string) =>
  db.partialVideo.findUnique({ where: { id }, select: fields });

/** Those of an account that are still being sent, the one that stood still for longest first. */
export const listUnderWay = (tx: Transaction, ownerId: string) =>
  tx.partialVideo.findMany({
    where: { ownerId, uploadId: null },
    select: fields,
    orderBy: { updatedAt: 'asc' },
  });

export const createPartial = (tx: Transaction, data: Prisma.PartialVideoUncheckedCreateInput) =>
  tx.partialVideo.create({ data, select: fields });

interface NewPart {
  key: string;
  from: number;
  bytes: number;
  now: Date;
}

/** Adds a part that begins where those before it end; of several that do so at once, one. Says whether it was. */
export async function addPart(prisma: PrismaClient, id: string, { key, from, bytes, now }: NewPart) {
  const { count } = await prisma.partialVideo.updateMany({
    where: { id, received: from, uploadId: null },
    data: { received: { increment: bytes }, keys: { push: key }, updatedAt: now },
  });
  return count === 1;
}

/** Names the video that was made of the parts, once. Says whether it was now. */
export async function finishPartial(tx: Transaction, id: string, uploadId: string) {
  const { count } = await tx.partialVideo.updateMany({
    where: { id, uploadId: null },
    data: { uploadId, keys: [] },
  });
  return count === 1;
}

/** Deletes one with its record; returns the storage keys of its parts. */
export async function deletePartial(db: PrismaClient | Transaction, id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ keys: string[] }[]>`
    DELETE FROM partial_video WHERE id = ${id}::uuid RETURNING keys`;
  return rows.flatMap(({ keys }) => keys);
}

/** The storage keys of all parts of an account. */
export async function listPartKeys(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.partialVideo.findMany({ where: { ownerId }, select: { keys: true } });
  return rows.flatMap(({ keys }) => keys);
}

const batch = 100;

/** Deletes some to which nothing has come since `before`: the keys of their parts, or null when it is done. */
export async function deleteStanding(prisma: PrismaClient, before: Date): Promise<string[] | null> {
  const rows = await prisma.$queryRaw<{ keys: string[] }[]>`
    DELETE FROM partial_video WHERE id IN (
      SELECT id FROM partial_video WHERE updated_at < ${before} LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING keys`;
  return rows.length > 0 ? rows.flatMap(({ keys }) => keys) : null;
}
