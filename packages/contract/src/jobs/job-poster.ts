import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';

/** Short-lived links to the poster of an open job, a page of A4 as a PDF, in each language. */
export const jobPoster = z.strictObject({
  km: z.string(),
  en: z.string(),
  expiresAt: z.iso.datetime(),
});
export type JobPoster = z.infer<typeof jobPoster>;

export const jobPosterGet = endpoint({
  method: 'GET',
  path: '/job/:id/poster',
  access: 'PostJob',
  summary: "Get links to the poster of one of the company's open jobs, to print",
  response: one(jobPoster),
  limit: 'open',
});

export const adminJobPosterGet = endpoint({
  method: 'GET',
  path: '/admin/job/:id/poster',
  access: 'Admin',
  summary: 'Get links to the poster of an open job of any company, to print',
  response: one(jobPoster),
  limit: 'open',
});

/** @collected by `errors.ts`. */
export const errors = {
  'job.no_poster': {
    status: 404,
    en: 'Only open jobs have a poster. Publish this job first.',
    km: 'មានតែការងារកំពុងផ្សាយទេដែលមានប័ណ្ណប្រកាស។ សូមផ្សាយការងារនេះជាមុនសិន។',
  },
} satisfies Errors;
