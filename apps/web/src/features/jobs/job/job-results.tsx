import type { JobCard } from '@acheep/contract/jobs/job';
import type { JobFilterName } from '@acheep/contract/jobs/job-filter';
import { jobList } from '@acheep/contract/jobs/job-list-url';
import { fewJobs } from '@acheep/contract/jobs/relaxed-search-option';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { JobBeside } from '../../../entities/jobs/job/job-card.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import type { ApiResponse } from '../../../lib/api.ts';
import { lazy } from '../../../lib/lazy.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { ListResults } from '../../../ui/list-results.tsx';

const Relaxed = lazy(() => import('./relaxed-search.tsx').then((m) => m.whenWorded));
const Blocks = lazy(() => import('./job-blocks.tsx').then((m) => m.whenWorded));

interface JobResultsProps extends Pick<ListControl<JobFilterName>, 'asked' | 'set' | 'clear' | 'pageLink'> {
  result: UseQueryResult<ApiResponse<'GET /job'>>;
  beside: JobBeside | undefined;
}

/** The jobs of a page, or the alternatives if there are none. */
export function JobResults({ result, beside, asked, set, clear, pageLink }: JobResultsProps) {
  const { total = 0, in_title: titled = total, understood = [] } = result.data?.meta ?? {};
  const isForTrade = understood.some(({ kind }) => kind === 'title');
  const isShort = Boolean(asked.filters.provinceId) && titled > 0 && total <= fewJobs;
  const relaxed = (
    <Suspense>
      <Relaxed found={total} isShort={isShort} asked={asked} set={set} clear={clear} />
    </Suspense>
  );
  const before = (asked.page - 1) * jobList.limit;
  const isRanked = asked.sort === jobList.searchSort;
  const listOf = (jobs: JobCard[]) => {
    const list = <JobCardList jobs={jobs} expected={0} as="h2" beside={beside} />;
    const first = Math.max(titled - before, 0);
    if (!isRanked || first >= jobs.length) return list;
    return (
      <Suspense fallback={list}>
        <Blocks jobs={jobs} titled={first} beside={beside} />
      </Suspense>
    );
  };
  return (
    <>
      {isForTrade && titled === 0 && total > 0 && before === 0 && relaxed}
      <ListResults
        query={result}
        asked={asked}
        pageLink={pageLink}
        waiting={<JobCardList jobs={undefined} expected={6} as="h2" />}
        empty={relaxed}
      >
        {listOf}
      </ListResults>
      {isShort && relaxed}
    </>
  );
}
