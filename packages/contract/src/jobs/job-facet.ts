import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { type FacetName, facetNames } from './job-facet-option.ts';
import { jobSearchQuery } from './relaxed-search.ts';

/** Number of jobs per value; values without jobs are absent. */
const counts = z.array(z.strictObject({ value: z.string(), jobs: z.int().positive() }));

/** Per filter, the number of jobs that each other value would find with the same search and the other filters. */
export const jobFacets = z.strictObject(
  Object.fromEntries(facetNames.map((name) => [name, counts])) as Record<FacetName, typeof counts>,
);
export type JobFacets = z.infer<typeof jobFacets>;

export const jobFacet = endpoint({
  method: 'GET',
  path: '/job/facet',
  access: 'public',
  summary: 'Count the jobs per value of each filter, among the results of the search with the other filters',
  query: jobSearchQuery,
  response: one(jobFacets),
  limit: 'read',
});
