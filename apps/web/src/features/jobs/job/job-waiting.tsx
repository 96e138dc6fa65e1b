import { paths } from '@acheep/contract/kernel/paths';
import { Skeleton } from '@mantine/core';
import { IconMoodSad } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MissingRecord } from '../../../ui/missing-record.tsx';
import classes from './job-page.module.css';

/** The shape of a job that is on its way. */
export const WaitingJob = () => (
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

/** What is said of a job that is not there. */
export function MissingJob() {
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
