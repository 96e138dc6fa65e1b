import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';

export const verificationQuery = apiData('GET /company/own/verification');

/** Without an answer, a colleague has sent or removed a document, or the operator has verified the company. */
export const refreshVerification = (answer?: ApiResponse<'GET /company/own/verification'>) =>
  answer
    ? keepResponse(answer, 'GET /company/own/verification')
    : void invalidate('GET /company/own/verification');

export const useSendPaper = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /company/own/paper'>['body']) =>
      call('POST /company/own/paper', { body }),
    onSettled: refreshVerification,
  });

/** Requests a short-lived link to a document. */
export const usePaperLink = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await call('POST /company/own/paper/:id/file', { params: { id } })).data.url,
    onError: () => refreshVerification(),
  });
