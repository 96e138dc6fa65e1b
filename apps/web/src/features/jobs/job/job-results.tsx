import type { JobFilterName } from '@acheep/contract/jobs/job-filter';
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

interface JobResultsProps extends Pick<ListControl<JobFilterName>, 'asked' | 'set' | 'clear' | 'pageLink'> {
  result: UseQueryResult<ApiResponse<'GET /job'>>;
  beside: JobBeside | undefined;
}

/** The jobs of a page, or the alternatives if there are none. */
export function JobResults({ result, beside, asked, set, clear, pageLink }: JobResultsProps) {
  const total = result.data?.meta.total ?? 0;
  const relaxed = (
    <Suspense>
      <Relaxed found={total} asked={asked} set={set} clear={clear} />
    </Suspense>
  );
  return (
    <>
      <ListResults
        query={result}
        asked={asked}
        pageLink={pageLink}
        waiting={<JobCardList jobs={undefined} expected={6} as="h2" />}
        empty={relaxed}
      >
        {(jobs) => <JobCardList jobs={jobs} expected={0} as="h2" beside={beside} />}
      </ListResults>
      {asked.filters.provinceId && total > 0 && total <= fewJobs && relaxed}
    </>
  );
}
