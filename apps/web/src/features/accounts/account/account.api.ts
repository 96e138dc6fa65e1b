import type { RegisterBody, SessionRecord } from '@acheep/contract/accounts/account';
import type { Endpoints } from '@acheep/contract/endpoints';
import type { BodyOf } from '@acheep/contract/kernel/endpoint';
import { queryOptions, useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { toast } from '../../../lib/feedback.ts';
import { homeOf } from '../../../lib/home-of.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { signIn } from '../../../lib/session.ts';
import { registrationHandle } from '../../../lib/stored-handle.ts';

type LoginBody = { email: string; password: string };

/** A sign-in that waits for a code of the account's authenticator app, in the browser with the handle. */
export interface CodeStep {
  ticket: string;
  handle: string;
}

export const useLogin = () =>
  useMutation({
    async mutationFn(body: LoginBody): Promise<{ session: SessionRecord } | { step: CodeStep }> {
      const handle = randomKey();
      const { data } = await call('POST /users/login', { body: { ...body, handle } });
      return 'ticket' in data ? { step: { ticket: data.ticket, handle } } : { session: data };
    },
    // Data loaded as a visitor is public, so it stays cached; signing out clears everything.
    onSuccess: (answer) => 'session' in answer && signIn(answer.session),
    // The form shows the error.
    meta: { ownError: true },
  });

export const useSignInCode = () =>
  useMutation({
    mutationFn: (body: CodeStep & { code: string }) => call('POST /users/login/code', { body }),
    onSuccess: ({ data }) => signIn(data),
    // The form shows the error.
    meta: { ownError: true },
  });

export const useRegister = () =>
  useMutation({
    async mutationFn(body: RegisterBody & { next?: string | undefined }) {
      // The handle proves that earlier applications without an account came from this browser.
      const handle = registrationHandle.get() ?? randomKey();
      const answer = await call('POST /users/register', { body: { ...body, handle } });
      registrationHandle.keep(handle);
      return answer;
    },
  });

export const useResendActivation = () =>
  useMutation({
    mutationFn: (email: string) =>
      call('POST /users/verify-email/resend', { body: { email, handle: registrationHandle.get() } }),
  });

/** Signs in after activation and opens the page that the user came for, or their own home. */
function enter({ data: { next, ...session } }: ApiResponse<'POST /users/verify-email'>) {
  registrationHandle.forget();
  signIn(session);
  void toast({ tone: 'success', message: i18next.t('account:verify.done'), id: 'verify' });
  navigateTo(next ?? homeOf(session.user.role));
}

/**
 * Query options that look at the activation link, and redeem it at once in the browser that registered. They return
 * what any other reader has to give. Never refetched, since a link works once.
 */
export const verifyQuery = (token: string, handle: string | undefined) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const { asks } = (await call('POST /users/verify-email/look', { body: { token, handle } })).data;
      if (asks === 'nothing') enter(await call('POST /users/verify-email', { body: { token, handle } }));
      return asks;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });

/** Redeems the activation link in any other browser, with the password of the registration or a new one. */
export const useActivate = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['POST /users/verify-email']>) =>
      call('POST /users/verify-email', { body }),
    onSuccess: enter,
    meta: { ownError: true },
  });
