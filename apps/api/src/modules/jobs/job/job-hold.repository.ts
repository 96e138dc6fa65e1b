import type { Transaction } from '@acheep/database/connection';

/** Whether any job of the company was ever on the site. */
export const wasPublished = async (tx: Transaction, companyId: string) =>
  (await tx.job.findFirst({ where: { companyId, publishedAt: { not: null } }, select: { id: true } })) !==
  null;
