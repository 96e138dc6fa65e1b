import type { Endpoints } from '@acheep/contract/endpoints';
import type { BodyOf } from '@acheep/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate } from '../../../lib/api-query.ts';
import { getSession, signOut } from '../../../lib/session.ts';
import { resetHandle } from '../../../lib/stored-handle.ts';

/** Requests a reset code, which invalidates this browser's previous one. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) =>
      call('POST /users/forgot-password', { body: { email, replaces: resetHandle.get() } }),
    onSuccess: ({ data }) => resetHandle.keep(data.token),
    meta: { ownError: true },
  });

type ResetBody = BodyOf<Endpoints['POST /users/forgot-password/reset']>;

export const useResetLook = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['POST /users/forgot-password/look']>) =>
      call('POST /users/forgot-password/look', { body }),
    meta: { ownError: true },
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetBody) => call('POST /users/forgot-password/reset', { body }),
    onSuccess: (_answer, { email }) => {
      resetHandle.forget();
      // The server has ended this browser's session of the account too.
      if (getSession()?.user.email === email) signOut();
    },
    meta: { ownError: true },
  });

export const sessionListQuery = apiData('GET /users/session');

type ChangeBody = BodyOf<Endpoints['PUT /users/password']>;

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: ChangeBody) => call('PUT /users/password', { body }),
    onSuccess: () => invalidate('GET /users/session', 'GET /users/identity'),
  });
