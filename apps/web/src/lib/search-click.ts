import type { CountedKind } from '@acheep/contract/search-term-option';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from './api.ts';

/** The lists that are searched, by their addresses; below each stand its records. */
const lists: Readonly<Record<string, CountedKind>> = {
  '/job': 'job',
  '/company': 'company',
  '/training': 'training',
  '/event': 'event',
  '/hr-tips': 'tip',
  '/policy': 'policy',
  '/prakas': 'prakas',
  '/public-post': 'post',
};

/** The search whose result was opened by going from one address to another; null where none was. */
export function openedSearch(before: string, now: string): { search: string; kind: CountedKind } | null {
  const [from, to] = [before, now].map((address) => new URL(address, 'http://x')) as [URL, URL];
  const search = from.searchParams.get('search')?.trim();
  if (!search) return null;
  const kind = from.pathname === '/search' ? 'site' : lists[from.pathname];
  const [list = '', id, ...rest] = to.pathname.slice(1).split('/');
  const isRecord = lists[`/${list}`] !== undefined && id !== undefined && rest.length === 0;
  const isOfList = isRecord && (kind === 'site' || lists[`/${list}`] === kind);
  const beside = to.searchParams.get('beside');
  const isBeside = to.pathname === from.pathname && beside && beside !== from.searchParams.get('beside');
  return kind && (isOfList || isBeside) ? { search, kind } : null;
}

/** Tells when what a search found is opened. Nobody waits for it, and nobody misses it. */
export function useSearchClicks(first: string) {
  const { pathname, search } = useLocation();
  const last = useRef(first);
  useEffect(() => {
    const opened = openedSearch(last.current, pathname + search);
    last.current = pathname + search;
    if (opened) void call('POST /search/click', { body: opened }).catch(() => undefined);
  }, [pathname, search]);
}
