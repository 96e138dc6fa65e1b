import { createNotification } from '@acheep/prisma/factories/notification';
import type { MakeCase } from '../../../testing/access-case.ts';

const notification: MakeCase = async (prisma) => {
  const { id, userId } = await createNotification(prisma);
  return { id, owner: { id: userId }, stored: () => prisma.notification.findUnique({ where: { id } }) };
};

export const accessCases: Record<string, MakeCase> = {
  'PUT /notification/:id/read': notification,
};
