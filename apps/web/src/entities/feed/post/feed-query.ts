import type { PostKind, PostSort } from '@acheep/contract/feed/post-option';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';

export interface FeedAsked {
  kind?: PostKind | undefined;
  sort: PostSort;
  createdBy?: string | undefined;
  companyId?: string | undefined;
}

const filterOf = ({ kind, createdBy, companyId }: FeedAsked) => ({
  'filter[kind]': kind,
  'filter[createdBy]': createdBy,
  'filter[companyId]': companyId,
});

/** Infinite query options of the feed; each page continues after the last post of the previous one. */
export const feedQuery = (query: FeedAsked) =>
  infiniteQueryOptions({
    queryKey: ['GET /post', query] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /post', {
        query: { ...filterOf(query), sort: query.sort, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    // The feed never changes while it is being read; new posts are announced instead.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });

/** Query options of the number of posts since the feed was read, polled once a minute and on window focus. */
export const newsQuery = (query: FeedAsked, since: string | undefined) =>
  queryOptions({
    queryKey: ['GET /post/news', query, since] as const,
    queryFn: ({ signal }) => call('GET /post/news', { query: { ...filterOf(query), since }, signal }),
    select: ({ data }) => data.count,
    enabled: since !== undefined,
    initialData: { data: { count: 0 } },
    initialDataUpdatedAt: () => Date.now(),
    staleTime: 15_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

/** Restarts the feed from its first page. */
export const renewFeed = () => queryClient.resetQueries({ queryKey: ['GET /post'] });
