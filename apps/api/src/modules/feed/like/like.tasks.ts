import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { notifyMerged } from '../../messaging/notification/tell-gathered.ts';
import { findPostContact } from '../post/post-contact.repository.ts';
import { likesOfOthers, lockPost } from './like.repository.ts';

/** Somebody likes an entry: whoever wrote it is told, of all who do in one line. */
export const postLikedTask = task<{ postId: string }>('post-liked', { policy: 'short' });

/** Likes come in bursts, and are taken back: as long as this nobody is told of one. */
export const likesGather = 10;

export async function notifyOfLikes(
  deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>,
  { postId }: { postId: string },
) {
  await deps.database.prisma.$transaction(async (tx) => {
    // Of two at once the second sees what the first has told.
    if (!(await lockPost(tx, postId))) return;
    const { person, companyId, excerpt } = await findPostContact(tx, postId);
    const { count, latest } = await likesOfOthers(tx, postId, companyId);
    if (!latest) return;
    await notifyMerged(deps, tx, 'post-liked', {
      userId: person.id,
      id: postId,
      since: latest,
      params: { id: postId, post: excerpt, count: String(count) },
    });
  });
}

export const likeTasks = [carryOut(postLikedTask, notifyOfLikes)];
