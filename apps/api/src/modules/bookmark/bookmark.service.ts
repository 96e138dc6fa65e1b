import { type bookmarkList, mostBookmarks } from '@acheep/contract/bookmark';
import { today } from '@acheep/contract/calendar';
import type { ParsedQueryOf } from '@acheep/contract/endpoint';
import { pageMeta } from '@acheep/contract/list';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../error.ts';
import { isPublicJob } from '../job/job.repository.ts';
import { presentBookmark } from './bookmark.presenter.ts';
import * as bookmarks from './bookmark.repository.ts';

/** What people save, to find it again. */
export function bookmarkService({ database: { prisma }, now }: Deps) {
  return {
    async list(actor: Actor, query: ParsedQueryOf<typeof bookmarkList>) {
      const { rows, total } = await bookmarks.listBookmarks(prisma, actor.id, query);
      const moment = { now: now(), today: today(now()) };
      return { data: rows.map((row) => presentBookmark(row, moment)), meta: pageMeta(total, query) };
    },

    ids: async (actor: Actor) => ({ job: await bookmarks.listJobIds(prisma, actor.id, mostBookmarks) }),

    saveJob: (actor: Actor, jobId: string) =>
      prisma.$transaction(async (tx) => {
        if (!(await bookmarks.lockPerson(tx, actor.id))) throw new AppError('session.invalid');
        await bookmarks.lockJob(tx, jobId);
        if (!(await isPublicJob(tx, jobId))) throw notFound();
        const others = await bookmarks.countOthers(tx, actor.id, jobId);
        if (others >= mostBookmarks) throw new AppError('bookmark.full', { most: mostBookmarks });
        await bookmarks.addJob(tx, { userId: actor.id, jobId, createdAt: now() });
      }),

    /** What was saved can be taken out whatever has become of it; of the rest, only what one may know of is known. */
    async removeJob(actor: Actor, jobId: string) {
      const removed = await bookmarks.removeJob(prisma, actor.id, jobId);
      if (!removed && !(await isPublicJob(prisma, jobId))) throw notFound();
    },
  };
}
