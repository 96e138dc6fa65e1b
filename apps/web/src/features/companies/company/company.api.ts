import { useMutation } from '@tanstack/react-query';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { updateUser } from '../../../lib/session.ts';

export const companyQuery = (id: string) => apiData('GET /company/:id', { params: { id } });

export const ownCompanyQuery = apiData('GET /company/own');

export const useSaveCompany = () =>
  useMutation({
    mutationFn: (body: CallOptions<'PUT /company/own'>['body']) => call('PUT /company/own', { body }),
    onSuccess: async (answer: ApiResponse<'PUT /company/own'>) => {
      keepResponse(answer, 'GET /company/own');
      // Refetches everything that shows the company's name or logo.
      void invalidate('GET /company', 'GET /company/:id', 'GET /job', 'GET /job/:id');
      const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      updateUser(profile.data);
    },
    // The form shows the error.
    meta: { ownError: true },
  });
