import {
  type Asked,
  type FilterRule,
  type ListUrl,
  listRequest,
  oneOf,
  recordId,
  someOf,
  valuesOf as valuesIn,
} from '../kernel/list-url.ts';
import { valuesOf } from '../kernel/option.ts';
import { categoryIdOf } from '../kernel/paths.ts';
import {
  forEachFilter,
  type JobFilterName,
  type JobWanted,
  jobFilter,
  jobFilterNames,
} from './job-filter.ts';
import { type JobSort, jobSorts } from './job-option.ts';

const dollars: FilterRule = { read: (text) => (/^\d{1,6}$/.test(text) ? text : undefined) };

const filters: Record<JobFilterName, FilterRule> = {
  ...forEachFilter(({ takes, options = {} }) => {
    if (takes === 'several') return someOf(valuesOf(options));
    if (takes === 'one') return oneOf(valuesOf(options));
    return takes === 'amount' ? dollars : recordId;
  }),
  // `{slug}-{id}`: a slug may be old, the id counts.
  categoryId: {
    read: (text) => (categoryIdOf(text) ? text : undefined),
    send: (value) => categoryIdOf(value) ?? value,
  },
};

/** The public list of jobs. A search is answered best match first, a mere list newest first. */
export const jobList = {
  filters,
  sorts: valuesOf(jobSorts),
  searchSort: 'relevance',
  limit: 20,
} as const satisfies ListUrl<JobFilterName, string>;
export type AskedJobs = Asked<JobFilterName, JobSort>;

/** What the URL asks of each filter, as a saved search says it. */
export function wantedOf(asked: AskedJobs): Partial<JobWanted> {
  const sent: Record<string, unknown> = listRequest(jobList, asked);
  const wanted = jobFilterNames.flatMap((name) => {
    const text = sent[`filter[${name}]`];
    if (typeof text !== 'string' || !text) return [];
    const { takes } = jobFilter[name];
    return [[name, takes === 'several' ? valuesIn(text) : takes === 'amount' ? Number(text) : text]];
  });
  // The rules above have left only values that there are.
  return Object.fromEntries(wanted);
}
