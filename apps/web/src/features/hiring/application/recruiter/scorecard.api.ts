import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../../lib/api-query.ts';

export type ScorecardBody = CallOptions<'PUT /application/:id/scorecard'>['body'];

export const scorecardQuery = (id: string) => apiData('GET /application/:id/scorecard', { params: { id } });

/** Gives or changes one's own scorecard; the form shows the errors. */
export const useSaveScorecard = (id: string) =>
  useMutation({
    mutationFn: async (body: ScorecardBody) =>
      (await call('PUT /application/:id/scorecard', { params: { id }, body })).data,
    onSuccess: (data) => {
      keepResponse({ data }, 'GET /application/:id/scorecard', { params: { id } });
      void invalidate('GET /application/:id/candidate');
    },
    meta: { ownError: true },
  });
