import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';

/** Days that the numbers of a job go back, day by day. */
export const statisticsDays = 30;
/** Fewer similar jobs than this say nothing, and more than is theirs. */
export const leastSimilar = 5;

/** How a job does, for those who work for its company. */
export const jobStatistics = z.strictObject({
  /** Days on which it was open so far, from its first publication. */
  openDays: z.int().nonnegative(),
  /** Since it was first published; a visitor counts once a day. */
  views: z.int().nonnegative(),
  /** The last days, the oldest first, those without a view too. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: z.int(), applications: z.int() })),
  applications: z.int().nonnegative(),
  /** Hours from the publication to the first application; null before it. */
  firstApplicationAfter: z.number().nonnegative().nullable(),
  /**
   * Other companies' jobs of the same category that were published in the last 90 days: how many, and what is in their
   * middle (the median). Null where they are too few.
   */
  similar: z
    .strictObject({
      jobs: z.int(),
      viewsADay: z.number().nonnegative(),
      applications: z.number().nonnegative(),
    })
    .nullable(),
});
export type JobStatistics = z.infer<typeof jobStatistics>;

export const jobViewed = endpoint({
  method: 'POST',
  path: '/job/:id/view',
  access: 'public',
  summary: 'Count a look at an open job: once a day and visitor, of whom nothing is kept',
  response: nothing,
  limit: 'visit',
});

export const jobStatisticsGet = endpoint({
  method: 'GET',
  path: '/job/own/:id/statistics',
  access: 'PostJob',
  summary: "How one of the company's own jobs does, beside similar ones",
  response: one(jobStatistics),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/manage-job/:id/numbers'] as const;
