import { ownLikeList, postLike, postUnlike, reactionList } from '@acheep/contract/feed/like';
import type { Module } from '../../../module.ts';
import { eachLike } from './like.repository.ts';
import { likeService } from './like.service.ts';
import { likeTasks } from './like.tasks.ts';

export const likeModule: Module = {
  routes(register, deps) {
    const likes = likeService(deps);
    register(reactionList, async ({ query }) => ({ data: await likes.reactions(query['filter[postId]']) }));
    register(ownLikeList, async ({ actor, query }) => ({
      data: await likes.own(actor, query['filter[postId]']),
    }));
    register(postLike, async ({ actor, params }) => {
      await likes.like(actor, params.id);
      return { data: null };
    });
    register(postUnlike, async ({ actor, params }) => {
      await likes.unlike(actor, params.id);
      return { data: null };
    });
  },
  tasks: likeTasks,
  tables: { post_like: 'likes' },
  ownData: { likes: eachLike },
};
