import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { searchText } from '../kernel/list.ts';
import { companyOfJob } from './job.ts';
import { reference } from './reference.ts';
import { suggestedJobsCap } from './suggestion-option.ts';

/** What somebody may be about to look for, of each kind the likeliest first. All of it has jobs that are open now. */
export const suggestions = z.strictObject({
  /** What open jobs are called, as one of them has it. */
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
    'What may be meant by the beginning of a search in either language: job titles, categories, provinces and companies that have open jobs',
  query: z.strictObject({ search: searchText }),
  response: one(suggestions),
  limit: 'read',
});
