import { ownLikeList, postLike, postUnlike, reactionList } from '@acheep/contract/feed/like';
import type { Module } from '../../../module.ts';
import { eachLike } from './like.repository.ts';
import { likeService } from './like.service.ts';
import { likeTasks } from './like.tasks.ts';

export const likeModule: Module = {
  routes(register, deps) {
    const likes = likeService(deps);
    register(reactionList, ({ query }) => likes.reactions(query['filter[postId]']));
    register(ownLikeList, ({ actor, query }) => likes.own(actor, query['filter[postId]']));
    register(postLike, likes.like);
    register(postUnlike, likes.unlike);
  },
  tasks: likeTasks,
  tables: { post_like: 'likes' },
  ownData: { likes: eachLike },
};
