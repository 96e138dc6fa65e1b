import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/paths';
import { Button, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { JobCard } from '../../../entities/jobs/job/job-card.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from './offline.module.css';
import { offlineJobs } from './offline-job.ts';

interface KeptListProps {
  title: string;
  jobs: readonly { at: number; job: Job }[];
}

function JobsOf({ title, jobs }: KeptListProps) {
  const { t } = useTranslation('offline');
  if (jobs.length === 0) return null;
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <ul className={classes.list}>
        {jobs.map(({ at, job }) => (
          <li key={job._id}>
            <JobCard job={job} />
            <Text size="sm" c="dimmed" className={classes.when}>
              <DateText value={new Date(at).toISOString()} format="time">
                {(when) => t('keptAt', { when })}
              </DateText>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Jobs cached on this device: saved and recently viewed. */
export function OfflineList() {
  const { t } = useTranslation('offline');
  // A job that is in both lists is only shown as saved, which has more details.
  const { data } = useQuery({ queryKey: ['kept jobs'], queryFn: offlineJobs, staleTime: 0, gcTime: 0 });
  // Reserves space, so that the content below does not jump.
  if (!data) return <div className={classes.room} />;
  const saved = new Set(data.saved.map(({ job }) => job._id));
  const seen = data.seen.filter(({ job }) => !saved.has(job._id));
  if (data.saved.length + seen.length === 0)
    return (
      <EmptyState
        icon={IconEye}
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button component={Link} to={paths.jobList()}>
            {t('none.action')}
          </Button>
        }
      />
    );
  return (
    <>
      <JobsOf title={t('saved')} jobs={data.saved} />
      <JobsOf title={t('seen')} jobs={seen} />
    </>
  );
}
