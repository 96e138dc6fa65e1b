import type { OwnApplication } from '@acheep/contract/application';
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconFileText, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../paths.ts';
import { DateText } from '../../ui/date-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonList } from '../../ui/skeleton-list.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { applicationLimit, ownApplicationListQuery } from './application.api.ts';
import { ApplicationStatus } from './application-status.tsx';
import { JobFacts } from './job-facts.tsx';
import { pageOf } from './received-filter.ts';

/** What the job seeker applied for, the latest first. */
export function UserAppliedPage() {
  const { t } = useTranslation('application');
  const [params] = useSearchParams();
  const page = pageOf(params);
  const { data, error, refetch, isPlaceholderData } = useQuery(ownApplicationListQuery(page));
  const total = data?.meta.total ?? 0;
  return (
    <>
      <PageHead title={t('mine.title')} noIndex />
      <PageHeader title={t('mine.title')} lead={total > 0 ? t('mine.total', { count: total }) : undefined} />
      {data?.data.length === 0 && page > 1 && !isPlaceholderData && (
        <Navigate replace to={paths.manageUserApplied()} />
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList height={150} />}
      {data?.data.length === 0 && (
        <EmptyState
          icon={IconSend}
          title={t('mine.emptyTitle')}
          text={t('mine.emptyText')}
          action={
            <Button component={Link} to={paths.jobList()}>
              {t('mine.findJobs')}
            </Button>
          }
        />
      )}
      <Stack gap="sm">
        {data?.data.map((application) => (
          <AppliedCard key={application._id} application={application} />
        ))}
      </Stack>
      <Pagination
        page={page}
        limit={applicationLimit}
        total={total}
        link={(to) => ({ component: Link, to: paths.manageUserApplied({ page: to }) })}
      />
    </>
  );
}

function AppliedCard({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('application');
  const { job, status, createdAt, viewedAt, cv } = application;
  return (
    <Paper withBorder component="article" p="md">
      <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
        <Anchor component={Link} fw={600} to={paths.job(job._id)}>
          {job.title}
        </Anchor>
        <ApplicationStatus status={status} />
      </Group>
      <JobFacts job={job} />
      <Group gap="4px 16px" mt="sm">
        <Text size="sm">
          <DateText value={createdAt}>{(date) => t('mine.sentOn', { date })}</DateText>
        </Text>
        <Text size="sm" c={viewedAt ? undefined : 'dimmed'}>
          {viewedAt ? (
            <DateText value={viewedAt}>{(date) => t('mine.viewed', { date })}</DateText>
          ) : (
            t('mine.notViewed')
          )}
        </Text>
        <Group gap={4} wrap="nowrap" miw={0}>
          <IconFileText size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm" truncate title={cv.originalName}>
            {cv.originalName}
          </Text>
        </Group>
        {job.status !== 'active' && <StatusBadge tone="off">{t('mine.jobClosed')}</StatusBadge>}
      </Group>
    </Paper>
  );
}
