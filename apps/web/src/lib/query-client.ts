import type { ErrorCode } from '@acheep/contract/kernel/error-code';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { endsSession, isNotifiedEverywhere, showError } from './errors.ts';
import { clearToasts } from './feedback.ts';
import { isOnline } from './online.ts';
import { getSession, subscribeSession } from './session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * The failures that the caller shows in a place of its own: these codes, or all. What is told everywhere is
       * told all the same.
       */
      ownError?: true | readonly ErrorCode[];
    };
  }
}

const tries = 3;

const isOwn = (error: Error, own: true | readonly ErrorCode[] | undefined) =>
  own === true || (error instanceof ApiError && own?.some((code) => code === error.code));

/** What the server decided stays decided; what got lost on the way is asked again. */
const worthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Without a network what is there stays as it is, and what is not says so at once. */
const askAgain = ({ state }: Query) => isOnline() || state.data === undefined;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Tried without a connection too: nothing waits without a word. It is asked for again when there is one.
      networkMode: 'always',
      refetchOnMount: askAgain,
      refetchOnWindowFocus: isOnline,
      refetchOnReconnect: true,
      retry: (failures, error) => failures < tries - 1 && worthRetrying(error) && isOnline(),
    },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
  // A query that fails shows its error where its data would be; only the end of the session concerns the whole page.
  queryCache: new QueryCache({
    onError: (error) => {
      if (endsSession(error)) showError(error);
    },
  }),
  mutationCache: new MutationCache({
    onMutate: async (_variables, mutation) => {
      void clearToasts();
      if (isOnline() || mutation.options.networkMode === 'always') return;
      // What cannot be loaded now is tried, and says that there is no connection.
      const waiting = await import('./waiting.ts').catch(() => undefined);
      await waiting?.untilOnline(mutation);
    },
    onError: (error, _variables, _result, mutation) => {
      if (isNotifiedEverywhere(error) || !isOwn(error, mutation.meta?.ownError)) showError(error);
    },
  }),
});

/** Once somebody else is signed in, or nobody, what the one before was told is not there any more. */
export function forgetWithSession(): () => void {
  let reader = getSession()?.user._id;
  return subscribeSession(() => {
    const next = getSession()?.user._id;
    if (reader && next !== reader) queryClient.clear();
    reader = next;
  });
}
