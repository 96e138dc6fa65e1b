import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createJob } from './job.ts';

/** By default a required yes-or-no question without a wanted answer, of a new job. */
export async function createQuestion(
  prisma: PrismaClient,
  overrides: Partial<Prisma.JobQuestionUncheckedCreateInput> = {},
) {
  const jobId = overrides.jobId ?? (await createJob(prisma)).id;
  const position = await prisma.jobQuestion.count({ where: { jobId } });
  const question = { kind: 'yes-no', text: 'Do you have a driving licence?', required: true, several: false };
  return prisma.jobQuestion.create({ data: { ...question, position, ...overrides, jobId } });
}
