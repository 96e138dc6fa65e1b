import {
  type Asked,
  type FilterRule,
  type ListUrl,
  listRequest,
  oneOf,
  recordId,
  recordIds,
  someOf,
  valuesOf as valuesIn,
} from '../kernel/list-url.ts';
import { valuesOf } from '../kernel/option.ts';
import { categoryIdOf } from '../paths.ts';
import {
  forEachFilter,
  type JobFilterName,
  type JobWanted,
  jobFilter,
  jobFilterNames,
  type Takes,
} from './job-filter.ts';
import { type JobSort, jobSorts } from './job-option.ts';

const dollars: FilterRule = { read: (text) => (/^\d{1,6}$/.test(text) ? text : undefined) };

const filters: Record<JobFilterName, FilterRule> = {
  ...forEachFilter(({ takes, options = {} }) => {
    if (takes === 'several') return someOf(valuesOf(options));
    if (takes === 'one') return oneOf(valuesOf(options));
    if (takes === 'yes') return oneOf(['true']);
    if (takes === 'records') return recordIds;
    return takes === 'amount' ? dollars : recordId;
  }),
  // `{slug}-{id}` of each: the slug may be outdated, only the id counts.
  categoryId: {
    read: (text) =>
      valuesIn(text)
        .filter((value) => categoryIdOf(value))
        .join(',') || undefined,
    send: (value) => valuesIn(value).map(categoryIdOf).join(','),
  },
};

/** The public list of jobs. Search results are sorted by relevance, other lists by date. */
export const jobList = {
  filters,
  sorts: valuesOf(jobSorts),
  searchSort: 'relevance',
  limit: 20,
} as const satisfies ListUrl<JobFilterName, string>;
export type AskedJobs = Asked<JobFilterName, JobSort>;

const read: Partial<Record<Takes, (text: string) => unknown>> = {
  records: valuesIn,
  several: valuesIn,
  amount: Number,
  yes: () => true,
};

/** Filters of the URL in the form of a saved search. */
export function wantedOf(asked: AskedJobs): Partial<JobWanted> {
  const sent: Record<string, unknown> = listRequest(jobList, asked);
  const wanted = jobFilterNames.flatMap((name) => {
    const text = sent[`filter[${name}]`];
    return typeof text === 'string' && text ? [[name, (read[jobFilter[name].takes] ?? String)(text)]] : [];
  });
  // The rules above leave only valid values.
  return Object.fromEntries(wanted);
}
