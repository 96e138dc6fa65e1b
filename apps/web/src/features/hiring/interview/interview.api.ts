import type { OwnJob } from '@acheep/contract/jobs/job';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiData, apiQuery, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** The interviews with one candidate. */
export const candidateInterviewsQuery = (id: string) =>
  apiData('GET /application/:id/interview', { params: { id } });

/** One of them as it is now, for who edits it. */
export const oneInterviewQuery = (applicationId: string, id: string | undefined) => ({
  queryKey: ['interview to edit', id],
  queryFn: async () => {
    const { data } = await call('GET /application/:id/interview', { params: { id: applicationId } });
    const found = data.find(({ _id }) => _id === id);
    if (!found) throw new ApiError(404, { code: 'not_found' });
    return { data: found };
  },
});

/** The company's jobs, to narrow the list by one. */
export const jobChoicesQuery = {
  ...apiQuery('GET /job/own', { query: { 'filter[status]': 'active,closed,archived', limit: 100 } }),
  select: ({ data }: { data: OwnJob[] }) => data.map(({ _id, title }) => ({ value: _id, label: title })),
};

/** Who works for the company, to name the interviewer. */
export const colleaguesQuery = apiData('GET /company/own/member');

const refresh = () =>
  invalidate('GET /interview', 'GET /application/:id/interview', 'GET /application/:id/candidate');

type Body = CallOptions<'PUT /interview/:id'>['body'];

/** Proposes an interview, or proposes it anew. The form shows what is wrong. */
export const useSaveInterview = (applicationId: string) =>
  useMutation({
    mutationFn: async ({ id, body: { updatedAt, ...body } }: { id: string | undefined; body: Body }) =>
      id
        ? (await call('PUT /interview/:id', { params: { id }, body: { ...body, updatedAt } })).data
        : (await call('POST /application/:id/interview', { params: { id: applicationId }, body })).data,
    onSuccess: refresh,
  });

export const useCancelInterview = (id: string) =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /interview/:id/cancel'>['body']) =>
      call('POST /interview/:id/cancel', { params: { id }, body }),
    // Refused, it has changed meanwhile, too.
    onSettled: refresh,
    meta: { ownError: true },
  });

/** Saves a file for the calendar. */
export const saveCalendar = ({ name, text }: { name: string; text: string }) =>
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name);

export const useCalendar = (id: string) =>
  useMutation({
    mutationFn: async () => (await call('GET /interview/:id/calendar', { params: { id } })).data,
    onSuccess: saveCalendar,
  });

/** The interviews of an own application. */
export const ownInterviewsQuery = (id: string) =>
  apiData('GET /application/applied-job/:id/interview', { params: { id } });

const refreshOwn = () =>
  invalidate('GET /application/applied-job/:id/interview', 'GET /application/applied-job/:id');

/** Answers an interview of an own application. */
export const useAnswer = (id: string) => ({
  pick: useMutation({
    mutationFn: (time: string) => call('POST /interview/:id/pick', { params: { id }, body: { time } }),
    onSettled: refreshOwn,
  }),
  decline: useMutation({
    mutationFn: (answer: string) =>
      call('POST /interview/:id/decline', { params: { id }, body: { answer: answer || null } }),
    onSettled: refreshOwn,
  }),
});

/** What a mailed link is about. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['interview link', token],
    queryFn: () => call('POST /interview/look', { body: { token } }),
    retry: false,
  });

/** Answers with the mailed link. */
export function useAnswerByLink(token: string) {
  const { queryKey } = linkQuery(token);
  const onSettled = () => queryClient.invalidateQueries({ queryKey });
  return {
    pick: useMutation({
      mutationFn: (time: string) => call('POST /interview/pick', { body: { token, time } }),
      onSettled,
    }),
    decline: useMutation({
      mutationFn: (answer: string) =>
        call('POST /interview/decline', { body: { token, answer: answer || null } }),
      onSettled,
    }),
  };
}
