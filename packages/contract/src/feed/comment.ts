import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { isLinkFree } from '../kernel/link-free.ts';
import { listQuery } from '../kernel/list.ts';
import { byDate } from '../kernel/option.ts';
import { id, text } from '../kernel/text.ts';
import { commentStates } from './comment-option.ts';

export const commentLength = 1000;
export const mostMentions = 5;
/** Answers that come with a comment; the rest is a list of its own. */
export const answersShown = 3;

/** A company that the text names, as `@name`. */
const mention = z.strictObject({ _id: z.uuid(), name: z.string() });

const said = z.strictObject({
  ...record,
  postId: z.uuid(),
  /** What it answers. */
  parentId: z.uuid().nullable(),
  state: choice(commentStates),
  /** In whose name it is written; null, as the text, where it is not shown. */
  company: companyOfJob.nullable(),
  /** Plain text. */
  text: z.string().nullable(),
  mentions: z.array(mention),
  editedAt: z.iso.datetime().nullable(),
});

/** A comment as everybody reads it. What is not shown stands there as long as something answers it. */
const comment = z.strictObject({
  ...said.shape,
  /** The first of them; none of an answer, which is not answered itself. */
  answers: z.array(said),
  answerCount: z.int().nonnegative(),
});
export type Comment = z.infer<typeof comment>;
export type CommentSaid = z.infer<typeof said>;

/** Plain text: markup in it is shown as it was typed. It leads nowhere but to the companies that it names. */
const words = named(text(commentLength).refine(isLinkFree, { error: 'no_links' }), 'comment', 'មតិ');
/** Picked from the list while typing. What the text does not name in the end is left out. */
const mentions = named(
  atMost(mostMentions, z.array(named(id, 'company', 'ក្រុមហ៊ុន'))),
  'companies',
  'ក្រុមហ៊ុន',
).default([]);

export const commentNew = z.strictObject({
  postId: named(id, 'post', 'ការបង្ហោះ'),
  /** An answer to an answer goes below the comment that both are of. */
  parentId: named(id, 'comment', 'មតិ').nullish(),
  text: words,
  mentions,
});
const commentEdit = z.strictObject({ text: words, mentions, ...edited });

export const commentList = endpoint({
  method: 'GET',
  path: '/comment',
  access: 'public',
  summary: `Comments on an entry, each with its first ${answersShown} answers; with \`filter[parentId]\` the answers to one`,
  query: listQuery({
    filters: {
      postId: named(id, 'post', 'ការបង្ហោះ'),
      parentId: named(id, 'comment', 'មតិ'),
    },
    sorts: byDate,
  }),
  response: page(comment),
  limit: 'read',
});

/** What one may do with the comments on an entry. */
const ownComments = z.strictObject({
  /** Which are one's own company's: those may be deleted, and one's own be changed. */
  own: z.array(z.strictObject({ _id: z.uuid(), mayEdit: z.boolean() })),
  /** The entry is one's company's: its people may hide comments. */
  mayHide: z.boolean(),
  /** What they have hidden, the latest first. */
  hidden: z.array(said),
});
export type OwnComments = z.infer<typeof ownComments>;

export const ownCommentList = endpoint({
  method: 'GET',
  path: '/comment/own',
  access: 'Post',
  summary: 'What one may do with the comments on an entry',
  query: z.strictObject({ 'filter[postId]': named(id, 'post', 'ការបង្ហោះ') }),
  response: one(ownComments),
  limit: 'read',
});

export const commentCreate = endpoint({
  method: 'POST',
  path: '/comment',
  access: 'Post',
  summary: "Write below an entry, in one's company's name",
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
  summary: 'Change what one wrote; it says so',
  body: commentEdit,
  response: one(comment),
  limit: 'work',
});

export const commentDelete = endpoint({
  method: 'DELETE',
  path: '/comment/:id',
  access: 'Post',
  summary: "Delete a comment of one's company; where it was answered its place stays",
  response: nothing,
  limit: 'work',
});

export const commentHide = endpoint({
  method: 'PUT',
  path: '/comment/:id/hidden',
  access: 'Post',
  summary: "Take a comment below one's company's entry off the page, or put it back",
  body: z.strictObject({ hidden: named(z.boolean(), 'hidden', 'លាក់') }),
  response: nothing,
  limit: 'work',
});
