import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { companyOfJob } from './job.ts';

/** Number of employers on the home page. */
export const employersShown = 8;

/** Numbers of current hiring. */
export const hiring = z.strictObject({
  openJobs: z.int().nonnegative(),
  /** Jobs posted in the last seven days, included in `openJobs`. */
  newJobs: z.int().nonnegative(),
  companies: z.int().nonnegative(),
  /** Employers with the most open jobs, in that order. */
  employers: z.array(z.strictObject({ ...companyOfJob.shape, openJobs: z.int().positive() })),
});
export type Hiring = z.infer<typeof hiring>;

export const hiringGet = endpoint({
  method: 'GET',
  path: '/job/hiring',
  access: 'public',
  summary: 'Get the numbers of open jobs and hiring companies, and the companies with the most jobs',
  response: one(hiring),
  limit: 'search',
});
