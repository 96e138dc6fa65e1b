import { adminPaths } from '@acheep/contract/admin-paths';
import * as comment from '@acheep/contract/feed/comment';
import { adminPostHide } from '@acheep/contract/feed/moderation';
import type { Module } from '../../../module.ts';
import { eachComment } from './comment.repository.ts';
import { commentService } from './comment.service.ts';
import { endCommentsOf, listEndingIds } from './comment-end.repository.ts';

export const commentModule: Module = {
  audited: {
    comment: {
      title: { en: 'Comment', km: 'មតិ' },
      name: 'comment',
      page: () => adminPaths.comments(),
      isList: true,
      bodies: [adminPostHide.body],
    },
  },
  routes(register, deps) {
    const comments = commentService(deps);
    register(comment.commentList, comments.list);
    register(comment.ownCommentList, ({ actor, query }) => comments.own(actor, query['filter[postId]']));
    register(comment.commentCreate, comments.create);
    register(comment.commentUpdate, comments.update);
    register(comment.commentDelete, comments.remove);
    register(comment.commentHide, comments.hide);
  },
  tables: { comment: 'comments', comment_mention: 'comments' },
  ownData: { comments: eachComment },
  ownedRecords: { notifications: listEndingIds },
  on: { 'account.deleted': endCommentsOf },
};
