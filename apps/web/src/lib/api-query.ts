import { keepPreviousData, type Query, queryOptions } from '@tanstack/react-query';
import { type ApiResponse, type Asking, call, type EndpointKey } from './api.ts';
import { queryClient } from './query-client.ts';

/** Endpoints that only read. */
export type ReadKey = Extract<EndpointKey, `GET ${string}`>;
type DataOf<K extends ReadKey> = ApiResponse<K> extends { data: infer D } ? D : never;

interface Asked {
  params?: unknown;
  query?: unknown;
}

/** Query key of a response: the endpoint, then its parameters. */
const keyOf = (key: ReadKey, { params, query }: Asked = {}) => [key, { params, query }] as const;

/** Query options of a GET endpoint: `useQuery(apiQuery('GET /job', { query }))`. */
export const apiQuery = <K extends ReadKey>(key: K, ...[options]: Asking<K>) =>
  queryOptions({
    queryKey: keyOf(key, options),
    queryFn: ({ signal }) => call(key, ...([{ ...options, signal }] as unknown as Asking<K>)),
  });

/** Query options that select `data` of the response. */
export const apiData = <K extends ReadKey>(key: K, ...asking: Asking<K>) => ({
  ...apiQuery(key, ...asking),
  select: (answer: ApiResponse<K>) => (answer as { data: DataOf<K> }).data,
});

/**
 * Query options of one page of a list. The previous page stays until the next has loaded, so that results never jump.
 */
export const apiPage = <K extends ReadKey>(key: K, ...asking: Asking<K>) => ({
  ...apiQuery(key, ...asking),
  placeholderData: keepPreviousData<ApiResponse<K>>,
});

/** Caches a response that another call returned. A reading still under way is older than it, and is dropped. */
export function keepResponse<K extends ReadKey>(answer: ApiResponse<K>, key: K, ...[options]: Asking<K>) {
  const queryKey = keyOf(key, options);
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answer);
}

/**
 * Changes cached responses of an endpoint, whatever their parameters, until they are read anew. Readings under way are
 * older than the change, and are dropped.
 */
export function changeResponses<K extends ReadKey>(
  key: K,
  change: (answer: ApiResponse<K>) => ApiResponse<K>,
) {
  const queryKey = [key];
  void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  queryClient.setQueriesData<ApiResponse<K>>({ queryKey }, (answer) => answer && change(answer));
}

async function invalidateOne(key: ReadKey) {
  const queryKey = [key];
  const isFirst = ({ state }: Query) => state.data === undefined;
  const reading = queryClient.isFetching({ queryKey, predicate: isFirst }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  // A first reading that was under way is not begun again by this, and may be older than the change.
  if (reading) await queryClient.invalidateQueries({ queryKey });
}

/** Invalidates all cached responses of these endpoints, whatever their parameters. */
export const invalidate = (...keys: readonly ReadKey[]) => Promise.all(keys.map(invalidateOne));
