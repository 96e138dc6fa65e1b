import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { endpoint, one, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { day } from '../kernel/text.ts';

/** So many days ahead an entry may be pinned at most. */
export const pinDays = 365;
/** As many lead the feed at once: of one that begins with more, the news are not read. */
export const mostPinned = 5;

/** An entry of the feed as operators see it. */
export const adminPost = z.strictObject({
  ...record,
  company: companyOfJob,
  /** How it begins: its words, or the title of what it shows. */
  saying: z.string().nullable(),
  /** Whether the feed shows it now. */
  shown: z.boolean(),
  /** The last day on which it leads the feed. */
  pinnedUntil: z.iso.date().nullable(),
  /** How many others lead the feed now. */
  others: z.int().nonnegative(),
});
export type AdminPost = z.infer<typeof adminPost>;

/** Null ends it, and so does a day that is left out, as forms leave out what is empty. */
export const postPin = z.strictObject({
  pinnedUntil: named(day.nullable().default(null), 'pinned until', 'ខ្ទាស់រហូតដល់'),
});

export const adminPostGet = endpoint({
  method: 'GET',
  path: '/admin/post/:id',
  access: 'Admin',
  summary: 'An entry of the feed, and until when it is pinned',
  response: one(adminPost),
});

export const adminPostPin = endpoint({
  method: 'PUT',
  path: '/admin/post/:id/pin',
  access: 'Admin',
  summary: 'Have an entry lead the feed until the end of a day, or end it',
  body: postPin,
  response: one(adminPost),
  limit: 'work',
});
