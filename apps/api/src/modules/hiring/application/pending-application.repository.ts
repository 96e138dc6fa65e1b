import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Holds what somebody wrote; the same browser that writes for the same job again replaces it. */
export const savePending = (tx: Transaction, data: Prisma.PendingApplicationUncheckedCreateInput) => {
  const { userId, jobId, handleHash } = data;
  const where = { userId_jobId_handleHash: { userId, jobId, handleHash } };
  return tx.pendingApplication.upsert({ where, create: data, update: data, select: { id: true } });
};

/** All that is held for an account, until the transaction ends. */
export async function lockPending(tx: Transaction, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM held_application WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
  return tx.pendingApplication.findMany({ where: { userId }, orderBy: { id: 'asc' } });
}
export type PendingRow = Awaited<ReturnType<typeof lockPending>>[number];

/** What waited with a document waits with the upload that it has become. */
export const moveToUpload = (tx: Transaction, userId: string, documentId: string, uploadId: string) =>
  tx.pendingApplication.updateMany({ where: { userId, documentId }, data: { documentId: null, uploadId } });

export const deletePending = (tx: Transaction, ids: readonly string[]) =>
  tx.pendingApplication.deleteMany({ where: { id: { in: [...ids] } } });

/** What was held for a job is done with once the person has applied for it. */
export const deletePendingFor = (tx: Transaction, userId: string, jobId: string) =>
  tx.pendingApplication.deleteMany({ where: { userId, jobId } });

export const deletePendingBefore = (prisma: PrismaClient, moment: Date) =>
  prisma.pendingApplication.deleteMany({ where: { createdAt: { lt: moment } } });

/** The newest that waits for its person to look at it: its file is theirs. */
export const findPending = (prisma: PrismaClient, userId: string, jobId: string) =>
  prisma.pendingApplication.findFirst({
    where: { userId, jobId, uploadId: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: {
      phone: true,
      coverLetter: true,
      answers: true,
      upload: { select: { originalName: true, path: true } },
    },
  });

/** The number that somebody gave with their application is the one of their account, until they say another. */
export const fillPhone = (tx: Transaction, id: string, phone: string) =>
  tx.user.updateMany({ where: { id, phone: null }, data: { phone } });
