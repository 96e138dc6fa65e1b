import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type Asked, filterNames, type ListUrl, readList, without, withPage, withParam } from './list-url.ts';

type ListLink = { component: typeof Link; to: { search: string } };

export interface ListControl<F extends string = string, S extends string = string> {
  asked: Asked<F, S>;
  /** Sets one part of the URL; undefined takes it out. One stays where one is on the page. */
  set(name: F | 'sort' | 'search', value: string | undefined): void;
  /** Takes every filter out; what is searched for and the order stay. */
  clear: () => void;
  /** Takes the search out as well. */
  reset: () => void;
  /** The links to another page of the list, and to another order of it. */
  pageLink: (page: number) => ListLink;
  sortLink: (sort: string) => ListLink;
}

const link = (params: URLSearchParams): ListLink => ({ component: Link, to: { search: `?${params}` } });

/** A list's URL: what it asks for, and the ways to change it. Every change can be gone back from. */
export function useListUrl<F extends string, S extends string>(list: ListUrl<F, S>): ListControl<F, S> {
  const [written, setParams] = useSearchParams();
  // The router writes the URL in a transition, a moment late: a box is ticked at once, and two quick ticks both count.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; params: URLSearchParams }>();
  const params = ahead?.of === written ? ahead.params : written;
  const asked = useMemo(() => readList(list, params), [list, params]);
  const go = (next: URLSearchParams) => {
    setAhead({ of: written, params: next });
    setParams(next, { preventScrollReset: true });
  };
  return {
    asked,
    set: (name, value) => go(withParam(params, name, value)),
    clear: () => go(without(params, filterNames(list))),
    reset: () => go(without(params, ['search', ...filterNames(list)])),
    pageLink: (page) => link(withPage(params, page)),
    sortLink: (sort) => link(withParam(params, 'sort', sort)),
  };
}
