import { candidates, type Decision } from '@acheep/contract/hiring/application-option';
import { limitOf, listRequest, readList, withPage } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { apiPage } from '../../../../lib/api-query.ts';

/** Lists of one state have a page of their own. */
const lists: Readonly<Record<string, Decision>> = {
  '/manage-received': 'received',
  '/manage-shortlist': 'shortlisted',
  '/manage-rejected': 'rejected',
};

/** Address of a candidate's page, with the list beside it that one comes from. */
export function candidateAddress(id: string, { pathname, search }: { pathname: string; search: string }) {
  const params = new URLSearchParams(search);
  const status = lists[pathname];
  if (status) params.set('status', status);
  return { pathname: paths.manageAppliedDetail(id), search: `${params}` };
}

/** State of which the list has a page of its own; the board is one page. */
const ownList = (params: URLSearchParams) =>
  params.get('view') === 'board'
    ? undefined
    : Object.values(lists).find((status) => status === params.get('status'));

/** Address of the list that one came from. */
function listAddress(params: URLSearchParams) {
  const back = new URLSearchParams(params);
  back.delete('tab');
  const own = ownList(params);
  if (own) back.delete('status');
  // A column of the board is a state or a stage.
  if (params.get('view') === 'board') for (const name of ['status', 'stage', 'page']) back.delete(name);
  const pathname = Object.keys(lists).find((path) => lists[path] === own) ?? paths.manageApplied();
  return { pathname, search: `${back}` };
}

interface Neighbour {
  pathname: string;
  search: string;
}

/**
 * The list that one came from, from the filters, the order and the page in the URL, and the place of a candidate in it.
 * The next of the last on a page is the first on the next page. A candidate who has left the list, because a decision
 * took them out of it, is where they were.
 */
export function useCandidatePlace(id: string) {
  const [params] = useSearchParams();
  const listQuery = useMemo(() => readList(candidates, params), [params]);
  const limit = limitOf(candidates);
  const ofPage = (page: number) =>
    apiPage('GET /application/candidate', { query: listRequest(candidates, { ...listQuery, page }) });
  const { data, error, refetch, isPlaceholderData } = useQuery(ofPage(listQuery.page));
  const rows = data?.data ?? [];
  const total = data?.meta.total ?? 0;
  const before = (listQuery.page - 1) * limit;

  const [last, setLast] = useState({ id: '', at: -1, page: 0 });
  const found = isPlaceholderData ? -1 : rows.findIndex(({ _id }) => _id === id);
  if (found >= 0 && (last.id !== id || last.at !== found || last.page !== listQuery.page))
    setLast({ id, at: found, page: listQuery.page });
  const left = found < 0 && last.id === id && last.page === listQuery.page;
  const at = left ? last.at : found;
  const following = left ? at : at + 1;

  const isLast = data !== undefined && following >= rows.length && before + rows.length < total;
  const isFirst = data !== undefined && at <= 0 && listQuery.page > 1;
  const after = useQuery({ ...ofPage(listQuery.page + 1), enabled: isLast });
  const earlier = useQuery({ ...ofPage(listQuery.page - 1), enabled: isFirst });

  const search = (page: number) => `${withPage(params, page)}`;
  const addressOf = (one: { _id: string } | undefined, page: number): Neighbour | null =>
    one ? { pathname: paths.manageAppliedDetail(one._id), search: search(page) } : null;
  const previous = isFirst
    ? addressOf(earlier.isPlaceholderData ? undefined : earlier.data?.data.at(-1), listQuery.page - 1)
    : addressOf(rows[at - 1], listQuery.page);
  const next = isLast
    ? addressOf(after.isPlaceholderData ? undefined : after.data?.data[0], listQuery.page + 1)
    : addressOf(rows[following], listQuery.page);
  const isLoading = !data || isPlaceholderData;
  return {
    rows,
    total,
    isLoaded: data !== undefined,
    error,
    refetch,
    page: listQuery.page,
    pages: Math.ceil(total / limit),
    /** From 1; null for a candidate who is not in the list. */
    place: found < 0 ? null : before + found + 1,
    previous,
    next,
    /** True for a neighbour who is on a page that has not come yet. */
    awaits: { previous: isLoading || (isFirst && !previous), next: isLoading || (isLast && !next) },
    /** The list that it is: of one state, or of all. */
    of: ownList(params) ?? ('all' as const),
    back: listAddress(params),
    /** Query string of another page of the list. */
    search,
  };
}

export type CandidatePlace = ReturnType<typeof useCandidatePlace>;
