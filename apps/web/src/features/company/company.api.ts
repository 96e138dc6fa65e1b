import type { CompanyBody } from '@acheep/contract/company';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Answer, call, upload } from '../../lib/api.ts';
import { profileQuery } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { updateUser } from '../../lib/session.ts';

/** A company's public page. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['company', 'public', id],
    queryFn: ({ signal }) => call('GET /company/:id', { params: { id }, signal }),
    select: ({ data }) => data,
  });

/** The company of the signed-in recruiter or trainer. */
export const ownCompanyQuery = queryOptions({
  queryKey: ['company', 'own'],
  queryFn: ({ signal }) => call('GET /company/own', { signal }),
  select: ({ data }) => data,
});

export const useSaveCompany = () =>
  useMutation({
    mutationFn: (body: CompanyBody) => call('PUT /company/own', { body }),
    onSuccess: async (answer: Answer<'PUT /company/own'>) => {
      queryClient.setQueryData(ownCompanyQuery.queryKey, answer);
      // Pages and lists that show its name or logo are asked for anew.
      void queryClient.invalidateQueries({ queryKey: ['company', 'public'] });
      void queryClient.invalidateQueries({ queryKey: ['job'] });
      const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
      updateUser(profile.data);
    },
  });

/** Sends a logo; it is the company's once the form is saved. */
export async function sendLogo(file: File) {
  const { data } = await upload('POST /upload/logos', file);
  return data;
}
