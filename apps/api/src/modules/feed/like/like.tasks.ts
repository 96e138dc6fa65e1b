import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { notifyMerged } from '../../messaging/notification/tell-gathered.ts';
import { findPostContact } from '../post/post-contact.repository.ts';
import { likesOfOthers } from '../post/post-reaction.repository.ts';
import { lockPost } from './like.repository.ts';

/** Notifies the author of a post of its likes, all in one notification. */
export const postLikedTask = task<{ postId: string }>(
  'post-liked',
  { en: 'Notify authors of likes', km: 'ជូនដំណឹងអំពីការចូលចិត្តលើការបង្ហោះ' },
  { policy: 'short' },
);

/** Seconds until the author is notified: likes come in bursts and are taken back. */
export const likesGather = 10;

export async function notifyOfLikes(
  deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>,
  { postId }: { postId: string },
) {
  await deps.database.prisma.$transaction(async (tx) => {
    // Serializes concurrent runs, so that the second sees the notification of the first.
    if (!(await lockPost(tx, postId))) return;
    const contact = await findPostContact(tx, postId);
    if (!contact) return;
    const likes = await likesOfOthers(tx, postId, contact.companyId);
    if (!likes?.latest) return;
    await notifyMerged(deps, tx, 'post-liked', {
      userId: contact.person.id,
      id: postId,
      since: likes.latest,
      params: { id: postId, post: contact.excerpt, count: String(likes.count) },
    });
  });
}

export const likeTasks = [carryOut(postLikedTask, notifyOfLikes)];
