import type { SessionRecord } from '@acheep/contract/accounts/account';
import type { ProviderKind } from '@acheep/contract/accounts/identity-option';
import { paths } from '@acheep/contract/paths';
import { useMutation } from '@tanstack/react-query';
import { type ApiResponse, type CallOptions, call } from '../../../lib/api.ts';
import { showError } from '../../../lib/errors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { updateUser } from '../../../lib/session.ts';
import { type Attempt, answerOf, leave, newHandle } from './identity.api.ts';

// The forms show the errors.
const meta = { ownError: true } as const;

export type Merging = ApiResponse<'POST /users/merge/look'>['data'];

const look = async (
  { token }: Pick<SessionRecord, 'token'>,
  given: { password?: string } = {},
): Promise<Merging> => (await call('POST /users/merge/look', { body: { other: token, ...given } })).data;

/** Signs in to the other account, without leaving this one, and looks at what would move. */
export const useProveByPassword = () =>
  useMutation({
    async mutationFn(body: { email: string; password: string }) {
      const { data } = await call('POST /users/login', { body: { ...body, handle: randomKey() } });
      // Job seekers have no second factor; who has one is told that this is not a job seeker's account.
      return look('ticket' in data ? { token: data.ticket } : data, { password: body.password });
    },
    meta,
  });

/** The same by the phone of the other account; null if the number has none, or does not open it alone. */
export const useProveByPhone = () =>
  useMutation({
    async mutationFn(proof: { token: string; code: string }) {
      const { data } = await call('POST /users/phone/sign-in', { body: { ...proof, handle: randomKey() } });
      if (data.newcomer?.reserve) return { asksPassword: true } as const;
      return data.session && look(data.session);
    },
    meta,
  });

/** The same at an identity provider, which sends the browser back to the profile. */
export const useProveAtProvider = () =>
  useMutation({
    async mutationFn(kind: ProviderKind) {
      const handle = newHandle();
      const { data } = await call('POST /users/merge/start', { body: { kind, handle } });
      leave(data.url, { handle, attempt: data.attempt, next: paths.profile(), merges: true });
    },
    meta,
  });

/** Ends the way to the provider with its answer, which is good once. A query, so that the dialog alone tells a fault. */
export const endAtProvider = (attempt: Attempt, returned: string): Promise<Merging> =>
  queryClient.fetchQuery({
    queryKey: ['merge finish', returned],
    queryFn: async () => (await call('POST /users/merge/finish', { body: answerOf(attempt, returned) })).data,
    retry: false,
  });

export const useLookAtOther = () =>
  useMutation({ mutationFn: (session: SessionRecord) => look(session), onError: showError, meta });

export const useMerge = () =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /users/merge'>['body']) => call('POST /users/merge', { body }),
    async onSuccess() {
      updateUser((await call('GET /users/profile')).data);
      await queryClient.invalidateQueries();
    },
    meta,
  });
