import { paths } from '@acheep/contract/paths';
import { Alert, Container, Skeleton } from '@mantine/core';
import { IconLock, IconMoodSad } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { jobQuery } from '../../entities/job/job-query.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../ui/missing-record.tsx';
import classes from './job-page.module.css';
import { JobView } from './job-view.tsx';
import { useCountView } from './use-count-view.ts';

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
    <MissingRecord
      icon={IconMoodSad}
      title={t('missing.title')}
      text={t('missing.text')}
      link={{ component: Link, to: paths.jobList() }}
      action={t('missing.action')}
    />
  );
}

/** A job's public page. */
export function JobPage() {
  const { t } = useTranslation('job');
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  useCountView(job);
  return (
    <Container className={classes.page}>
      {job?.status === 'closed' && (
        <Alert color="gray" icon={<IconLock aria-hidden />} title={t('closed.title')} mb="md">
          {t('closed.text')}
        </Alert>
      )}
      {isMissing(error) ? (
        <Missing />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {job ? <JobView key={job._id} job={job} /> : !error && <Waiting />}
    </Container>
  );
}
