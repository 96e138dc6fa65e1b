import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { isLinkFree } from '../kernel/link-free.ts';
import { listQuery } from '../kernel/list-query.ts';
import { id, text } from '../kernel/text.ts';
import { commentStates, comments } from './comment-option.ts';

export const commentLength = 1000;
export const maxMentions = 5;
/** Number of replies included with a comment; the rest is a separate list. */
export const answersShown = 3;

/** Company mentioned in the text as `@name`. */
const mention = z.strictObject({ _id: z.uuid(), name: z.string() });

const baseComment = z.strictObject({
  ...record,
  postId: z.uuid(),
  /** Comment that this one replies to. */
  parentId: z.uuid().nullable(),
  state: choice(commentStates),
  /** Company in whose name it is written; null, as the text, where the comment is not shown. */
  company: companyOfJob.nullable(),
  /** Plain text. */
  text: z.string().nullable(),
  mentions: z.array(mention),
  editedAt: z.iso.datetime().nullable(),
});

/**
 * Public comment. A comment that is not shown keeps its place as long as it has replies.
 *
 * @collected by the description of the API.
 */
export const comment = z.strictObject({
  ...baseComment.shape,
  /** First replies; empty for a reply, as replies are not nested. */
  answers: z.array(baseComment),
  answerCount: z.int().nonnegative(),
});
export type Comment = z.infer<typeof comment>;
export type CommentSaid = z.infer<typeof baseComment>;

/** Plain text: markup is shown as typed, and the only links are the mentioned companies. */
const words = named(text(commentLength).refine(isLinkFree, { error: 'no_links' }), 'comment', 'មតិ');
/** Companies picked from the list while typing. Those that the final text does not name are dropped. */
const mentions = named(
  atMost(maxMentions, z.array(named(id, 'company', 'ក្រុមហ៊ុន'))),
  'companies',
  'ក្រុមហ៊ុន',
).default([]);

export const commentNew = z.strictObject({
  postId: named(id, 'post', 'ការបង្ហោះ'),
  /** A reply to a reply is attached to the comment that both belong to. */
  parentId: named(id, 'comment', 'មតិ').nullish(),
  text: words,
  mentions,
});
const commentEdit = z.strictObject({ text: words, mentions, ...edited });

export const commentList = endpoint({
  method: 'GET',
  path: '/comment',
  access: 'public',
  summary: `List comments on a post, each with its first ${answersShown} answers; with \`filter[parentId]\`, the answers to one comment`,
  query: listQuery(comments),
  response: page(comment),
  limit: 'read',
});

/** User's rights on the comments of a post. */
const ownComments = z.strictObject({
  /** Comments of the user's company: these may be deleted, and the user's own also edited. */
  own: z.array(z.strictObject({ _id: z.uuid(), mayEdit: z.boolean() })),
  /** True when the post is of the user's company, whose members may hide comments. */
  mayHide: z.boolean(),
  /** Comments hidden by the company, latest first. */
  hidden: z.array(baseComment),
});
export type OwnComments = z.infer<typeof ownComments>;

export const ownCommentList = endpoint({
  method: 'GET',
  path: '/comment/own',
  access: 'Post',
  right: 'any',
  summary: "Get the caller's permissions on the comments of a post",
  query: z.strictObject({ 'filter[postId]': named(id, 'post', 'ការបង្ហោះ') }),
  response: one(ownComments),
  limit: 'read',
});

export const commentCreate = endpoint({
  method: 'POST',
  path: '/comment',
  access: 'Post',
  summary: "Comment on a post in the name of the caller's company",
  body: commentNew,
  response: one(comment),
  status: 201,
  idempotent: true,
  limit: 'comment',
});

export const commentUpdate = endpoint({
  method: 'PUT',
  path: '/comment/:id',
  access: 'Post',
  summary: "Update the caller's own comment, which is then marked as edited",
  body: commentEdit,
  response: one(comment),
  limit: 'work',
});

export const commentDelete = endpoint({
  method: 'DELETE',
  path: '/comment/:id',
  access: 'Post',
  summary: "Delete a comment of the caller's company; if it has answers, a placeholder remains",
  response: nothing,
  limit: 'work',
});

export const commentHide = endpoint({
  method: 'PUT',
  path: '/comment/:id/hidden',
  access: 'Post',
  summary: "Hide or show a comment on a post of the caller's company",
  body: z.strictObject({ hidden: named(z.boolean(), 'visibility', 'ការបង្ហាញ') }),
  response: nothing,
  limit: 'work',
});

/** @collected by `errors.ts`. */
export const errors = {
  'comment.gone': { status: 404, en: 'This comment is no longer available.', km: 'មតិនេះលែងមានហើយ។' },
  'comment.status': {
    status: 409,
    en: 'This comment can no longer be changed.',
    km: 'មតិនេះលែងអាចកែប្រែបានហើយ។',
  },
} satisfies Errors;
