import { maximumSearch } from '@acheep/contract/list';
import type { JobStatus } from '@acheep/contract/option';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBriefcase, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { type ListParams, paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import { ownJobLimit, ownJobListQuery } from './job-post.api.ts';
import { OwnJobCards } from './own-job-cards.tsx';
import { OwnJobSearch } from './own-job-search.tsx';
import { OwnJobTable } from './own-job-table.tsx';
import { PublishedNote } from './published-note.tsx';

interface OwnJobListProps {
  status?: Exclude<JobStatus, 'archived'>;
  path: (params?: ListParams) => string;
}

/** The recruiter's jobs of one state, or all of them. */
function OwnJobListPage({ status, path }: OwnJobListProps) {
  const { t } = useTranslation('job-post');
  const [params] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const search = (params.get('search') ?? '').trim().slice(0, maximumSearch);
  const navigate = useNavigate();
  const { data, error, refetch, isPlaceholderData } = useQuery(ownJobListQuery({ status, search, page }));
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const key = status ?? 'all';
  const create = (
    <Button component={Link} to={paths.manageJobCreate()} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t(`list.${key}`)} noIndex />
      <PageHeader
        title={t(`list.${key}`)}
        lead={data && data.meta.total > 0 ? t('list.total', { count: data.meta.total }) : undefined}
        action={create}
      />
      <PublishedNote />
      {(search || data?.data.length !== 0) && (
        <OwnJobSearch value={search} onSearch={(wanted) => void navigate(path({ search: wanted }))} />
      )}
      {data?.data.length === 0 && page > 1 && !isPlaceholderData && (
        <Navigate replace to={path({ search })} />
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList height={wide ? 64 : 140} />}
      {data && data.data.length === 0 && search && (
        <EmptyState
          icon={IconSearch}
          title={t('empty.search.title')}
          text={t('empty.search.text', { search })}
          action={
            <Button component={Link} to={path()} variant="default">
              {t('empty.search.clear')}
            </Button>
          }
        />
      )}
      {data && data.data.length === 0 && !search && (
        <EmptyState
          icon={IconBriefcase}
          title={t(`empty.${key}.title`)}
          text={t(`empty.${key}.text`)}
          action={create}
        />
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData}>
          {wide ? <OwnJobTable jobs={data.data} withStatus={!status} /> : <OwnJobCards jobs={data.data} />}
          <Pagination
            page={page}
            limit={ownJobLimit}
            total={data.meta.total}
            link={(to) => ({ component: Link, to: path({ page: to, search }) })}
          />
        </div>
      )}
    </>
  );
}

export const AllJobsPage = () => <OwnJobListPage key="all" path={paths.manageJob} />;
export const ActiveJobsPage = () => (
  <OwnJobListPage key="active" status="active" path={paths.manageJobActive} />
);
export const ClosedJobsPage = () => (
  <OwnJobListPage key="closed" status="closed" path={paths.manageJobClosed} />
);
export const DraftJobsPage = () => <OwnJobListPage key="draft" status="draft" path={paths.manageJobDraft} />;
