import { useMutation } from '@tanstack/react-query';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { signIn, updateUser } from '../../../lib/session.ts';

export const teamQuery = apiData('GET /company/own/member');

export const refreshTeam = () => invalidate('GET /company/own/member');

export const useInvite = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /company/own/invitation'>['body']) =>
      call('POST /company/own/invitation', { body }),
    onSuccess: refreshTeam,
  });

export const useChangeMember = () =>
  useMutation({
    mutationFn: (change: { id: string; body: CallOptions<'PUT /company/own/member/:id'>['body'] }) =>
      call('PUT /company/own/member/:id', { params: { id: change.id }, body: change.body }),
    onSuccess: (answer: ApiResponse<'PUT /company/own/member/:id'>) =>
      keepResponse(answer, 'GET /company/own/member'),
  });

export const useTransferOwnership = () =>
  useMutation({
    mutationFn: (body: CallOptions<'PUT /company/own/owner'>['body']) =>
      call('PUT /company/own/owner', { body }),
    onSuccess: (answer: ApiResponse<'PUT /company/own/owner'>) =>
      keepResponse(answer, 'GET /company/own/member'),
  });

/** Reloads the user's record after a change of company and clears data loaded for the previous one. */
export async function reloadSelf() {
  queryClient.clear();
  const { data } = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
  updateUser(data);
}

export const useAccept = () =>
  useMutation({
    mutationFn: (token: string) => call('POST /company/invitation/accept', { body: { token } }),
    onSuccess: reloadSelf,
  });

export const useJoin = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /company/invitation/join'>['body']) =>
      call('POST /company/invitation/join', { body }),
    onSuccess: ({ data }) => signIn(data),
  });
