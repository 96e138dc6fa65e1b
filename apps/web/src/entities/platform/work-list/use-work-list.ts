import type { FilterOf, List, SortOf } from '@acheep/contract/kernel/list';
import { type Asked, isNarrowed, listRequest } from '@acheep/contract/kernel/list-url';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ApiResponse, Asking } from '../../../lib/api.ts';
import { apiPage, type ReadKey } from '../../../lib/api-query.ts';
import { type ListControl, useListUrl } from '../../../lib/use-list-url.ts';
import type { ListQueryState } from '../../../ui/list-results.tsx';

type Page<K extends ReadKey> = ApiResponse<K> & { data: unknown[]; meta: { total: number } };
/** Row of an endpoint that answers with pages. */
export type RowOf<K extends ReadKey> = Page<K>['data'][number];

/** One page of a list, as the address asks for it. */
export interface WorkListState<L extends List, T> {
  of: L;
  control: ListControl<FilterOf<L>, SortOf<L>>;
  asked: Asked<FilterOf<L>, SortOf<L>>;
  /** True when there is a search or a filter. */
  narrowed: boolean;
  /** Query that the page was read with. */
  request: ReturnType<typeof listRequest<L>>;
  query: ListQueryState<T>;
  /** Rows of the page; none while it is loading. */
  rows: readonly T[];
  /** Number of rows on all pages; undefined while it is loading. */
  total: number | undefined;
}

interface More<K extends ReadKey> {
  /** Parameters of the path. */
  params?: object;
  /** Fixed filters, or an order that depends on what is asked. */
  query?: object;
  /** Interval, in milliseconds, at which the page is read again. */
  refetchInterval?: (page: Page<K> | undefined) => number | false;
}

/** Reads the page of a list that the address asks for. */
export function useWorkList<L extends List, K extends ReadKey>(
  of: L,
  from: K,
  { params, query: fixed, refetchInterval = () => false }: More<K> = {},
): WorkListState<L, RowOf<K>> & { page: Page<K> | undefined } {
  const control = useListUrl(of);
  const { asked } = control;
  const request = { ...listRequest(of, asked), ...fixed };
  // The contract makes the list's filters and the query of its endpoint from the same value.
  const asking = [{ ...(params && { params }), query: request }] as unknown as Asking<K>;
  const query = useQuery({
    ...(apiPage(from, ...asking) as unknown as UseQueryOptions<Page<K>>),
    refetchInterval: ({ state }) => refetchInterval(state.data),
  }) as ListQueryState<RowOf<K>> & {
    data: Page<K> | undefined;
  };
  return {
    of,
    control,
    asked,
    narrowed: isNarrowed(asked),
    request,
    query,
    rows: query.data?.data ?? [],
    total: query.data?.meta.total,
    page: query.data,
  };
}
