import type { RegisterBody } from '@acheep/contract/account';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { profileQuery } from '../../entities/profile/profile.ts';
import { type Answer, call, upload } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { signIn, updateUser } from '../../lib/session.ts';

type LoginBody = { email: string; password: string };

export const useLogin = () =>
  useMutation({
    mutationFn: (body: LoginBody) => call('POST /users/login', { body }),
    // What was loaded for a visitor is public and stays; signing out clears everything.
    onSuccess: ({ data }) => signIn(data),
    // The form says what is wrong.
    meta: { ownError: true },
  });

export const useRegister = () =>
  useMutation({ mutationFn: (body: RegisterBody) => call('POST /users/register', { body }) });

export const useResendActivation = () =>
  useMutation({
    mutationFn: (email: string) => call('POST /users/verify-email/resend', { body: { email } }),
  });

/** Uses the link of the activation e-mail up: asked once, never again by itself. */
export const verifyQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => call('POST /users/verify-email', { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });

type ProfileBody = { name: string; phone?: string; locale: 'en' | 'km'; photo?: string | null };

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (body: ProfileBody) => call('PUT /users/profile', { body }),
    onSuccess: (answer: Answer<'PUT /users/profile'>) => {
      queryClient.setQueryData(profileQuery.queryKey, answer);
      updateUser(answer.data);
    },
  });

/** Sends a photo; it is the person's once the form is saved. */
export async function sendPhoto(file: File) {
  const { data } = await upload('POST /upload/images', file);
  return data;
}
