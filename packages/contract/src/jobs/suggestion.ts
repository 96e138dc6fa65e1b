import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { searchText } from '../kernel/list-query.ts';
import { companyOfJob } from './job.ts';
import { reference } from './reference.ts';
import { suggestedJobsCap } from './suggestion-option.ts';

/** Search suggestions, the likeliest first per kind; all of them have open jobs. */
export const suggestions = z.strictObject({
  /** Titles of open jobs, each in the spelling of one of them. */
  titles: z.array(z.string()),
  categories: z.array(z.strictObject({ ...reference.shape, iconName: z.string() })),
  provinces: z.array(reference),
  companies: z.array(
    z.strictObject({ ...companyOfJob.shape, openJobs: z.int().positive().max(suggestedJobsCap) }),
  ),
});
export type Suggestions = z.infer<typeof suggestions>;

export const suggestionGet = endpoint({
  method: 'GET',
  path: '/suggestion',
  access: 'public',
  summary:
    'Suggest searches for a typed beginning in either language: job titles, categories, provinces and companies with open jobs',
  query: z.strictObject({ search: searchText }),
  response: one(suggestions),
  limit: 'read',
});
