import { createBookmark, createBookmarkOf } from '@acheep/prisma/factories/bookmark';
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

/** A job on the site, which everybody may save, and take out again, who may save anything. */
const savedJob: MakeCase = async (prisma) => {
  const { userId, jobId } = await createBookmark(prisma);
  const stored = () => prisma.bookmark.findMany({ where: { jobId } });
  return { id: jobId, owner: { id: userId }, stored, isShared: true };
};

/** The same of other things. */
const saved =
  (noun: 'training' | 'event' | 'post'): MakeCase =>
  async (prisma) => {
    const { userId, id } = await createBookmarkOf(prisma, noun);
    const where = noun === 'post' ? { postId: id } : { gatheringId: id };
    return {
      id,
      owner: { id: userId },
      stored: () => prisma.bookmark.findMany({ where }),
      isShared: true,
    };
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
  'PUT /favorite/job/:id': savedJob,
  'DELETE /favorite/job/:id': savedJob,
  'PUT /favorite/training/:id': saved('training'),
  'DELETE /favorite/training/:id': saved('training'),
  'PUT /favorite/event/:id': saved('event'),
  'DELETE /favorite/event/:id': saved('event'),
  'PUT /favorite/post/:id': saved('post'),
  'DELETE /favorite/post/:id': saved('post'),
  'PUT /job-alert/:id': savedSearch({ name: 'Cooks', frequency: 'weekly' }),
  'DELETE /job-alert/:id': savedSearch(),
  'PUT /notification/:id/read': notification,
};
