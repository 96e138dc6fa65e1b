import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

const team =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createJob(prisma, { ownerId: owner.id });
    return { id, owner, body, stored: () => prisma.jobColleague.findMany({ where: { jobId: id } }) };
  };

export const accessCases: Record<string, MakeCase> = {
  'GET /job/own/:id/team': team(),
  'PUT /job/own/:id/team': team({ memberIds: [] }),
};
