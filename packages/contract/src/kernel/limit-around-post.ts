import type { Limit } from './endpoint.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// How often people may do what gathers around entries of the feed.

/** Likes, given and taken back: a thumb that presses twenty times is no attack. */
export const likeLimits = [
  { name: 'like-hour', tries: 600, seconds: hour, by: 'person' },
  { name: 'like', tries: 90, seconds: minute, by: 'person' },
] as const satisfies Limit[];

/** Comments: a talk between colleagues gets nowhere near, who sends two hundred in a minute gets ten. */
export const commentCreateLimits = [
  { name: 'comment-day', tries: 200, seconds: day, by: 'person' },
  { name: 'comment', tries: 10, seconds: minute, by: 'person' },
] as const satisfies Limit[];

/** Changing, hiding and deleting them, together. */
export const commentEditLimits = [
  { name: 'comment-edit', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** What people tell the operator of. */
export const reportLimits = [
  { name: 'report-day', tries: 50, seconds: day, by: 'person' },
  { name: 'report', tries: 10, seconds: 10 * minute, by: 'person' },
] as const satisfies Limit[];

/** What has gathered around entries, which comes with each page of the feed. */
export const reactionLimits = [
  { name: 'reaction', tries: 1200, seconds: minute, by: 'address', block: 40 },
] as const satisfies Limit[];

/** Reading comments, of all who share an address. */
export const commentReadLimits = [
  { name: 'comment-read', tries: 1200, seconds: minute, by: 'address', block: 40 },
] as const satisfies Limit[];
