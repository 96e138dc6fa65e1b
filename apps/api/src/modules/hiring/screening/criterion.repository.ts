import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';

export const criteriaInOrder = {
  select: { name: true },
  orderBy: { position: 'asc' },
} satisfies Prisma.Job$criteriaArgs;

/** Replaces the criteria of a locked job. Scores that were given for others stay with their scorecards. */
export async function saveCriteria(tx: Transaction, jobId: string, names: readonly string[]) {
  await tx.scorecardCriterion.deleteMany({ where: { jobId } });
  await tx.scorecardCriterion.createMany({
    data: names.map((name, position) => ({ jobId, position, name })),
  });
}
