import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createJob } from './job.ts';
import { createUser } from './user.ts';

/** A saved job, with somebody who saved it. */
export const createBookmark = async (
  prisma: PrismaClient,
  overrides: Partial<Prisma.BookmarkUncheckedCreateInput> = {},
) =>
  prisma.bookmark.create({
    data: {
      ...overrides,
      userId: overrides.userId ?? (await createUser(prisma)).id,
      jobId: overrides.jobId ?? (await createJob(prisma)).id,
    },
  });
