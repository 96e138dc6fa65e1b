import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiResponse, type Asking, call, type EndpointKey } from './api.ts';
import { queryClient } from './query-client.ts';

/** The endpoints that only read. */
export type ReadKey = Extract<EndpointKey, `GET ${string}`>;
type DataOf<K extends ReadKey> = ApiResponse<K> extends { data: infer D } ? D : never;

interface Asked {
  params?: unknown;
  query?: unknown;
}

/** What a response is remembered under: the endpoint, then what it was asked. */
const keyOf = (key: ReadKey, { params, query }: Asked = {}) => [key, { params, query }] as const;

/** The response of an endpoint that reads: `useQuery(apiQuery('GET /job', { query }))`. */
export const apiQuery = <K extends ReadKey>(key: K, ...[options]: Asking<K>) =>
  queryOptions({
    queryKey: keyOf(key, options),
    queryFn: ({ signal }) => call(key, ...([{ ...options, signal }] as unknown as Asking<K>)),
  });

/** The record, or the records, of such a response without what is around them. */
export const apiData = <K extends ReadKey>(key: K, ...asking: Asking<K>) => ({
  ...apiQuery(key, ...asking),
  select: (answer: ApiResponse<K>) => (answer as { data: DataOf<K> }).data,
});

/** A page of a list. The page before stays until the next is there: results never jump. */
export const apiPage = <K extends ReadKey>(key: K, ...asking: Asking<K>) => ({
  ...apiQuery(key, ...asking),
  placeholderData: keepPreviousData<ApiResponse<K>>,
});

/** Puts a response in its place that another call has brought. */
export const keepResponse = <K extends ReadKey>(answer: ApiResponse<K>, key: K, ...[options]: Asking<K>) =>
  queryClient.setQueryData(keyOf(key, options), answer);

/** Has every remembered response of these endpoints asked for anew, whatever it was asked. */
export const invalidate = (...keys: readonly ReadKey[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
