import { useMemo } from 'react';
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
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => readJobSearch(params), [params]);
  return {
    params,
    asked,
    set: (name, value) => setParams((now) => withParam(now, name, value), { preventScrollReset: true }),
    clear: () => setParams(withoutFilters, { preventScrollReset: true }),
  };
}
