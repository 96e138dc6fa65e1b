import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobCardList } from '../../entities/job/job-card-list.tsx';
import type { Answer } from '../../lib/api.ts';
import { filterCount } from '../../lib/list-url.ts';
import type { ListControl } from '../../lib/use-list-url.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import classes from './job-list-page.module.css';

const expected = 6;

interface JobResultsProps extends Pick<ListControl, 'asked' | 'clear' | 'pageLink'> {
  result: UseQueryResult<Answer<'GET /job'>>;
}

/** The jobs of a page, or what there is to say instead. */
export function JobResults({ result, asked, clear, pageLink }: JobResultsProps) {
  const { t } = useTranslation('job');
  const { data, error, refetch, isPlaceholderData } = result;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.data.length === 0) {
    if (data.meta.total > 0) {
      return (
        <EmptyState
          icon={IconSearchOff}
          title={t('empty.beyond')}
          action={<Button {...pageLink(1)}>{t('list.firstPage', { ns: 'common' })}</Button>}
        />
      );
    }
    const filtered = filterCount(asked) > 0;
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('empty.title')}
        text={filtered ? t('empty.filtered') : t('empty.search')}
        action={
          filtered ? (
            <Button onClick={clear}>{t('list.clear', { ns: 'common' })}</Button>
          ) : (
            <Button component={Link} to={paths.jobList()}>
              {t('empty.everything')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div className={classes.results} aria-busy={isPlaceholderData || undefined}>
      <JobCardList jobs={data?.data} expected={expected} as="h2" />
      {data && (
        <Pagination page={asked.page} limit={data.meta.per_page} total={data.meta.total} link={pageLink} />
      )}
    </div>
  );
}
