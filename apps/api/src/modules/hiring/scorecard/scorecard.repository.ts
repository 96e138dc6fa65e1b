import type { Prisma } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { findOne, type Reader } from '../../../search/rows.repository.ts';
import { seenBy } from '../application/application-access.repository.ts';
import { criteriaInOrder } from '../screening/criterion.repository.ts';

const scorecardFields = {
  id: true,
  authorId: true,
  author: { select: { name: true } },
  overall: true,
  note: true,
  scores: { select: { criterion: true, score: true }, orderBy: { position: 'asc' } },
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.ScorecardSelect;
export type ScorecardRow = Prisma.ScorecardGetPayload<{ select: typeof scorecardFields }>;

const scoredFields = {
  job: { select: { criteria: criteriaInOrder } },
  scorecards: { select: scorecardFields, orderBy: { id: 'desc' } },
} satisfies Prisma.ApplicationSelect;
export type ScoredRow = Prisma.ApplicationGetPayload<{ select: typeof scoredFields }>;

/** A candidate whom the user may see, with all scorecards. */
export const findScored = (db: Reader, userId: string, id: string) =>
  findOne(db, 'application', id, [seenBy(userId)], (one) =>
    db.application.findUnique({ ...one, select: scoredFields }),
  );

interface Given {
  applicationId: string;
  authorId: string;
  overall: number;
  note: string | null;
  scores: { criterion: string; position: number; score: number }[];
}

/**
 * Saves the author's scorecard of a locked application, and replaces its scores for the criteria that are asked now.
 * True if it is the author's first.
 */
export async function saveScorecard(
  tx: Transaction,
  { applicationId, authorId, scores, ...given }: Given,
  jobCriteria: readonly string[],
): Promise<boolean> {
  const where = { applicationId_authorId: { applicationId, authorId } };
  const before = await tx.scorecard.findUnique({ where, select: { id: true } });
  const { id: scorecardId } = await tx.scorecard.upsert({
    where,
    create: { applicationId, authorId, ...given },
    update: given,
    select: { id: true },
  });
  await tx.scorecardScore.deleteMany({ where: { scorecardId, criterion: { in: [...jobCriteria] } } });
  await tx.scorecardScore.createMany({ data: scores.map((score) => ({ scorecardId, ...score })) });
  return before === null;
}
