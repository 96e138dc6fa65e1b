import type { ErrorCode } from '@acheep/contract/errors';
import { paths } from '@acheep/contract/paths';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { endsSession, isNotifiedEverywhere, showError } from './errors.ts';
import { clearToasts } from './feedback.ts';
import { navigateTo } from './navigation.ts';
import { isOnline } from './online.ts';
import { getSession, subscribeSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * Errors that the caller displays itself: these codes, or all. Errors that are always reported are not affected.
       */
      ownError?: true | readonly ErrorCode[];
    };
  }
}

const tries = 3;

const isOwn = (error: Error, own: true | readonly ErrorCode[] | undefined) =>
  own === true || (error instanceof ApiError && own?.some((code) => code === error.code));

/** Only lost requests and server errors are retried; other responses are final. */
const worthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Offline, cached data is not refetched; missing data is requested, so that it fails at once. */
const askAgain = ({ state }: Query) => isOnline() || state.data === undefined;

/** After a refusal for what the user may do: reads that anew, or leads to where it is put right. */
function renew(error: unknown) {
  if (!(error instanceof ApiError)) return;
  const asksFactor = error.code === 'second_factor.required' || error.code === 'second_factor.passkey';
  if (asksFactor && !window.location.pathname.endsWith(paths.profile())) navigateTo(paths.profile());
  if (error.code?.startsWith('company.'))
    void import('./renew-user.ts').then(
      ({ renewUser }) => renewUser(error),
      () => undefined,
    );
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Also runs offline, so that a query fails at once instead of pausing silently; it refetches on reconnect.
      networkMode: 'always',
      refetchOnMount: askAgain,
      refetchOnWindowFocus: isOnline,
      refetchOnReconnect: true,
      retry: (failures, error) => failures < tries - 1 && worthRetrying(error) && isOnline(),
    },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
  // A failed query shows its error in place of its data; only an expired session concerns the whole page.
  queryCache: new QueryCache({
    onError: (error) => {
      renew(error);
      if (endsSession(error)) showError(error);
    },
  }),
  mutationCache: new MutationCache({
    onMutate: async (_variables, mutation) => {
      void clearToasts();
      if (isOnline() || mutation.options.networkMode === 'always') return;
      // If the module itself cannot be loaded, the mutation runs anyway and reports that it is offline.
      const waiting = await import('./waiting.ts').catch(() => undefined);
      await waiting?.untilOnline(mutation);
    },
    onError: (error, _variables, _result, mutation) => {
      renew(error);
      if (isNotifiedEverywhere(error) || !isOwn(error, mutation.meta?.ownError)) showError(error);
    },
  }),
});

/** Clears the cache when the signed-in user changes or signs out. */
export function forgetWithSession(): () => void {
  let reader = getSession()?.user._id;
  return subscribeSession(() => {
    const next = getSession()?.user._id;
    if (reader && next !== reader) queryClient.clear();
    reader = next;
  });
}
