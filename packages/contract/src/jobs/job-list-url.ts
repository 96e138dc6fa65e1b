import { type Asked, type ListUrl, oneOf, recordId, someOf } from '../kernel/list-url.ts';
import { valuesOf } from '../kernel/option.ts';
import { categoryIdOf } from '../kernel/paths.ts';
import {
  type JobSort,
  jobExperiences,
  jobSorts,
  jobTypes,
  postedWithin,
  qualifications,
} from './job-option.ts';

const filters = {
  // `{slug}-{id}`: a slug may be old, the id counts.
  categoryId: {
    read: (text: string) => (categoryIdOf(text) ? text : undefined),
    send: (value: string) => categoryIdOf(value) ?? value,
  },
  provinceId: recordId,
  type: someOf(valuesOf(jobTypes)),
  /** Whole US dollars a month. */
  salary: { read: (text: string) => (/^\d{1,6}$/.test(text) ? text : undefined) },
  posted: oneOf(valuesOf(postedWithin)),
  experience: someOf(valuesOf(jobExperiences)),
  qualification: someOf(valuesOf(qualifications)),
  industryId: recordId,
  companyId: recordId,
};
export type JobFilterName = keyof typeof filters;

/** The public list of jobs. A search is answered best match first, a mere list newest first. */
export const jobList = {
  filters,
  sorts: valuesOf(jobSorts),
  searchSort: 'relevance',
  limit: 20,
} as const satisfies ListUrl<JobFilterName, string>;
export type AskedJobs = Asked<JobFilterName, JobSort>;
