import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type JobFilterName,
  type JobSearch,
  readJobSearch,
  withoutFilters,
  withParam,
} from './job-search.ts';

export interface JobSearchControl {
  params: URLSearchParams;
  asked: JobSearch;
  /** Sets one part of the URL; undefined takes it out. One stays where one is on the page. */
  set: (name: JobFilterName | 'sort' | 'search', value: string | undefined) => void;
  clear: () => void;
}

/** The job list's URL: what it asks for, and the ways to change it. Every change can be gone back from. */
export function useJobSearch(): JobSearchControl {
  const [written, setParams] = useSearchParams();
  // The router writes the URL in a transition, a moment late: a box is ticked at once, and two quick ticks both count.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; params: URLSearchParams }>();
  const params = ahead?.of === written ? ahead.params : written;
  const asked = useMemo(() => readJobSearch(params), [params]);
  const go = (next: URLSearchParams) => {
    setAhead({ of: written, params: next });
    setParams(next, { preventScrollReset: true });
  };
  return {
    params,
    asked,
    set: (name, value) => go(withParam(params, name, value)),
    clear: () => go(withoutFilters(params)),
  };
}
