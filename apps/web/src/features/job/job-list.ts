import { jobExperiences, jobSorts, jobTypes, postedWithin, qualifications } from '@acheep/contract/option';
import { type Asked, type ListUrl, oneOf, recordId, someOf } from '../../lib/list-url.ts';
import { categoryIdOf } from '../../paths.ts';

const filters = {
  // `{slug}-{id}`: a slug may be old, the id counts.
  categoryId: {
    read: (text: string) => (categoryIdOf(text) ? text : undefined),
    send: (value: string) => categoryIdOf(value) ?? value,
  },
  provinceId: recordId,
  type: someOf(jobTypes),
  /** Whole US dollars a month. */
  salary: { read: (text: string) => (/^\d{1,6}$/.test(text) ? text : undefined) },
  posted: oneOf(postedWithin),
  experience: someOf(jobExperiences),
  qualification: someOf(qualifications),
  industryId: recordId,
  companyId: recordId,
};
export type JobFilterName = keyof typeof filters;

/** The public list of jobs. A search is answered best match first, a mere list newest first. */
export const jobList = {
  filters,
  sorts: jobSorts,
  searchSort: 'relevance',
  limit: 20,
} as const satisfies ListUrl<JobFilterName, string>;
export type AskedJobs = Asked<JobFilterName, (typeof jobSorts)[number]>;
