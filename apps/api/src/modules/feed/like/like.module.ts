import { ownLikeList, postLike, postUnlike, type Reaction, reactionList } from '@acheep/contract/feed/like';
import { companiesShown } from '@acheep/contract/feed/post-option';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { presentCompanyName } from '../../companies/company/company.presenter.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { findPublicIds, isShown, lockPublicPost } from '../post/post.repository.ts';
import { countComments, countLikes } from '../post/post-reaction.repository.ts';
import * as likes from './like.repository.ts';
import { likesGather, likeTasks, postLikedTask } from './like.tasks.ts';

function likeService({ database: { prisma }, queue, now }: Pick<Deps, 'database' | 'queue' | 'now'>) {
  return {
    async reactions(wanted: string[]): Promise<Reaction[]> {
      const ids = await findPublicIds(prisma, wanted);
      const [liked, companiesOf, comments] = await Promise.all([
        countLikes(prisma, ids),
        likes.findLikers(prisma, ids, companiesShown + 1),
        countComments(prisma, ids),
      ]);
      return ids.map((_id) => ({
        _id,
        likes: liked.get(_id) ?? 0,
        companies: companiesOf(_id).map(presentCompanyName),
        comments: comments.get(_id) ?? 0,
      }));
    },

    own: (actor: Actor, postIds: string[]) => likes.listLikedIds(prisma, actor.id, postIds),

    like: ({ actor, params: { id: postId } }: Call<typeof postLike>) =>
      prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        if (!company) throw new AppError('access.denied');
        if (!(await lockPublicPost(tx, postId))) throw notFound();
        const data = { postId, userId: actor.id, companyId: company.id, createdAt: now() };
        if (await likes.addLike(tx, data))
          await queue.enqueue(tx, postLikedTask, { postId }, { onceFor: postId, inSeconds: likesGather });
      }),

    /** A like can be removed in any state of the post; otherwise the response reveals only public posts. */
    async unlike({ actor, params: { id: postId } }: Call<typeof postUnlike>) {
      const removed = await likes.removeLike(prisma, actor.id, postId);
      if (!removed && !(await isShown(prisma, postId))) throw notFound();
    },
  };
}

export const likeModule: Module = {
  routes(register, deps) {
    const service = likeService(deps);
    register(reactionList, ({ query }) => service.reactions(query['filter[postId]']));
    register(ownLikeList, ({ actor, query }) => service.own(actor, query['filter[postId]']));
    register(postLike, service.like);
    register(postUnlike, service.unlike);
  },
  tasks: likeTasks,
  tables: { post_like: 'likes' },
  ownData: { likes: likes.eachLike },
};
