import type { CountedKind } from '@acheep/contract/jobs/search-term-option';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from './api.ts';

/** Searchable lists by path; their records are one level below. */
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

/** Returns the search whose result was opened by navigating between two URLs; null if there was none. */
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

/** Returns the path, without the language, of a link that a click opens in another tab; null for any other click. */
export function openedBeside(event: MouseEvent): string | null {
  const isBeside = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey));
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isBeside || !link || link.origin !== window.location.origin) return null;
  return link.pathname.replace(/^\/km(?=\/)/, '') + link.search;
}

const tell = (opened: ReturnType<typeof openedSearch>) => {
  if (opened) void call('POST /search/click', { body: opened }).catch(() => undefined);
};

/** Reports when a search result is opened. Fire and forget. */
export function useSearchClicks(first: string) {
  const { pathname, search } = useLocation();
  const last = useRef(first);
  useEffect(() => {
    tell(openedSearch(last.current, pathname + search));
    last.current = pathname + search;
  }, [pathname, search]);
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      const to = openedBeside(event);
      if (to !== null) tell(openedSearch(last.current, to));
    };
    for (const name of ['click', 'auxclick'] as const) document.addEventListener(name, pressed);
    return () => {
      for (const name of ['click', 'auxclick'] as const) document.removeEventListener(name, pressed);
    };
  }, []);
}
