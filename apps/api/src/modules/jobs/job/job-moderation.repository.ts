import type { Transaction } from '@acheep/database/connection';

/** True if any job of the company was ever published. */
export const wasPublished = async (tx: Transaction, companyId: string) =>
  (await tx.job.findFirst({ where: { companyId, publishedAt: { not: null } }, select: { id: true } })) !==
  null;
