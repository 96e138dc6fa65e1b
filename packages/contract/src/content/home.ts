import { z } from 'zod';
import { reference } from '../jobs/reference.ts';
import { minSearches } from '../jobs/search-term.ts';
import { endpoint, one } from '../kernel/endpoint.ts';

/** Number of searches and of places that the home page offers. */
export const searchesOffered = 8;
export const placesOffered = 8;

/** Ways into the list of jobs that the home page offers; each leads to open jobs. */
export const waysIn = z.strictObject({
  /** Beginnings of job titles that people searched for in the language of the request, most frequent first. */
  titles: z.array(z.string()),
  /** The provinces with the most open jobs. */
  places: z.array(z.strictObject({ ...reference.shape, openJobs: z.int().positive() })),
});
export type WaysIn = z.infer<typeof waysIn>;

export const homeGet = endpoint({
  method: 'GET',
  path: '/home',
  access: 'public',
  summary: `Get popular searches and the provinces with the most jobs; a search counts as popular if at least ${minSearches} visitors made it on one day and a job title begins with it`,
  response: one(waysIn),
  limit: 'search',
});
