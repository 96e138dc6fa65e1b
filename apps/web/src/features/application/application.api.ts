import type { ApplicationStatus } from '@acheep/contract/option';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const applicationLimit = 10;
const at = (page: number) => ({ offset: (page - 1) * applicationLimit, limit: applicationLimit });

/** The job that is applied for, as its public page shows it. */
export const applyJobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', 'public', id],
    queryFn: ({ signal }) => call('GET /job/:id', { params: { id }, signal }),
    select: ({ data }) => data,
  });

/** The job seeker's own application for one job; null where there is none. */
export const ownApplicationQuery = (jobId: string) => {
  const query = { 'filter[jobId]': jobId };
  return queryOptions({
    queryKey: ['application', 'applied-job', query],
    queryFn: ({ signal }) => call('GET /application/applied-job', { query, signal }),
    select: ({ data }) => data[0] ?? null,
  });
};

/** What the job seeker applied for, a page of it. */
export const ownApplicationListQuery = (page: number) => {
  const query = at(page);
  return queryOptions({
    queryKey: ['application', 'applied-job', query],
    queryFn: ({ signal }) => call('GET /application/applied-job', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export interface ReceivedFilter {
  jobId?: string;
  status?: ApplicationStatus;
  page: number;
}

/** Applications for the recruiter's own jobs. */
export const receivedListQuery = ({ jobId, status, page }: ReceivedFilter) => {
  const query = { 'filter[jobId]': jobId, 'filter[status]': status, ...at(page) };
  return queryOptions({
    queryKey: ['application', 'received', query],
    queryFn: ({ signal }) => call('GET /application', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** One received application. Reading it marks it as seen, so the lists that show it as new are out of date. */
export const receivedQuery = (id: string) =>
  queryOptions({
    queryKey: ['application', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /application/:id', { params: { id }, signal });
      for (const queryKey of [
        ['application', 'received'],
        ['own-job', 'list'],
      ]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      return answer;
    },
    select: ({ data }) => data,
  });

/** The recruiter's jobs that can have applications, to choose one from. */
export const jobChoicesQuery = queryOptions({
  queryKey: ['own-job', 'choices'],
  queryFn: ({ signal }) =>
    call('GET /job/own', { query: { 'filter[status]': 'active,closed,archived', limit: 100 }, signal }),
  select: ({ data }) => data.map(({ _id, title }) => ({ value: _id, label: title })),
});

type ApplicationBody = CallOptions<'POST /application'>['body'];

/** Applies. The same `key` again answers the first application. The form shows what is wrong. */
export const useApply = (key: string) =>
  useMutation({
    mutationFn: async (body: ApplicationBody) =>
      (await call('POST /application', { body, headers: { 'idempotency-key': key } })).data,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['application'] }),
    meta: { ownError: true },
  });

/** A link to the CV that works for a short time. */
export const useCvLink = () =>
  useMutation({
    mutationFn: async (id: string) => (await call('POST /application/:id/cv', { params: { id } })).data.url,
  });
