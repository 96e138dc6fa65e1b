import { type Asked, listRequest, valuesOf } from '../kernel/list-url.ts';
import {
  type JobFilterName,
  type JobWanted,
  jobFilter,
  jobFilterNames,
  jobs,
  type Takes,
} from './job-filter.ts';
import type { JobSort } from './job-option.ts';

export type AskedJobs = Asked<JobFilterName, JobSort>;

const read: Partial<Record<Takes, (text: string) => unknown>> = {
  records: valuesOf,
  several: valuesOf,
  all: valuesOf,
  amount: Number,
  yes: () => true,
};

/** Filters of the URL in the form of a saved search. */
export function wantedOf(listQuery: AskedJobs): Partial<JobWanted> {
  const sent: Record<string, unknown> = listRequest(jobs, listQuery);
  const wanted = jobFilterNames.flatMap((name) => {
    const text = sent[`filter[${name}]`];
    return typeof text === 'string' && text ? [[name, (read[jobFilter[name].takes] ?? String)(text)]] : [];
  });
  // The rules above leave only valid values.
  return Object.fromEntries(wanted);
}
