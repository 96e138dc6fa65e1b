import { queryOptions, useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const candidateInterviewsQuery = (id: string) =>
  apiData('GET /application/:id/interview', { params: { id } });

/** Query options of one current interview, for resolving an edit conflict. */
export const oneInterviewQuery = (applicationId: string, id: string | undefined) => ({
  queryKey: ['interview to edit', id],
  queryFn: async () => {
    const { data } = await call('GET /application/:id/interview', { params: { id: applicationId } });
    const found = data.find(({ _id }) => _id === id);
    if (!found) throw new ApiError(404, { code: 'not_found' });
    return { data: found };
  },
});

const refresh = () =>
  invalidate('GET /interview', 'GET /application/:id/interview', 'GET /application/:id/candidate');

type Body = CallOptions<'PUT /interview/:id'>['body'];

/** Proposes an interview, or changes the proposal. The form shows the errors. */
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
    // Also refetched after a refusal, since the interview has changed meanwhile.
    onSettled: refresh,
    meta: { ownError: true },
  });

export const saveCalendar = ({ name, text }: { name: string; text: string }) =>
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name);

export const useCalendar = (id: string) =>
  useMutation({
    mutationFn: async () => (await call('GET /interview/:id/calendar', { params: { id } })).data,
    onSuccess: saveCalendar,
  });

export const ownInterviewsQuery = (id: string) =>
  apiData('GET /application/applied-job/:id/interview', { params: { id } });

const refreshOwn = () =>
  invalidate(
    'GET /application/applied-job/:id/interview',
    'GET /application/applied-job/:id',
    'GET /application/applied-job',
  );

/** Returns the mutations that answer an interview of the user's own application. */
export const useAnswer = (id: string) => ({
  pick: useMutation({
    mutationKey: ['application'],
    mutationFn: (time: string) => call('POST /interview/:id/pick', { params: { id }, body: { time } }),
    onSettled: refreshOwn,
  }),
  decline: useMutation({
    mutationKey: ['application'],
    mutationFn: (answer: string) =>
      call('POST /interview/:id/decline', { params: { id }, body: { answer: answer || null } }),
    onSettled: refreshOwn,
  }),
});

/** Query options of the interview behind a mailed link. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['interview link', token],
    queryFn: () => call('POST /interview/look', { body: { token } }),
    retry: false,
  });

/** Returns the mutations that answer with the mailed link. */
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
