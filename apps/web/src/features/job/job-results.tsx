import { Button } from '@mantine/core';
import { IconFilterOff, IconSearchOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { errorText } from '../../lib/errors.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { JobCardList } from './job-card-list.tsx';
import classes from './job-list-page.module.css';
import { filterCount, jobsAPage, withParam } from './job-search.ts';
import type { JobSearchControl } from './use-job-search.ts';

const expected = 6;

interface JobResultsProps extends JobSearchControl {
  result: UseQueryResult<Answer<'GET /job'>>;
}

/** The jobs of a page, or what there is to say instead. */
export function JobResults({ result, asked, params, clear }: JobResultsProps) {
  const { t } = useTranslation('job');
  const { data, error, refetch, isPlaceholderData } = result;
  const filtered = filterCount(asked) > 0;
  const query = (next: URLSearchParams) => ({ component: Link, to: { search: `?${next}` } });
  const everything = <Button {...query(new URLSearchParams())}>{t('empty.everything')}</Button>;

  if (error instanceof ApiError && error.status === 422) {
    return (
      <EmptyState
        icon={IconFilterOff}
        title={t('invalid.title')}
        text={errorText(error).message}
        action={everything}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.data.length === 0) {
    const beyond = data.meta.total > 0;
    return (
      <EmptyState
        icon={IconSearchOff}
        title={beyond ? t('empty.beyond') : t('empty.title')}
        text={beyond ? undefined : filtered ? t('empty.filtered') : t('empty.search')}
        action={
          beyond ? (
            <Button {...query(withParam(params, 'page', undefined))}>{t('empty.firstPage')}</Button>
          ) : filtered ? (
            <Button onClick={clear}>{t('filter.clear')}</Button>
          ) : (
            everything
          )
        }
      />
    );
  }
  return (
    <div className={classes.results} aria-busy={isPlaceholderData || undefined}>
      <JobCardList jobs={data?.data} expected={expected} as="h2" />
      {data && (
        <Pagination
          page={asked.page}
          limit={jobsAPage}
          total={data.meta.total}
          link={(page) => query(withPage(params, page))}
        />
      )}
    </div>
  );
}

function withPage(params: URLSearchParams, page: number): URLSearchParams {
  return withParam(params, 'page', page > 1 ? String(page) : undefined);
}
