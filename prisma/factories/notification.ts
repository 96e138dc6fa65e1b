import type { Prisma, PrismaClient } from '@acheep/database/client';
import { createUser } from './user.ts';

/** Unread notification of a saved search. */
export const createNotification = async (
  prisma: PrismaClient,
  overrides: Partial<Prisma.NotificationUncheckedCreateInput> = {},
) =>
  prisma.notification.create({
    data: {
      kind: 'job-alert',
      params: { alert: 'Cooks', count: '2', all: '/job?search=cook' },
      createdAt: new Date(),
      ...overrides,
      userId: overrides.userId ?? (await createUser(prisma)).id,
    },
  });
