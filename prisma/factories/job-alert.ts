import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createUser } from './user.ts';

const day = 86_400_000;

/** Daily alert for all jobs, with a day of unsent news. */
export const createJobAlert = async (
  prisma: PrismaClient,
  overrides: Partial<Prisma.JobAlertUncheckedCreateInput> = {},
) =>
  prisma.jobAlert.create({
    data: {
      name: 'All jobs',
      criteria: {},
      frequency: 'daily',
      since: new Date(Date.now() - day),
      doneOn: new Date(Date.now() - 2 * day),
      ...overrides,
      userId: overrides.userId ?? (await createUser(prisma)).id,
    },
  });
