import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** Public training or event. */
const shown =
  (kind: 'training' | 'event'): MakeCase =>
  async (prisma) => {
    const owner = await createTrainer(prisma);
    const { id } = await createGathering(prisma, { kind, ownerId: owner.id });
    return { id, owner, stored: () => prisma.gathering.findUnique({ where: { id } }), isShared: true };
  };

const shownJob: MakeCase = async (prisma) => {
  const owner = await createRecruiter(prisma);
  const { id } = await createJob(prisma, { ownerId: owner.id });
  return { id, owner, stored: () => prisma.job.findUnique({ where: { id } }), isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /partner/job/:id': shownJob,
  'GET /partner/training/:id': shown('training'),
  'GET /partner/event/:id': shown('event'),
};
