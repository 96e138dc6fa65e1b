import type { JobSort, PostedWithin } from '@acheep/contract/option';
import type { CallOptions } from '../../lib/api.ts';
import { categoryIdOf } from '../../paths.ts';

/** The filters of the job list, by their names in the URL, in the order they are shown. */
export const jobFilterNames = [
  'categoryId',
  'provinceId',
  'type',
  'salary',
  'posted',
  'experience',
  'qualification',
  'industryId',
  'companyId',
] as const;
export type JobFilterName = (typeof jobFilterNames)[number];

/** What the URL of the job list asks for, as it is written there: the API judges the values. */
export interface JobSearch {
  search: string;
  /** From 1. */
  page: number;
  sort: string;
  filters: Partial<Record<JobFilterName, string>>;
}

export const jobsAPage = 20;
/** The API reads this far into a list. */
const lastPage = 1_000_000 / jobsAPage;

/** A search is answered best match first, a mere list newest first; "best match" means nothing without a search. */
const defaultSort = (search: string) => (search ? 'relevance' : 'createdAt_-1');

/** Reads the URL. Names that are not ours (`utm_source`, `fbclid`) are none of our business. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const search = text('search');
  const sort = text('sort');
  const page = Number(text('page') || 1);
  const given = jobFilterNames.map((name) => [name, text(name)] as const).filter(([, value]) => value !== '');
  return {
    search,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    sort: sort && (search || sort !== 'relevance') ? sort : defaultSort(search),
    filters: Object.fromEntries(given),
  };
}

/** The API's query for what the URL asks. */
export function jobListRequest({ search, page, sort, filters }: JobSearch): CallOptions<'GET /job'>['query'] {
  const { categoryId, posted, ...others } = filters;
  return {
    search: search || undefined,
    // Whatever the URL says goes to the API, whose refusal is shown.
    sort: sort as JobSort,
    offset: (page - 1) * jobsAPage,
    limit: jobsAPage,
    'filter[categoryId]': categoryIdOf(categoryId) ?? categoryId,
    'filter[posted]': posted as PostedWithin | undefined,
    'filter[provinceId]': others.provinceId,
    'filter[industryId]': others.industryId,
    'filter[companyId]': others.companyId,
    'filter[type]': others.type,
    'filter[experience]': others.experience,
    'filter[qualification]': others.qualification,
    'filter[salary]': others.salary,
  };
}

/** The URL's parameters with one of them changed (undefined takes it out). Another list begins at its first page. */
export function withParam(params: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** The same list without its filters; what is searched for and the order stay. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', ...jobFilterNames]) next.delete(name);
  return next;
}

/** The values of a filter that takes several. */
export const valuesOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** A filter of several values with one of them put in or taken out. */
export function toggled(value: string | undefined, entry: string): string | undefined {
  const values = valuesOf(value);
  const next = values.includes(entry) ? values.filter((other) => other !== entry) : [...values, entry];
  return next.join(',') || undefined;
}

/** How many values narrow the list. */
export const filterCount = ({ filters }: JobSearch): number =>
  Object.values(filters).reduce((sum, value) => sum + valuesOf(value).length, 0);
