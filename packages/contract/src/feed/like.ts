import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { typed } from '../kernel/bound.ts';
import { all, endpoint, nothing } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { separated } from '../kernel/list-query.ts';
import { id } from '../kernel/text.ts';

/** Maximum number of posts whose engagement is requested at once. */
export const maxReactions = 30;

/** Engagement with a post. */
export const reaction = z.strictObject({
  /** Id of the post. */
  _id: z.uuid(),
  likes: z.int().nonnegative(),
  /** Companies whose members like it, latest first: one beyond the number shown, where there are more. */
  companies: z.array(companyOfJob),
  comments: z.int().nonnegative(),
});
export type Reaction = z.infer<typeof reaction>;

const uuidLength = 36;
/** Comma-separated ids of posts. */
const postIds = named(
  typed(maxReactions * (uuidLength + 1))
    .transform(separated)
    .pipe(z.array(id)),
  'posts',
  'ការបង្ហោះ',
);

export const reactionList = endpoint({
  method: 'GET',
  path: '/like',
  access: 'public',
  summary: `List the likes and comments of up to ${maxReactions} posts; missing posts are omitted`,
  query: z.strictObject({ 'filter[postId]': postIds }),
  response: all(reaction),
  limit: 'read',
});

export const ownLikeList = endpoint({
  method: 'GET',
  path: '/like/own',
  access: 'Post',
  right: 'any',
  summary: 'List the ids of those of the given posts that the caller likes',
  query: z.strictObject({ 'filter[postId]': postIds }),
  response: all(z.uuid()),
  limit: 'read',
});

export const postLike = endpoint({
  method: 'PUT',
  path: '/like/:id',
  access: 'Post',
  summary: 'Like a post; idempotent',
  response: nothing,
  limit: 'work',
});

export const postUnlike = endpoint({
  method: 'DELETE',
  path: '/like/:id',
  access: 'Post',
  summary: 'Remove the like from a post',
  response: nothing,
  limit: 'work',
});
