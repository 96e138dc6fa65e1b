import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { row } from '@acheep/database/statement';
import { lockRows } from '../../../search/rows.repository.ts';

/** Saves a pending application; the same browser writing for the same job replaces its earlier one. */
export const savePending = (tx: Transaction, data: Prisma.PendingApplicationUncheckedCreateInput) => {
  const { userId, jobId, handleHash } = data;
  const where = { userId_jobId_handleHash: { userId, jobId, handleHash } };
  return tx.pendingApplication.upsert({ where, create: data, update: data, select: { id: true } });
};

/** Locks all pending applications of an account for the rest of the transaction. */
export async function lockPending(tx: Transaction, userId: string) {
  await lockRows(tx, 'held_application', 'forUpdate', row('held_application')('e.user_id', '=', userId));
  return tx.pendingApplication.findMany({ where: { userId }, orderBy: { id: 'asc' } });
}
export type PendingRow = Awaited<ReturnType<typeof lockPending>>[number];

/** Replaces the temporary document of pending applications by the upload made from it. */
export const moveToUpload = (tx: Transaction, userId: string, documentId: string, uploadId: string) =>
  tx.pendingApplication.updateMany({ where: { userId, documentId }, data: { documentId: null, uploadId } });

export const deletePending = (tx: Transaction, ids: readonly string[]) =>
  tx.pendingApplication.deleteMany({ where: { id: { in: [...ids] } } });

/** Deletes what is pending for a job, after the person has applied for it. */
export const deletePendingFor = (tx: Transaction, userId: string, jobId: string) =>
  tx.pendingApplication.deleteMany({ where: { userId, jobId } });

export const deletePendingBefore = (prisma: PrismaClient, moment: Date) =>
  prisma.pendingApplication.deleteMany({ where: { createdAt: { lt: moment } } });

/** Newest pending application for the applicant to review: its file is already theirs. */
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

/** Copies the phone number of an application to an account that has none. */
export const fillPhone = (tx: Transaction, id: string, phone: string) =>
  tx.user.updateMany({ where: { id, phone: null }, data: { phone } });
