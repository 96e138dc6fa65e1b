import type { JobCard } from '@acheep/contract/job';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { closesSoon, isNew } from './job-date.ts';

interface JobBadgesProps {
  job: JobCard;
  applied?: boolean;
}

/** What one has to notice about a job: it is new, closes soon, is closed, or one applied for it. */
export function JobBadges({ job, applied }: JobBadgesProps) {
  const { t } = useTranslation('job');
  const left = closesSoon(job.closingDate);
  const open = job.status === 'active';
  const fresh = open && isNew(job.postedAt);
  if (open && !applied && !fresh && left === undefined) return null;
  return (
    <Group gap={6}>
      {applied && <StatusBadge tone="good">{t('badge.applied')}</StatusBadge>}
      {!open && <StatusBadge tone="off">{t('badge.closed')}</StatusBadge>}
      {fresh && <StatusBadge tone="wait">{t('badge.new')}</StatusBadge>}
      {open && left !== undefined && (
        <StatusBadge tone="wait">
          {left === 0 ? t('badge.closesToday') : t('badge.closesIn', { count: left })}
        </StatusBadge>
      )}
    </Group>
  );
}
