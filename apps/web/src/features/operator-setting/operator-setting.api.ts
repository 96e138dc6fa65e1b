import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../lib/api-query.ts';

export type SettingsBody = NonNullable<CallOptions<'PUT /admin/setting'>['body']>;

export const settingQuery = apiData('GET /admin/setting');

export const useSaveSettings = () =>
  useMutation({
    mutationFn: async (body: SettingsBody) => (await call('PUT /admin/setting', { body })).data,
    onSuccess: (data: ApiResponse<'PUT /admin/setting'>['data']) => {
      keepResponse({ data }, 'GET /admin/setting');
      // The VAT rate stands on packages, the support people on a page of their own.
      void invalidate('GET /contact', 'GET /package', 'GET /admin/package', 'GET /admin/audit');
    },
    // The form says what is wrong.
    meta: { ownError: true },
  });
