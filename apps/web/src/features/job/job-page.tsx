import { paths } from '@acheep/contract/paths';
import { Alert, Button, Container, Skeleton } from '@mantine/core';
import { IconLock, IconMoodSad } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { jobQuery } from '../../entities/job/job-query.ts';
import { ApiError } from '../../lib/api-error.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './job-page.module.css';
import { JobView } from './job-view.tsx';

const Waiting = () => (
  <div className={classes.waiting} role="status">
    <Skeleton height={16} width={180} />
    <Skeleton height={32} width="75%" mt={24} />
    <Skeleton height={18} width="40%" mt={14} />
    <Skeleton height={120} mt={24} radius="md" />
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height={14} mt={14} width={`${96 - index * 4}%`} />
    ))}
  </div>
);

function Missing() {
  const { t } = useTranslation('job');
  return (
    <>
      <PageHead title={t('missing.title')} noIndex />
      <EmptyState
        icon={IconMoodSad}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Button component={Link} to={paths.jobList()}>
            {t('missing.action')}
          </Button>
        }
      />
    </>
  );
}

/** A job's public page. */
export function JobPage() {
  const { t } = useTranslation('job');
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <Container className={classes.page}>
      {job?.status === 'closed' && (
        <Alert color="gray" icon={<IconLock aria-hidden />} title={t('closed.title')} mb="md">
          {t('closed.text')}
        </Alert>
      )}
      {gone ? <Missing /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {job ? <JobView key={job._id} job={job} /> : !error && <Waiting />}
    </Container>
  );
}
