import type { JobFilterName } from '@acheep/contract/jobs/job-filter';
import type { JobSort } from '@acheep/contract/jobs/job-option';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { JobBeside } from '../../../entities/jobs/job/job-card.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import type { ApiResponse } from '../../../lib/api.ts';
import { lazy } from '../../../lib/lazy.ts';
import { isOnline } from '../../../lib/online.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { ListResults } from '../../../ui/list-results.tsx';

const Found = lazy(() => import('./found-jobs.tsx').then((m) => m.whenWorded));

export interface JobResultsProps
  extends Pick<ListControl<JobFilterName, JobSort>, 'asked' | 'set' | 'clear' | 'pageLink'> {
  result: UseQueryResult<ApiResponse<'GET /job'>>;
  beside: JobBeside | undefined;
}

/** The jobs of a page. What belongs to a search is loaded behind them. */
export function JobResults(props: JobResultsProps) {
  const { result, beside, asked, pageLink } = props;
  const waiting = <JobCardList jobs={undefined} expected={6} as="h2" />;
  const list = (
    <ListResults query={result} asked={asked} pageLink={pageLink} waiting={waiting} empty={waiting}>
      {(jobs) => <JobCardList jobs={jobs} expected={0} as="h2" beside={beside} />}
    </ListResults>
  );
  const isPlain = !asked.search && !asked.filters.provinceId && result.data?.meta.total !== 0;
  if (isPlain) return list;
  // A list that is replaced under the pointer loses what is pressed; offline it is all there is.
  return (
    <Suspense fallback={isOnline() ? waiting : list}>
      <Found {...props} />
    </Suspense>
  );
}
