import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';

export const mergePreviewQuery = (id: string, into: string) =>
  apiData('GET /admin/company/:id/merge', { params: { id }, query: { into } });

export const useMergeCompanies = () =>
  useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      call('POST /admin/company/:id/merge', { params: { id }, body: { into } }),
    // Also refetched after a refusal, which means that the page is outdated.
    onSettled: () =>
      invalidate(
        'GET /admin/company/duplicate',
        'GET /admin/company/:id/merge',
        'GET /admin/user',
        'GET /admin/audit',
        'GET /company',
        'GET /company/:id',
        'GET /job',
      ),
  });

/** Marks a company as distinct from the others. */
export const useSayDistinct = () =>
  useMutation({
    mutationFn: ({ id, others }: { id: string; others: string[] }) =>
      call('POST /admin/company/:id/distinct', { params: { id }, body: { others } }),
    onSettled: () =>
      invalidate('GET /admin/company/duplicate', 'GET /admin/company/distinct', 'GET /admin/audit'),
  });

export const useTakeBackDistinct = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /admin/company/distinct/:id', { params: { id } }),
    onSettled: () =>
      invalidate('GET /admin/company/duplicate', 'GET /admin/company/distinct', 'GET /admin/audit'),
  });
