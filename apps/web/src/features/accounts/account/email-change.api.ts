import { useMutation } from '@tanstack/react-query';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { getSession, signOut, updateUser } from '../../../lib/session.ts';

// The forms show the errors.
const meta = { ownError: true } as const;

export const useAskForEmail = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /users/email'>['body']) => call('POST /users/email', { body }),
    meta,
  });

/** Makes the change; a session in this browser learns of it. */
export const useConfirmEmail = () =>
  useMutation({
    async mutationFn(token: string) {
      const answer = await call('POST /users/email/confirm', { body: { token } });
      if (getSession()) {
        await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
        updateUser((await queryClient.fetchQuery(profileQuery)).data);
      }
      return answer;
    },
    meta,
  });

export const useRestoreEmail = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /users/email/back'>['body']) =>
      call('POST /users/email/back', { body }),
    // The server has ended this browser's session too.
    onSuccess: () => getSession() && signOut(),
    meta,
  });
