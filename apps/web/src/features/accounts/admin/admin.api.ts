import type { AdminUserDetail } from '@acheep/contract/accounts/admin';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';

export const userQuery = (id: string) => apiData('GET /admin/user/:id', { params: { id } });

/** Updates the changed account in the cache and refetches the lists that include it. */
export function keep(user: AdminUserDetail) {
  keepResponse({ data: user }, 'GET /admin/user/:id', { params: { id: user._id } });
  void invalidate('GET /admin/user', 'GET /admin/audit', 'GET /job', 'GET /job/:id', 'GET /category');
}

export const useDisable = (id: string) =>
  useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await call('POST /admin/user/:id/disable', { params: { id }, body })).data,
    onSuccess: keep,
    meta: { ownError: true },
  });
