import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { currencies } from '../kernel/money.ts';

/** Minimum number of jobs behind the median that a job's page shows. */
export const minJobPaySample = 10;

/** What jobs like this one pay a month, reckoned as the career report does but in the job's own currency. */
export const jobPay = z.strictObject({
  /** Minor units of `currency`. A range counts as its midpoint. */
  median: z.int().nonnegative(),
  currency: choice(currencies),
  /** Number of jobs behind the median. */
  jobs: z.int().min(minJobPaySample),
  /** Jobs of the same category and experience, of the same province (`province`) or of all (`category`). */
  within: z.enum(['province', 'category']),
});
export type JobPay = z.infer<typeof jobPay>;

export const jobPayGet = endpoint({
  method: 'GET',
  path: '/job/:id/pay',
  access: 'public',
  summary:
    'Get the median pay of jobs of the same category that ask for the same experience, in the same province if enough of them are there; null for jobs that cannot be compared',
  response: one(jobPay.nullable()),
});
