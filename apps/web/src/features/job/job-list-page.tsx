import { jobList } from '@acheep/contract/job-list-url';
import { Container, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { companyName } from '../../entities/company/company-name.ts';
import { useJobListQuery } from '../../entities/job/job-list-query.ts';
import type { ApiResponse } from '../../lib/api.ts';
import { canonicalSearch, listRequest } from '../../lib/list-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useListUrl } from '../../lib/use-list-url.ts';
import { countText } from '../../ui/count-text.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { useJobFilters } from './job-filter.ts';
import classes from './job-list-page.module.css';
import { sortOptions, useListTitle } from './job-list-title.ts';
import { JobResults } from './job-results.tsx';
import { JobSearchBar } from './job-search-bar.tsx';
import { SaveSearch } from './save-search.tsx';

/** The job list: search, filters, order and page all live in the URL. */
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
  const meta = result.data?.meta;
  const count = meta ? t('list.count', { count: meta.total, number: countText(meta) }) : '';
  const first = result.data?.data[0];
  const filters = useJobFilters(first && companyName(first.company));

  return (
    <Container className={classes.page}>
      <PageHead title={title} canonical={canonicalSearch(jobList, asked)} />
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      <JobSearchBar asked={asked} set={set} />
      <FilteredList
        {...control}
        filters={filters}
        sorts={sortOptions(asked.search !== '')}
        label={t('list.results')}
        count={result.isError ? undefined : count}
        action={<SaveSearch asked={asked} corrected={meta?.corrected} title={title} />}
      >
        <JobResults result={result} {...control} />
      </FilteredList>
    </Container>
  );
}
