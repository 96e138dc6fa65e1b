import { z } from 'zod';
import { hiringNumbers } from '../hiring/hiring-numbers.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { shareChannels } from '../kernel/share-channel.ts';
import { line } from '../kernel/text.ts';

/** Number of days in the daily statistics. */
export const statisticsDays = 30;
/** Minimum number of similar jobs: fewer have no significance, and would reveal their numbers. */
export const minSimilar = 5;

/** Statistics of a job for the members of its company. */
export const jobStatistics = z.strictObject({
  /** Number of days open so far, from the first publication. */
  openDays: z.int().nonnegative(),
  /** Since the first publication; each visitor counts once a day. */
  views: z.int().nonnegative(),
  /** The last `statisticsDays` days, oldest first, including those without views. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: z.int(), applications: z.int() })),
  /** Views by shared links, most first; the other views came from searches and lists. */
  shared: z.array(z.strictObject({ channel: choice(shareChannels), views: z.int().positive() })),
  applications: z.int().nonnegative(),
  /** Hours from publication to the first application; null if there is none yet. */
  firstApplicationAfter: z.number().nonnegative().nullable(),
  vacancies: z.int().nullable(),
  hiring: hiringNumbers,
  /**
   * Number and median values of other companies' jobs of the same category that were published in the last 90 days;
   * null if there are fewer than `minSimilar`.
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
  summary: 'Count a view of an open job: once a day per visitor, without storing data about the visitor',
  /** `via`: what a shared link says of its way; an unknown one is not counted. */
  query: z.strictObject({ via: named(line(40), 'source', 'ប្រភព').optional() }),
  response: nothing,
  limit: 'visit',
});

export const jobStatisticsGet = endpoint({
  method: 'GET',
  path: '/job/own/:id/statistics',
  access: 'PostJob',
  right: 'numbers',
  summary: "Get the statistics of one of the company's jobs, compared with similar jobs",
  response: one(jobStatistics),
});

/** @collected by `pages.ts`. */
export const pages = ['/manage-job/:id/numbers'] as const;
