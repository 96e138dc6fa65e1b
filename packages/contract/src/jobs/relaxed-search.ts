import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { type FilterInput, filterFields, type ListQuery, searchText } from '../kernel/list-query.ts';
import { jobCard } from './job.ts';
import { jobFilter, jobFilterNames } from './job-filter.ts';
import { reference } from './reference.ts';
import { maxRelaxed, nearJobsCap } from './relaxed-search-option.ts';
import { understood } from './understood.ts';

/** Results of a relaxed search, with the criteria that were dropped. */
export const relaxedJobs = z.strictObject({
  /** Remaining search text; null if none remains. */
  text: z.string().nullable(),
  /** Dropped words of the work, as typed. */
  words: z.array(z.string()),
  /** Dropped parts of the text that were read as something else. */
  wishes: z.array(understood),
  /** Dropped filters. */
  filters: z.array(z.enum(jobFilterNames)),
  /** True if the place was replaced with its neighbouring provinces. */
  near: z.boolean(),
  /** True for related work, where little else is found. */
  related: z.boolean(),
  jobs: z.array(jobCard),
  total: z.int().positive(),
  total_capped: z.boolean().optional(),
});
export type RelaxedJobs = z.infer<typeof relaxedJobs>;

export const relaxed = z.strictObject({
  /** How the text of the search was read. */
  understood: z.array(understood),
  /**
   * Relaxed searches that find jobs, closest first, each without the jobs of those before it. Empty where the search
   * itself finds some.
   */
  relaxed: z.array(relaxedJobs).max(maxRelaxed),
  /** Neighbours of the requested province in which the same search finds jobs, with their numbers. */
  near: z.array(z.strictObject({ ...reference.shape, jobs: z.int().positive().max(nearJobsCap) })),
  /** The search text without its places, which finds these jobs; null if none remains. */
  text: z.string().nullable(),
});
export type Relaxed = z.infer<typeof relaxed>;

const { fields, read } = filterFields(jobFilter);

/** Filters and search of the list, without paging and order. */
type JobSearchQuery = Pick<ListQuery<typeof jobFilter>, 'search' | 'filter'>;
const searchQuery = z
  .strictObject({ search: searchText.optional() })
  .extend(fields)
  .transform(({ search, ...given }: Record<string, unknown>) => ({ search, filter: read(given) }));
// The keys are computed, as for lists, so the type has to be asserted.
export const jobSearchQuery = searchQuery as unknown as z.ZodType<
  JobSearchQuery,
  { search?: string } & FilterInput<typeof jobFilter>
>;

export const jobRelaxed = endpoint({
  method: 'GET',
  path: '/job/relaxed',
  access: 'public',
  summary:
    'Get alternatives for a search without jobs, or with few in one province: the closest relaxed searches, and the neighbouring provinces',
  query: jobSearchQuery,
  response: one(relaxed),
  limit: 'deepSearch',
});
