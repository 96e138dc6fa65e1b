import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import { applicationLimit, receivedListQuery } from './application.api.ts';
import { readFilter } from './received-filter.ts';
import { ReceivedFilterBar } from './received-filter-bar.tsx';
import { ReceivedCards, ReceivedTable } from './received-list.tsx';

/** The applications for the recruiter's jobs, by job and status. */
export function ReceivedPage() {
  const { t } = useTranslation('application');
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const narrowed = Boolean(filter.jobId || filter.status);
  const { data, error, refetch, isPlaceholderData } = useQuery(receivedListQuery(filter));
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const total = data?.meta.total ?? 0;
  return (
    <>
      <PageHead title={t('received.title')} noIndex />
      <PageHeader
        title={t('received.title')}
        lead={total > 0 ? t('received.total', { count: total }) : undefined}
      />
      <ReceivedFilterBar filter={filter} />
      {data?.data.length === 0 && filter.page > 1 && !isPlaceholderData && (
        <Navigate replace to={paths.manageApplied({ ...filter, page: 1 })} />
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList height={wide ? 64 : 110} />}
      {data?.data.length === 0 && (
        <EmptyState
          icon={IconInbox}
          title={t(narrowed ? 'received.emptyFilteredTitle' : 'received.emptyTitle')}
          text={t(narrowed ? 'received.emptyFilteredText' : 'received.emptyText')}
          action={
            <Button
              component={Link}
              variant="default"
              to={narrowed ? paths.manageApplied() : paths.manageJob()}
            >
              {t(narrowed ? 'received.clear' : 'received.myJobs')}
            </Button>
          }
        />
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          {wide ? <ReceivedTable applications={data.data} /> : <ReceivedCards applications={data.data} />}
        </div>
      )}
      <Pagination
        page={filter.page}
        limit={applicationLimit}
        total={total}
        link={(page) => ({ component: Link, to: paths.manageApplied({ ...filter, page }) })}
      />
    </>
  );
}
