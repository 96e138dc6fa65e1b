import type { Prisma, PrismaClient } from '@acheep/database/client';
import { unique } from './unique.ts';
import { createRecruiter } from './user.ts';

/** View of the received applications. */
export const createSavedView = async (
  prisma: PrismaClient,
  overrides: Partial<Prisma.SavedViewUncheckedCreateInput> = {},
) =>
  prisma.savedView.create({
    data: {
      page: '/manage-applied',
      name: `View ${unique()}`,
      query: 'filter%5Bstatus%5D=received',
      ...overrides,
      userId: overrides.userId ?? (await createRecruiter(prisma)).id,
    },
  });
