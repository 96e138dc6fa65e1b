import { createBookmark, createBookmarkOf } from '@acheep/prisma/factories/bookmark';
import type { MakeCase } from '../../../testing/access-case.ts';

/** A job that its owner has saved. */
const ownJob: MakeCase = async (prisma) => {
  const { userId, jobId } = await createBookmark(prisma);
  const stored = () => prisma.bookmark.findMany({ where: { jobId } });
  return { id: jobId, owner: { id: userId }, stored };
};
/** A public job, which everyone with bookmarks may save and remove. */
const savedJob: MakeCase = async (prisma) => ({ ...(await ownJob(prisma)), isShared: true });

/** The same for trainings, events and posts. */
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

export const accessCases: Record<string, MakeCase> = {
  'PUT /favorite/job/:id': savedJob,
  'DELETE /favorite/job/:id': savedJob,
  'PUT /favorite/job/:id/note': async (prisma) => ({
    ...(await ownJob(prisma)),
    body: { note: 'Ask about the shifts' },
  }),
  'PUT /favorite/training/:id': saved('training'),
  'DELETE /favorite/training/:id': saved('training'),
  'PUT /favorite/event/:id': saved('event'),
  'DELETE /favorite/event/:id': saved('event'),
  'PUT /favorite/post/:id': saved('post'),
  'DELETE /favorite/post/:id': saved('post'),
};
