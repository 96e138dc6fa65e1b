import type { UnreadText } from '@acheep/contract/talent/resume-reading';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../lib/query-client.ts';

const queryKey = ['resume-unread'];
const none: readonly UnreadText[] = [];

/** Keeps the text that no field has until it is dismissed, or until sign-out empties the cache. */
export const keepUnread = (unread: readonly UnreadText[]) => {
  queryClient.setQueryDefaults(queryKey, {
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  });
  queryClient.setQueryData(queryKey, unread);
};

/** Text of the imported file that no field has. */
export const useUnread = (): readonly UnreadText[] =>
  useQuery({ queryKey, queryFn: () => none, enabled: false }).data ?? none;
