import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const ownJob =
  (overrides: Parameters<typeof createJob>[1], body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createJob(prisma, { ...overrides, ownerId: owner.id });
    const stored = async () => [
      await prisma.job.findUnique({ where: { id }, include: { skills: true } }),
      await prisma.job.count({ where: { createdById: owner.id } }),
    ];
    return { id, owner, body, stored };
  };

/** A public job, which everybody with a CV may compare with it. */
const publicJob: MakeCase = async (prisma) => {
  const { id } = await createJob(prisma);
  const owner = await createUser(prisma);
  return { id, owner, stored: () => prisma.job.findUnique({ where: { id } }), isShared: true };
};

export const accessCases: Record<string, MakeCase> = {
  'GET /job/:id/fit': publicJob,
  'GET /job/own/:id/talent': ownJob({}),
};
