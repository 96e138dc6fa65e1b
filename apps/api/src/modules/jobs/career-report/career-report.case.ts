import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A public job, whose pay everybody may compare. */
const publicJob: MakeCase = async (prisma) => {
  const { id } = await createJob(prisma);
  const owner = await createUser(prisma);
  return { id, owner, stored: () => prisma.job.findUnique({ where: { id } }), isShared: true };
};

export const accessCases: Record<string, MakeCase> = { 'GET /job/:id/pay': publicJob };
