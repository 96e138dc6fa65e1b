import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createJob } from './job.ts';

/** A question of yes or no that must be answered and may be answered in any way, of a job of its own, unless told otherwise. */
export async function createQuestion(
  prisma: PrismaClient,
  overrides: Partial<Prisma.JobQuestionUncheckedCreateInput> = {},
) {
  const jobId = overrides.jobId ?? (await createJob(prisma)).id;
  const position = await prisma.jobQuestion.count({ where: { jobId } });
  const question = { kind: 'yes-no', text: 'Do you have a driving licence?', required: true, several: false };
  return prisma.jobQuestion.create({ data: { ...question, position, ...overrides, jobId } });
}
