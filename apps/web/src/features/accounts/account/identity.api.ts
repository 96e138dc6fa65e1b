import {
  type IdentityRegisterBody,
  identityRegisterBody,
  type Newcomer,
} from '@acheep/contract/accounts/identity';
import type { ProviderKind } from '@acheep/contract/accounts/identity-option';
import type { WayIn } from '@acheep/contract/accounts/way-in';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';
import { queryOptions, useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { wantedRole } from '../../../lib/auth-dialog.ts';
import { toast } from '../../../lib/feedback.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { type Session, signIn } from '../../../lib/session.ts';
import { registrationHandle } from '../../../lib/stored-handle.ts';
import type { CodeStep } from './account.api.ts';

// The forms show the errors.
const meta = { ownError: true } as const;

/** What this tab remembers while it is at the provider. */
export interface Attempt {
  handle: string;
  /** Sealed by the server, to end it with; none after signing in by phone. */
  attempt?: string;
  /** The page to return to. */
  next: string;
  /** Role of that page. */
  role?: SignUpRole;
  locale: Locale;
  /** It proves another account, to be merged: the profile ends it. */
  merges?: true;
  /** It has come back in that language: whoever changes it now wants to. */
  hasLanded?: boolean;
  /** Whom the provider has named, with its answer, which can be given once. */
  known?: { returned: string; newcomer: Newcomer };
}

const storageKey = 'sign-in';

/** The attempt that this tab has begun; null if it was another tab or browser. */
export function readAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Adds to what is remembered. */
export const noteAttempt = (attempt: Attempt) => sessionStorage.setItem(storageKey, JSON.stringify(attempt));

/** Proves later that this browser has begun. */
export const newHandle = () => registrationHandle.get() ?? randomKey();

/** Language, and role of the wanted page, of the dialog in which somebody begins. */
export function begun() {
  const role = wantedRole();
  return { locale: currentLocale(), ...(role && { role }) };
}

/** Goes to the provider. */
export function leave(url: string, attempt: Omit<Attempt, 'locale'>) {
  noteAttempt({ ...attempt, ...begun() });
  window.location.assign(url);
}

export const useStartAtProvider = () =>
  useMutation({
    async mutationFn({ kind, next }: { kind: ProviderKind; next: string }) {
      const handle = newHandle();
      const { data } = await call('POST /users/provider/start', { body: { kind, handle } });
      leave(data.url, { handle, attempt: data.attempt, next });
    },
    meta,
  });

export const useAddProvider = () =>
  useMutation({
    async mutationFn(body: { kind: ProviderKind; password?: string }) {
      const handle = newHandle();
      const { data } = await call('POST /users/provider/add', { body: { ...body, handle } });
      leave(data.url, { handle, attempt: data.attempt, next: paths.profile() });
    },
    meta,
  });

export const forgetAttempt = () => sessionStorage.removeItem(storageKey);

/** Goes on where the person was. */
export function goOn(next: string) {
  forgetAttempt();
  navigateTo(next);
}

/** Signs in, and goes on where the person was. */
export function enter(session: Session, next: string) {
  signIn(session);
  goOn(next);
}

/** What the server needs to end an attempt. */
export const answerOf = ({ handle, attempt = '' }: Attempt, returned: string) => ({
  handle,
  attempt,
  returned,
});

/** Ends the attempt with what the provider has sent back; once, since its code works once. */
export const finishQuery = (returned: string, attempt: Attempt | null) =>
  queryOptions({
    queryKey: ['provider finish', returned],
    async queryFn(): Promise<{ newcomer?: Newcomer; step?: CodeStep }> {
      if (!attempt) return {};
      if (attempt.known?.returned === returned) return { newcomer: attempt.known.newcomer };
      const { data } = await call('POST /users/provider/finish', { body: answerOf(attempt, returned) });
      if (data.ticket) return { step: { ticket: data.ticket, handle: attempt.handle } };
      if (data.newcomer) {
        noteAttempt({ ...attempt, hasLanded: true, known: { returned, newcomer: data.newcomer } });
        return { newcomer: data.newcomer };
      }
      if (data.session) enter(data.session, attempt.next);
      else {
        void toast({ tone: 'success', message: i18next.t('account:provider.added') });
        goOn(attempt.next);
      }
      return {};
    },
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Signs up; without a session the typed address is to be confirmed by this browser. */
export function useRegisterNewcomer(next: string) {
  // Not every address fits into a mail.
  const goal = identityRegisterBody.shape.next.safeParse(next).success ? { next } : {};
  return useMutation({
    mutationFn: (body: IdentityRegisterBody) =>
      call('POST /users/identity/register', { body: { ...body, ...goal } }),
    onSuccess({ data: { session } }, { handle }) {
      if (session) enter(session, next);
      else {
        sessionStorage.removeItem(storageKey);
        registrationHandle.keep(handle);
      }
    },
    meta,
  });
}

export const useJoin = (next: string) =>
  useMutation({
    mutationFn: (body: CallOptions<'POST /users/identity/join'>['body']) =>
      call('POST /users/identity/join', { body }),
    onSuccess: ({ data }) => 'ticket' in data || enter(data, next),
    meta,
  });

/** An authenticator app takes a code as well, and is removed where it was set up. */
export const isRemovedHere = ({ kind }: WayIn) => kind !== 'app';

export const useRemoveWayIn = () =>
  useMutation({
    mutationFn({ way: { _id: id, kind }, proof: body }: { way: WayIn; proof: { password?: string } }) {
      if (kind === 'chat') return call('DELETE /users/telegram', { body });
      if (kind === 'passkey') return call('DELETE /users/passkey/:id', { params: { id }, body });
      return call('DELETE /users/identity/:id', { params: { id }, body });
    },
    onSuccess: () => invalidate('GET /users/identity', 'GET /users/telegram'),
    meta,
  });
