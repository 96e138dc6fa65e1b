import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { endpoint, one, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import type { Options } from '../kernel/option.ts';
import { day } from '../kernel/text.ts';

/** Maximum number of days for which a post may be pinned. */
export const pinDays = 365;
/** Maximum number of pinned posts: readers skip a feed that begins with more. */
export const maxPinned = 5;

export const adminPost = z.strictObject({
  ...record,
  company: companyOfJob,
  /** Beginning of its text, or the title of what it shows. */
  saying: z.string().nullable(),
  /** True when the feed shows it now. */
  shown: z.boolean(),
  /** Last day on which it is pinned. */
  pinnedUntil: z.iso.date().nullable(),
  /** Number of other posts that are pinned now. */
  others: z.int().nonnegative(),
});
export type AdminPost = z.infer<typeof adminPost>;

/** Null unpins it, and so does an omitted day, as forms omit empty fields. */
export const postPin = z.strictObject({
  pinnedUntil: named(day.nullable().default(null), 'last pinned day', 'ថ្ងៃចុងក្រោយនៃការខ្ទាស់'),
});

export const adminPostGet = endpoint({
  method: 'GET',
  path: '/admin/post/:id',
  access: 'Admin',
  summary: 'Get a post with the last day of its pin',
  response: one(adminPost),
});

export const adminPostPin = endpoint({
  method: 'PUT',
  path: '/admin/post/:id/pin',
  access: 'Admin',
  summary: 'Pin a post to the top of the feed until the end of a day, or unpin it',
  body: postPin,
  response: one(adminPost),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'post.pin': { en: 'Changed how long a post is pinned', km: 'កែប្រែរយៈពេលខ្ទាស់ការបង្ហោះ' },
} satisfies Options;
