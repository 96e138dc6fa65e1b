import { paths } from '@acheep/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { begun, enter, newHandle, noteAttempt } from './identity.api.ts';

/** Signs in with the code, and goes on; whoever is new goes on signing up. */
export const useSignInByPhone = (next: string) =>
  useMutation({
    async mutationFn(proof: { token: string; code: string }) {
      const handle = newHandle();
      const { data } = await call('POST /users/phone/sign-in', { body: { ...proof, handle } });
      return { ...data, handle };
    },
    onSuccess({ session, newcomer, handle }) {
      if (session) enter(session, next);
      if (!newcomer) return;
      const here = paths.signIn('phone');
      const known = { returned: here, newcomer };
      noteAttempt({ handle, next, ...begun(), hasLanded: true, known });
      navigateTo(here);
    },
    meta: { ownError: true },
  });

export const useAddPhone = () =>
  useMutation({
    mutationFn: (body: { token: string; code: string; password?: string }) =>
      call('POST /users/phone', { body }),
    onSuccess: () => invalidate('GET /users/identity'),
    meta: { ownError: true },
  });
