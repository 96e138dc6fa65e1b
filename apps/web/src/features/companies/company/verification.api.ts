import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';

export const verificationQuery = apiData('GET /company/own/verification');

const change = {
  onSuccess: (answer: ApiResponse<'GET /company/own/verification'>) =>
    keepResponse(answer, 'GET /company/own/verification'),
  // A colleague has sent or removed one, or the operator has verified the company.
  onError: () => void invalidate('GET /company/own/verification'),
};

export const useSendPaper = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /company/own/paper'>['body']) =>
      call('POST /company/own/paper', { body }),
    ...change,
  });

export const useRemovePaper = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /company/own/paper/:id', { params: { id } }),
    ...change,
  });

/** Requests a short-lived link to a document. */
export const usePaperLink = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await call('POST /company/own/paper/:id/file', { params: { id } })).data.url,
    onError: change.onError,
  });
