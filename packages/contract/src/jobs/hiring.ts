import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { companyOfJob } from './job.ts';

/** Employers that the home page names. */
export const employersShown = 8;

/** Who is hiring now, and how much. */
export const hiring = z.strictObject({
  openJobs: z.int().nonnegative(),
  /** Those of them that were posted in the last seven days. */
  newJobs: z.int().nonnegative(),
  companies: z.int().nonnegative(),
  /** Those with the most open jobs, the most first. */
  employers: z.array(z.strictObject({ ...companyOfJob.shape, openJobs: z.int().positive() })),
});
export type Hiring = z.infer<typeof hiring>;

export const hiringGet = endpoint({
  method: 'GET',
  path: '/job/hiring',
  access: 'public',
  summary: 'How many jobs are open at how many companies, and the companies with the most',
  response: one(hiring),
  limit: 'search',
});
