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
    register(comment.commentList, async ({ query }) => comments.list(query));
    register(comment.ownCommentList, async ({ actor, query }) => ({
      data: await comments.own(actor, query['filter[postId]']),
    }));
    register(comment.commentCreate, async ({ tx, actor, body }) => ({
      data: await comments.createIn(tx, actor, body),
    }));
    register(comment.commentUpdate, async ({ actor, params, body }) => ({
      data: await comments.update(actor, params.id, body),
    }));
    register(comment.commentDelete, async ({ actor, params }) => {
      await comments.remove(actor, params.id);
      return { data: null };
    });
    register(comment.commentHide, async ({ actor, params, body }) => {
      await comments.hide(actor, params.id, body);
      return { data: null };
    });
  },
  tables: { comment: 'comments', comment_mention: 'comments' },
  ownData: { comments: eachComment },
  ownedRecords: { notifications: listEndingIds },
  on: { 'account.deleted': endCommentsOf },
};
