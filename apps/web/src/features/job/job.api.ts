import { can } from '@acheep/contract/permission';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { type JobSearch, jobListRequest } from './job-search.ts';

/** A page of the job list. The page before stays until the next is there: results never jump. */
export const jobListQuery = (search: JobSearch) => {
  const query = jobListRequest(search);
  return queryOptions({
    queryKey: ['job', 'list', query],
    queryFn: ({ signal }) => call('GET /job', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const latestJobsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['job', 'latest', limit],
    queryFn: ({ signal }) => call('GET /job', { query: { limit, sort: 'createdAt_-1' }, signal }),
    select: ({ data }) => data,
  });

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', 'public', id],
    queryFn: ({ signal }) => call('GET /job/:id', { params: { id }, signal }),
    select: ({ data }) => data,
  });

/** Other open jobs of a category; one more than shown is asked for, because the job itself may be among them. */
export const similarJobsQuery = (categoryId: string, shown: number) => {
  const query = { limit: shown + 1, 'filter[categoryId]': categoryId };
  return queryOptions({
    queryKey: ['job', 'similar', query],
    queryFn: ({ signal }) => call('GET /job', { query, signal }),
    select: ({ data }) => data,
  });
};

/** The open jobs of one company, newest first. */
export const companyJobsQuery = (companyId: string, { page, limit }: { page: number; limit: number }) => {
  const query = { limit, offset: (page - 1) * limit, 'filter[companyId]': companyId };
  return queryOptions({
    queryKey: ['job', 'company', query],
    queryFn: ({ signal }) => call('GET /job', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

const appliedAt = ({ data }: Answer<'GET /application/applied-job'>): ReadonlyMap<string, string> =>
  new Map(data.map(({ job, createdAt }) => [job._id, createdAt]));

const nothingApplied: ReadonlyMap<string, string> = new Map();

/**
 * The jobs that the signed-in job seeker applied for, with the moment. Of one job, when its id is given; else of
 * the latest hundred, which marks them in lists.
 */
export function useAppliedJobs(jobId?: string): ReadonlyMap<string, string> {
  const role = useSession()?.user.role;
  const query = jobId ? { 'filter[jobId]': jobId } : { limit: 100 };
  const { data = nothingApplied } = useQuery({
    queryKey: ['application', 'applied-job', query],
    queryFn: ({ signal }) => call('GET /application/applied-job', { query, signal }),
    select: appliedAt,
    enabled: can(role, 'UserAppliedJob'),
  });
  return data;
}
