import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { text } from '../kernel/text.ts';
import { adminComments, adminPosts, moderationStates } from './moderation-option.ts';
import { postKinds } from './post-option.ts';
import { reportLength } from './report.ts';
import { reportReasons } from './report-option.ts';

/**
 * Post or comment in the operators' search.
 *
 * @collected by the description of the API.
 */
export const moderatedItem = z.strictObject({
  ...record,
  /** The post itself, or the one that the comment is on. */
  postId: z.uuid(),
  /** Null for a comment. */
  kind: choice(postKinds).nullable(),
  /** Its text, or the title of what it shows. */
  text: z.string().nullable(),
  company: companyOfJob,
  author: z.strictObject({ _id: z.uuid(), name: z.string() }).nullable(),
  state: choice(moderationStates),
  /** Number of reports, and number of unanswered ones. */
  reports: z.int().nonnegative(),
  openReports: z.int().nonnegative(),
});
export type ModeratedItem = z.infer<typeof moderatedItem>;

export const adminPostList = endpoint({
  method: 'GET',
  path: '/admin/post',
  access: 'Admin',
  summary: 'List the posts of all companies, except drafts; `search` covers texts, titles and companies',
  query: listQuery(adminPosts),
  response: page(moderatedItem),
});

export const adminCommentList = endpoint({
  method: 'GET',
  path: '/admin/comment',
  access: 'Admin',
  summary: 'List the comments of all companies, except deleted ones; `search` covers texts and companies',
  query: listQuery(adminComments),
  response: page(moderatedItem),
});

/** Reason for hiding, of which the author is notified. */
export const moderationHide = z.strictObject({
  reason: named(choice(reportReasons), 'reason', 'មូលហេតុ'),
  words: named(text(reportLength), 'details', 'ព័ត៌មានបន្ថែម').nullish(),
  ...edited,
});

const hides = {
  method: 'PUT',
  access: 'Admin',
  body: moderationHide,
  response: nothing,
  limit: 'work',
} as const;
const shows = { method: 'DELETE', access: 'Admin', response: nothing, limit: 'work' } as const;
export const adminPostHide = endpoint({
  ...hides,
  path: '/admin/post/:id/hidden',
  summary: 'Hide a post, which resolves its reports; its author is notified of the reason',
});
export const adminPostShow = endpoint({
  ...shows,
  path: '/admin/post/:id/hidden',
  summary: 'Restore a post hidden by the operator',
});
export const adminCommentHide = endpoint({
  ...hides,
  path: '/admin/comment/:id/hidden',
  summary: 'Hide a comment, which resolves its reports; its author is notified of the reason',
});
export const adminCommentShow = endpoint({
  ...shows,
  path: '/admin/comment/:id/hidden',
  summary: 'Restore a comment hidden by the operator',
});

/** @collected by `audit.ts`. */
export const audited = {
  'said.hide': { en: 'Hid a post or comment', km: 'លាក់ការបង្ហោះ ឬមតិ' },
  'said.show': { en: 'Showed a post or comment again', km: 'បង្ហាញការបង្ហោះ ឬមតិវិញ' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = ['/admin/post', '/admin/comment'] as const;
