import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';

export type ApiKeyBody = CallOptions<'POST /admin/api-key'>['body'];

const refresh = () => invalidate('GET /admin/api-key', 'GET /admin/audit');

/** Issues a key, which is told this once. */
export const useIssueKey = () =>
  useMutation({
    mutationFn: async (body: ApiKeyBody) => (await call('POST /admin/api-key', { body })).data,
    onSuccess: refresh,
    meta: { ownError: true },
  });

export const useRevokeKey = () =>
  useMutation({
    mutationFn: (id: string) => call('POST /admin/api-key/:id/revoke', { params: { id } }),
    onSettled: refresh,
  });
