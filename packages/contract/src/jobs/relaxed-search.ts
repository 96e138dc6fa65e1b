import { z } from 'zod';
import { endpoint, one } from '../kernel/endpoint.ts';
import { filterFields, type ListQuery, searchText } from '../kernel/list.ts';
import { jobCard, jobFilters } from './job.ts';
import { jobFilterNames } from './job-filter.ts';
import { reference } from './reference.ts';
import { nearJobsCap } from './relaxed-search-option.ts';

/** The jobs of a search that asks for less, and what it asks no more. */
export const relaxedJobs = z.strictObject({
  /** What is searched for instead; null where it is no search any more. */
  text: z.string().nullable(),
  /** The words that were taken out of the search, as they were typed. */
  words: z.array(z.string()),
  /** The filters that were taken away. */
  filters: z.array(z.enum(jobFilterNames)),
  /** The provinces around the one that was asked for are looked at instead of it. */
  near: z.boolean(),
  jobs: z.array(jobCard),
  total: z.int().positive(),
  total_capped: z.boolean().optional(),
});

export const relaxed = z.strictObject({
  /** The nearest search that finds something, where the one that was asked for finds nothing; null where none does. */
  relaxed: relaxedJobs.nullable(),
  /** The provinces around the one that was asked for in which the same search finds jobs, with how many. */
  near: z.array(z.strictObject({ ...reference.shape, jobs: z.int().positive().max(nearJobsCap) })),
});
export type Relaxed = z.infer<typeof relaxed>;

const { fields, read } = filterFields(jobFilters);

/** Filters and search as the list has them, without pages and order. */
type JobSearchQuery = Pick<ListQuery<typeof jobFilters>, 'search' | 'filter'>;
const searchQuery = z
  .strictObject({ search: searchText.optional() })
  .extend(fields)
  .transform(({ search, ...given }: Record<string, unknown>) => ({ search, filter: read(given) }));
// As with lists, the keys are computed: the signature says what they are.
export const jobSearchQuery = searchQuery as unknown as z.ZodType<
  JobSearchQuery,
  { search?: string } & {
    [K in keyof typeof jobFilters as `filter[${K}]`]?: z.input<(typeof jobFilters)[K]>;
  }
>;

export const jobRelaxed = endpoint({
  method: 'GET',
  path: '/job/relaxed',
  access: 'public',
  summary:
    'What to show where a search finds no jobs, or few in one province: the nearest looser search, and the provinces around',
  query: jobSearchQuery,
  response: one(relaxed),
  limit: 'deepSearch',
});
