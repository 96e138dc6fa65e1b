import type { OwnJob } from '@acheep/contract/job';
import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** How many applied, how many of them nobody has opened yet; leads to them. */
export function OwnJobApplications({ job }: { job: OwnJob }) {
  const { t } = useTranslation('job-post');
  if (job.applications === 0) {
    return (
      <Text span size="sm" c="dimmed">
        {job.status === 'draft' ? '–' : t('list.applications', { count: 0 })}
      </Text>
    );
  }
  return (
    <Group gap={6}>
      <Anchor component={Link} size="sm" to={paths.manageApplied({ jobId: job._id })}>
        {t('list.applications', { count: job.applications })}
      </Anchor>
      {job.newApplications > 0 && (
        <StatusBadge tone="wait">{t('list.new', { count: job.newApplications })}</StatusBadge>
      )}
    </Group>
  );
}
