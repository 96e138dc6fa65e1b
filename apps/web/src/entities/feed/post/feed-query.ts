import type { PostKind, PostSort } from '@acheep/contract/feed/post-option';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

/** Which entries of the feed, and in which order. */
export interface FeedAsked {
  kind?: PostKind | undefined;
  sort: PostSort;
  createdBy?: string | undefined;
}

const filterOf = ({ kind, createdBy }: FeedAsked) => ({
  'filter[kind]': kind,
  'filter[createdBy]': createdBy,
});

/** The feed, page by page; each goes on from the last entry of the one before. */
export const feedQuery = (asked: FeedAsked) =>
  infiniteQueryOptions({
    queryKey: ['GET /post', asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /post', {
        query: { ...filterOf(asked), sort: asked.sort, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    // What one reads does not change under the eyes; what is new is announced.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });

/** How many entries are new since the feed was read. Asked once a minute, and when one comes back to the page. */
export const newsQuery = (asked: FeedAsked, since: string | undefined) =>
  queryOptions({
    queryKey: ['GET /post/news', asked, since] as const,
    queryFn: ({ signal }) => call('GET /post/news', { query: { ...filterOf(asked), since }, signal }),
    select: ({ data }) => data.count,
    enabled: since !== undefined,
    initialData: { data: { count: 0 } },
    initialDataUpdatedAt: () => Date.now(),
    staleTime: 15_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

/** Shows the feed from its beginning, as it is now. */
export const renewFeed = () => queryClient.resetQueries({ queryKey: ['GET /post'] });
