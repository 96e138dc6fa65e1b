import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter, createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

export const accessCases: Record<string, MakeCase> = {
  'GET /job/:id/poster': async (prisma) => {
    const owner = await createRecruiter(prisma);
    const { id } = await createJob(prisma, { ownerId: owner.id });
    return { id, owner, stored: () => prisma.job.findUnique({ where: { id } }) };
  },
  'GET /admin/job/:id/poster': async (prisma) => {
    const { id } = await createJob(prisma);
    const owner = await createUser(prisma, { role: 'admin' });
    return { id, owner, stored: () => prisma.job.findUnique({ where: { id } }), isShared: true };
  },
};
