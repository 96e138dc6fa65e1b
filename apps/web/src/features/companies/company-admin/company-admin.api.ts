import type { AdminCompanyDetail } from '@acheep/contract/companies/company-admin';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';

export const adminCompanyQuery = (id: string) => apiData('GET /admin/company/:id', { params: { id } });

/** Updates the changed company in the cache and refetches what shows it. */
export function keep(company: AdminCompanyDetail) {
  keepResponse({ data: company }, 'GET /admin/company/:id', { params: { id: company._id } });
  void invalidate('GET /admin/company', 'GET /admin/user', 'GET /admin/user/:id', 'GET /admin/audit');
}

export const useVerify = (id: string) =>
  useMutation({
    mutationFn: async (body: CallOptions<'POST /admin/company/:id/verify'>['body']) =>
      (await call('POST /admin/company/:id/verify', { params: { id }, body })).data,
    onSuccess: keep,
    // The company may have changed its documents: the dialog shows those of now.
    onError: () => void invalidate('GET /admin/company/:id'),
    meta: { ownError: true },
  });

/** Requests a short-lived link to a document of a company. */
export const usePaperLink = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await call('POST /admin/company/paper/:id/file', { params: { id } })).data.url,
    // The company may have removed it.
    onError: () => void invalidate('GET /admin/company/:id'),
  });

export const refreshOwner = () =>
  invalidate(
    'GET /admin/company/:id',
    'GET /admin/company',
    'GET /admin/user',
    'GET /admin/user/:id',
    'GET /admin/audit',
    'GET /company',
    'GET /job',
  );

/** A company is suspended with the account of its owner. */
export const useSuspend = (ownerId: string) =>
  useMutation({
    mutationFn: (body: { reason: string }) =>
      call('POST /admin/user/:id/disable', { params: { id: ownerId }, body }),
    onSuccess: refreshOwner,
    meta: { ownError: true },
  });
