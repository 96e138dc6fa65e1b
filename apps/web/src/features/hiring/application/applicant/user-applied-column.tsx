import type { OwnApplication } from '@acheep/contract/hiring/application';
import { paths } from '@acheep/contract/paths';
import { Anchor, Group, Text } from '@mantine/core';
import { IconFileCv, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { JobLine } from '../../../../entities/jobs/job/job-line.tsx';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import type { Column } from '../../../../ui/list-column.ts';
import { StatusBadge } from '../../../../ui/status-badge.tsx';
import { ApplicationSteps } from './application-steps.tsx';

/** The documents sent: the site's CV, and the name of the file. */
export function Cv({ cv, hasResume }: Pick<OwnApplication, 'cv' | 'hasResume'>) {
  const { t } = useTranslation('application');
  return (
    <>
      {hasResume && (
        <Group gap={4} wrap="nowrap" miw={0}>
          <IconFileCv size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm">{t('sentResume.own')}</Text>
        </Group>
      )}
      {cv && (
        <Group gap={4} wrap="nowrap" miw={0} maw={220}>
          <IconFileText size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm" truncate title={cv.originalName}>
            {cv.originalName}
          </Text>
        </Group>
      )}
    </>
  );
}

export function useUserAppliedColumns(): Column<OwnApplication>[] {
  const { t } = useTranslation('application');
  return [
    {
      key: 'job',
      header: t('mine.column.job'),
      card: 'title',
      isStacked: true,
      cell: ({ _id, job }) => (
        <>
          <Anchor component={Link} fw={600} to={paths.manageUserAppliedDetail(_id)}>
            {job.title}
          </Anchor>
          <JobLine job={job} />
          {job.status !== 'active' && <StatusBadge tone="off">{t('mine.jobClosed')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'sent',
      header: t('mine.column.sent'),
      sort: 'createdAt',
      card: 'fact',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'status',
      header: t('steps.label'),
      card: 'fact',
      cell: (application) => <ApplicationSteps application={application} />,
    },
  ];
}
