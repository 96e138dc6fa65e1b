import type { VideoFailure, VideoState } from '@acheep/contract/platform/video-option';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

const fields = {
  id: true,
  state: true,
  percent: true,
  tries: true,
  seconds: true,
  failure: true,
  upload: { select: { ownerId: true, path: true, originalName: true } },
} satisfies Prisma.VideoSelect;

export type VideoRow = Prisma.VideoGetPayload<{ select: typeof fields }>;

export const findVideo = (prisma: PrismaClient, id: string) =>
  prisma.video.findUnique({ where: { id }, select: fields });

export const createVideo = (tx: Transaction, id: string) =>
  tx.video.create({ data: { id }, select: { id: true } });

const unfinished = { state: { in: ['waiting', 'working'] satisfies VideoState[] } };

/** Counts videos that wait or are being converted: all, or those of one account. */
export const countUnfinished = (db: PrismaClient | Transaction, ownerId?: string) =>
  db.video.count({ where: { ...unfinished, ...(ownerId && { upload: { ownerId } }) } });

/** Begins a try, and returns the video; null if there is nothing to do. */
export async function beginTry(prisma: PrismaClient, id: string) {
  const [begun] = await prisma.video.updateManyAndReturn({
    where: { id, ...unfinished },
    data: { state: 'working', percent: 0, tries: { increment: 1 } },
    select: fields,
  });
  return begun ?? null;
}

/** Interrupted attempts are not counted. */
export const forgetTry = (prisma: PrismaClient, id: string) =>
  prisma.video.updateMany({
    where: { id, state: 'working' },
    data: { state: 'waiting', percent: 0, tries: { decrement: 1 } },
  });

/** Returns a video to the queue for the next try. */
export const waitAgain = (prisma: PrismaClient, id: string) =>
  prisma.video.updateMany({ where: { id, state: 'working' }, data: { state: 'waiting', percent: 0 } });

export const tellPercent = (prisma: PrismaClient, id: string, percent: number) =>
  prisma.video.updateMany({ where: { id, state: 'working' }, data: { percent } });

export const fail = (prisma: PrismaClient, id: string, failure: VideoFailure) =>
  prisma.video.updateMany({ where: { id, ...unfinished }, data: { state: 'failed', failure } });

/** False if its record was deleted meanwhile. */
export async function finish(
  tx: Transaction,
  id: string,
  { seconds, size }: { seconds: number; size: number },
) {
  const { count } = await tx.upload.updateMany({ where: { id }, data: { size, mediaType: 'video/mp4' } });
  if (count === 0) return false;
  await tx.video.update({ where: { id }, data: { state: 'ready', percent: 100, seconds } });
  return true;
}
