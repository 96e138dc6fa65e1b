import { z } from 'zod';
import { choice } from './choice.ts';
import { endpoint, one, page, record } from './endpoint.ts';
import { named } from './field-label.ts';
import { jobPromotions, jobStatuses } from './job-option.ts';
import { operatorEditLimits } from './limit.ts';
import { anyOf, listQuery } from './list.ts';
import { byDate } from './option.ts';
import { day, id } from './text.ts';

/** A job as operators see it in their list. */
export const adminJob = z.strictObject({
  ...record,
  /** Six digits, zero-padded. */
  postCode: z.string(),
  title: z.string(),
  status: choice(jobStatuses),
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  postedAt: z.iso.datetime().nullable(),
  closingDate: z.iso.date().nullable(),
  /** The last day on which it leads lists. */
  pinnedUntil: z.iso.date().nullable(),
  /** The last day on whose morning it goes to the top. */
  boostedUntil: z.iso.date().nullable(),
  applications: z.int().nonnegative(),
});
export type AdminJob = z.infer<typeof adminJob>;

/** So many days ahead a job may be pinned or boosted at most. */
export const promotionDays = 365;

/** Null ends it, and so does a day that is left out, as forms leave out what is empty. */
export const jobPromotion = z.strictObject({
  pinnedUntil: named(day.nullable().default(null), 'pinned until', 'ខ្ទាស់រហូតដល់'),
  boostedUntil: named(day.nullable().default(null), 'boosted until', 'ជំរុញរហូតដល់'),
});

export const adminJobList = endpoint({
  method: 'GET',
  path: '/admin/job',
  access: 'Admin',
  summary: 'Jobs of all companies; `search` looks at title and company, or is a post code',
  query: listQuery({
    filters: {
      status: named(anyOf(jobStatuses), 'status', 'ស្ថានភាព'),
      promotion: named(anyOf(jobPromotions), 'promotion', 'ការផ្សព្វផ្សាយ'),
      companyId: named(id, 'company', 'ក្រុមហ៊ុន'),
    },
    sorts: byDate,
  }),
  response: page(adminJob),
});

export const adminJobPromote = endpoint({
  method: 'PUT',
  path: '/admin/job/:id/promotion',
  access: 'Admin',
  summary: 'Pin and boost an open job until a day, or end either',
  body: jobPromotion,
  response: one(adminJob),
  limits: operatorEditLimits,
});
