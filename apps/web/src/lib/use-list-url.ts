import type { FilterOf, List, SortOf } from '@acheep/contract/kernel/list';
import {
  type Asked,
  filterNames,
  readList,
  without,
  withPage,
  withParam,
} from '@acheep/contract/kernel/list-url';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { layers } from './layer-stack.ts';

type ListLink = { component: typeof Link; to: { search: string } };

export interface ListControl<F extends string = string, S extends string = string> {
  asked: Asked<F, S>;
  /** Sets one parameter; undefined removes it. The scroll position stays. */
  set(name: F | 'sort' | 'search', value: string | undefined): void;
  /** Sets several parameters in one step of the history. */
  setAll(values: Partial<Record<F | 'sort' | 'search', string | undefined>>): void;
  /** Removes all filters; search and order stay. */
  clear: () => void;
  /** Also removes the search. */
  reset: () => void;
  pageLink: (page: number) => ListLink;
  sortLink: (sort: string) => ListLink;
}

const link = (params: URLSearchParams): ListLink => ({ component: Link, to: { search: `?${params}` } });

/**
 * A list's URL: its parsed parameters and functions to change them. Every change can be undone with the Back button,
 * but for those made in a layer: there the button closes the layer, and then leaves the list.
 */
export function useListUrl<L extends List>(list: L): ListControl<FilterOf<L>, SortOf<L>> {
  const [written, setParams] = useSearchParams();
  // The router updates the URL in a transition, slightly late: this ticks a box at once and lets two quick ticks both
  // count.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; params: URLSearchParams }>();
  // Going back at once ends the transition before it has come to anything: the URL is what it was.
  useEffect(() => {
    const forget = () => setAhead(undefined);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const params = ahead?.of === written ? ahead.params : written;
  const listQuery = useMemo(() => readList(list, params), [list, params]);
  const go = (next: URLSearchParams) => {
    setAhead({ of: written, params: next });
    setParams(next, { preventScrollReset: true, replace: layers.length > 0 });
  };
  return {
    asked: listQuery,
    set: (name, value) => go(withParam(params, name, value)),
    setAll: (values) =>
      go(
        Object.entries<string | undefined>(values).reduce(
          (next, [name, value]) => withParam(next, name, value),
          params,
        ),
      ),
    clear: () => go(without(params, filterNames(list))),
    reset: () => go(without(params, ['search', ...filterNames(list)])),
    pageLink: (page) => link(withPage(params, page)),
    sortLink: (sort) => link(withParam(params, 'sort', sort)),
  };
}
