import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createNotification } from '@acheep/prisma/factories/notification';
import type { MakeCase } from './access-case.ts';

/** A company, which every job seeker may ignore, and show again. */
const ignored: MakeCase = async (prisma) => {
  const { userId, companyId } = await createIgnoredCompany(prisma);
  const stored = () => prisma.ignoredCompany.findMany({ where: { companyId } });
  return { id: companyId, owner: { id: userId }, stored, isShared: true };
};

const notification: MakeCase = async (prisma) => {
  const { id, userId } = await createNotification(prisma);
  return { id, owner: { id: userId }, stored: () => prisma.notification.findUnique({ where: { id } }) };
};

const savedSearch =
  (body?: unknown): MakeCase =>
  async (prisma) => {
    const { id, userId } = await createJobAlert(prisma);
    const stored = () => prisma.jobAlert.findUnique({ where: { id } });
    return { id, owner: { id: userId }, body, stored };
  };

/** What job seekers keep, and what anybody is told. */
export const seekerCases: Record<string, MakeCase> = {
  'PUT /ignore-company/:id': ignored,
  'DELETE /ignore-company/:id': ignored,
  'PUT /job-alert/:id': savedSearch({ name: 'Cooks', frequency: 'weekly' }),
  'DELETE /job-alert/:id': savedSearch(),
  'PUT /notification/:id/read': notification,
};
