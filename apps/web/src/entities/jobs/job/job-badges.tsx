import type { JobCard } from '@acheep/contract/jobs/job';
import { Group } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { closesSoon, isNew } from './job-date.ts';

interface JobBadgesProps {
  job: JobCard;
  applied?: boolean;
}

/** The words for a closing date that is near; undefined where it is not, or the job is closed. */
export function useClosingSoon(job: JobCard): string | undefined {
  const { t } = useTranslation('job');
  const left = job.status === 'active' ? closesSoon(job.closingDate) : undefined;
  if (left === undefined) return undefined;
  // Keys of their own, not plurals: Khmer has one plural form for every number.
  if (left === 0) return t('badge.closesToday');
  return left === 1 ? t('badge.closesTomorrow') : t('badge.closesIn', { count: left });
}

/** The one word in a card's corner: what one did with the job comes before what it is, and speaks louder. */
export function JobCornerBadge({ job, applied }: JobBadgesProps) {
  const { t } = useTranslation('job');
  if (applied) return <StatusBadge tone="good">{t('badge.applied')}</StatusBadge>;
  if (job.status !== 'active') return <StatusBadge tone="off">{t('badge.closed')}</StatusBadge>;
  if (job.pinned) return <StatusBadge tone="wait">{t('badge.featured')}</StatusBadge>;
  return null;
}

/** What one has to notice about a job: it is new, closes soon, is closed, or one applied for it. */
export function JobBadges({ job, applied }: JobBadgesProps) {
  const { t } = useTranslation('job');
  const closing = useClosingSoon(job);
  const open = job.status === 'active';
  const fresh = open && isNew(job.postedAt);
  if (open && !applied && !fresh && !closing && !job.pinned) return null;
  return (
    <Group gap={6} mt={4}>
      {applied && <StatusBadge tone="good">{t('badge.applied')}</StatusBadge>}
      {!open && <StatusBadge tone="off">{t('badge.closed')}</StatusBadge>}
      {open && job.pinned && <StatusBadge tone="wait">{t('badge.featured')}</StatusBadge>}
      {fresh && <StatusBadge tone="good">{t('badge.new')}</StatusBadge>}
      {closing && <StatusBadge tone="wait">{closing}</StatusBadge>}
    </Group>
  );
}
