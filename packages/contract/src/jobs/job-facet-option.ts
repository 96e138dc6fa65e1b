import { type JobFilterName, jobFilter, jobFilterNames } from './job-filter.ts';

export type FacetName = Exclude<JobFilterName, 'companyId'>;
/** Filters of the list of jobs with counts per value: those that the panel offers. */
export const facetNames = jobFilterNames.filter((name) => jobFilter[name].offered !== 'none') as FacetName[];

/** Steps of the salary filter, whole US dollars a month. */
export const salarySteps = [200, 300, 400, 500, 700, 1000, 1500, 2000, 3000] as const;
