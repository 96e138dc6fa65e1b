import { createBookmark, createBookmarkOf } from '@acheep/prisma/factories/bookmark';
import { createIgnoredCompany } from '@acheep/prisma/factories/ignored-company';
import { createJobAlert } from '@acheep/prisma/factories/job-alert';
import { createNotification } from '@acheep/prisma/factories/notification';
import type { MakeCase } from './access-case.ts';

/** Company that every job seeker may ignore, and stop ignoring. */
const ignored: MakeCase = async (prisma) => {
  const { userId, companyId } = await createIgnoredCompany(prisma);
  const stored = () => prisma.ignoredCompany.findMany({ where: { companyId } });
  return { id: companyId, owner: { id: userId }, stored, isShared: true };
};

/** Job on the site, which everyone who may bookmark may save, and remove again. */
const savedJob: MakeCase = async (prisma) => {
  const { userId, jobId } = await createBookmark(prisma);
  const stored = () => prisma.bookmark.findMany({ where: { jobId } });
  return { id: jobId, owner: { id: userId }, stored, isShared: true };
};

/** Other bookmarked records. */
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

/** Job seekers' bookmarks, ignored companies and alerts, and everyone's notifications. */
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
