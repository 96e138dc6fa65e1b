import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
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

export const accessCases: Record<string, MakeCase> = {
  'GET /job/own/:id/talent': ownJob({}),
};
