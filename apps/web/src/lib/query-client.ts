import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { endsSession, showError } from './errors.ts';
import { clearToasts } from './feedback.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the failure itself, in its own place. */
      ownError?: boolean;
    };
  }
}

const tries = 3;

/** What the server decided stays decided; what got lost on the way is asked again. */
const worthRetrying = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < tries - 1 && worthRetrying(error),
    },
    mutations: { retry: false },
  },
  // A query that fails shows its error where its data would be; only the end of the session concerns the whole page.
  queryCache: new QueryCache({
    onError: (error) => {
      if (endsSession(error)) showError(error);
    },
  }),
  mutationCache: new MutationCache({
    onMutate: () => void clearToasts(),
    onError: (error, _variables, _result, mutation) => {
      if (endsSession(error) || !mutation.meta?.ownError) showError(error);
    },
  }),
});
