import { jobList } from '@acheep/contract/jobs/job-list-url';
import { paths } from '@acheep/contract/kernel/paths';
import { Container, Skeleton, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useJobListQuery } from '../../../entities/jobs/job/job-list-query.ts';
import type { ApiResponse } from '../../../lib/api.ts';
import { canonicalSearch, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { useJobFilters } from './job-filter.ts';
import classes from './job-list-page.module.css';
import { sortOptions, useListTitle } from './job-list-title.ts';
import { JobResults } from './job-results.tsx';
import { JobSearchBar } from './job-search-bar.tsx';
import { SaveSearch } from './save-search.tsx';
import { useJobBeside } from './use-job-beside.ts';

const JobBeside = lazy(() => import('./job-page.tsx').then((m) => ({ default: m.JobBeside })));

/** The job list: search, filters, order, page and what stands beside it all live in the URL. */
export function JobListPage() {
  const { t } = useTranslation('job');
  const control = useListUrl(jobList);
  const { asked, set } = control;
  const result = useQuery({
    ...useJobListQuery({ query: listRequest(jobList, asked) }),
    // Results never jump: the page before stays until the next is there.
    placeholderData: keepPreviousData<ApiResponse<'GET /job'>>,
  });
  const title = useListTitle(asked);
  const jobs = result.data?.data;
  const beside = useJobBeside(jobs);
  const meta = result.data?.meta;
  const count = meta ? t('list.count', { count: meta.total, number: countText(meta) }) : '';
  const filters = useJobFilters(jobs?.[0] && companyName(jobs[0].company), asked);
  if (beside.chosen && !beside.wide) return <Navigate to={paths.job(beside.chosen)} replace />;

  const { chosen, shown, focused, show, leave } = beside;
  const waiting = <Skeleton height="100%" radius="lg" />;
  const job = shown ? (
    <Suspense fallback={waiting}>
      <JobBeside
        className={classes.beside}
        key={shown}
        id={shown}
        chosen={chosen !== undefined}
        focused={focused}
        onLeave={leave}
      />
    </Suspense>
  ) : (
    result.isPending && waiting
  );
  const named = jobs?.find(({ _id }) => _id === chosen);
  return (
    <Container className={classes.page}>
      <PageHead
        title={named ? `${named.title} · ${companyName(named.company)}` : title}
        canonical={chosen ? null : canonicalSearch(jobList, asked)}
      />
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <JobSearchBar asked={asked} set={set} where={filters.find(({ name }) => name === 'provinceId')} />
      <FilteredList
        {...control}
        filters={filters}
        sorts={sortOptions(asked.search !== '')}
        label={t('list.results')}
        count={result.isError ? undefined : count}
        action={<SaveSearch asked={asked} corrected={meta?.corrected} title={title} />}
        beside={beside.wide ? job || null : undefined}
      >
        <JobResults result={result} beside={beside.wide ? { shown, show } : undefined} {...control} />
      </FilteredList>
    </Container>
  );
}
