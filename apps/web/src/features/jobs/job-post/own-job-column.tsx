import type { OwnJob } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Column } from '../../../ui/list-column.ts';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobApplications } from './own-job-applications.tsx';
import { OwnJobClosing } from './own-job-closing.tsx';
import { OwnJobStatus } from './own-job-status.tsx';
import { OwnJobNote } from './own-job-stop.tsx';

/** Title and the few words that tell jobs of one title apart. */
function OwnJobTitle({ job }: { job: OwnJob }) {
  const { t } = useTranslation('job-post');
  const about = [t('list.code', { code: job.postCode }), job.province && localized(job.province.name)];
  return (
    <>
      <Anchor component={Link} to={paths.manageJobEdit(job._id)} fw={600}>
        {job.title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
      <OwnJobNote job={job} />
    </>
  );
}

/** What a recruiter's list shows of each job. */
export function useOwnJobColumns(): Column<OwnJob>[] {
  const { t } = useTranslation('job-post');
  return [
    {
      key: 'job',
      header: t('list.column.job'),
      card: 'title',
      cell: (job) => <OwnJobTitle job={job} />,
    },
    {
      key: 'status',
      header: t('list.column.status'),
      card: 'mark',
      cell: (job) => <OwnJobStatus job={job} />,
    },
    {
      key: 'closing',
      header: t('list.column.closing'),
      card: 'fact',
      cell: (job) => <OwnJobClosing job={job} />,
    },
    {
      key: 'applications',
      header: t('list.column.applications'),
      card: 'fact',
      cell: (job, as) => <OwnJobApplications job={job} short={as === 'table'} />,
    },
    {
      key: 'actions',
      header: t('list.column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (job, as) => <OwnJobActions job={job} card={as === 'card'} />,
    },
  ];
}
