import type { ConsentAnswer } from '@acheep/contract/messaging/mail-consent-option';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** What a mailed link asks. */
export const consentQuery = (token: string) =>
  queryOptions({
    queryKey: ['consent link', token],
    queryFn: () => call('POST /mail-consent/look', { body: { token } }),
    retry: false,
  });

/** Answers it. */
export const useAnswerConsent = (token: string) =>
  useMutation({
    mutationFn: (answer: ConsentAnswer) => call('POST /mail-consent/answer', { body: { token, answer } }),
    onSuccess: (answered) => queryClient.setQueryData(consentQuery(token).queryKey, answered),
    meta: { ownError: true },
  });
