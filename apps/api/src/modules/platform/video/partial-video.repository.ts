import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, read, row } from '@acheep/database/statement';
import { idsOf } from '../../../search/rows.repository.ts';

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

/** An account's uploads in progress, the longest idle first. */
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

/**
 * Adds a part that begins where the previous one ends; only one of several concurrent calls succeeds. Returns whether
 * it did.
 */
export async function addPart(prisma: PrismaClient, id: string, { key, from, bytes, now }: NewPart) {
  const { count } = await prisma.partialVideo.updateMany({
    where: { id, received: from, uploadId: null },
    data: { received: { increment: bytes }, keys: { push: key }, updatedAt: now },
  });
  return count === 1;
}

/** Records the video made of the parts, once. Returns whether it did. */
export async function finishPartial(tx: Transaction, id: string, uploadId: string) {
  const { count } = await tx.partialVideo.updateMany({
    where: { id, uploadId: null },
    data: { uploadId, keys: [] },
  });
  return count === 1;
}

/** Deletes a partial video; returns the storage keys of its parts. */
export async function deletePartial(db: PrismaClient | Transaction, id: string): Promise<string[]> {
  const rows = await read(db, build.deleteFrom('partial_video').where('id', '=', id).returning('keys'));
  return rows.flatMap(({ keys }) => keys);
}

export async function listPartKeys(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.partialVideo.findMany({ where: { ownerId }, select: { keys: true } });
  return rows.flatMap(({ keys }) => keys);
}

const batch = 100;

/** Deletes some that have been idle since `before`: returns the keys of their parts, or null when it is done. */
export async function deleteStanding(prisma: PrismaClient, before: Date): Promise<string[] | null> {
  const isIdle = row('partial_video')('e.updated_at', '<', before);
  const idle = idsOf('partial_video', isIdle).limit(batch).forUpdate().skipLocked();
  const rows = await read(
    prisma,
    build.deleteFrom('partial_video').where('id', 'in', idle).returning('keys'),
  );
  return rows.length > 0 ? rows.flatMap(({ keys }) => keys) : null;
}
