import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

/** Holds what somebody wrote; the same browser that writes for the same job again replaces it. */
export const saveHeld = (tx: Transaction, data: Prisma.HeldApplicationUncheckedCreateInput) => {
  const { userId, jobId, handleHash } = data;
  const where = { userId_jobId_handleHash: { userId, jobId, handleHash } };
  return tx.heldApplication.upsert({ where, create: data, update: data, select: { id: true } });
};

/** All that is held for an account, until the transaction ends. */
export async function lockHeld(tx: Transaction, userId: string) {
  await tx.$queryRaw`SELECT 1 FROM held_application WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
  return tx.heldApplication.findMany({ where: { userId }, orderBy: { id: 'asc' } });
}
export type HeldRow = Awaited<ReturnType<typeof lockHeld>>[number];

/** What waited with a document waits with the upload that it has become. */
export const moveToUpload = (tx: Transaction, userId: string, documentId: string, uploadId: string) =>
  tx.heldApplication.updateMany({ where: { userId, documentId }, data: { documentId: null, uploadId } });

export const deleteHeld = (tx: Transaction, ids: readonly string[]) =>
  tx.heldApplication.deleteMany({ where: { id: { in: [...ids] } } });

/** What was held for a job is done with once the person has applied for it. */
export const deleteHeldFor = (tx: Transaction, userId: string, jobId: string) =>
  tx.heldApplication.deleteMany({ where: { userId, jobId } });

export const deleteHeldBefore = (prisma: PrismaClient, moment: Date) =>
  prisma.heldApplication.deleteMany({ where: { createdAt: { lt: moment } } });

/** The newest that waits for its person to look at it: its file is theirs. */
export const findHeld = (prisma: PrismaClient, userId: string, jobId: string) =>
  prisma.heldApplication.findFirst({
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
