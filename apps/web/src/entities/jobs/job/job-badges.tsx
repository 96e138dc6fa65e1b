import type { JobCard } from '@acheep/contract/jobs/job';
import { cornerMark, jobMarks } from '@acheep/contract/jobs/job-card-facts';
import { phrases } from '@acheep/contract/kernel/page-facts';
import { Group } from '@mantine/core';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Phrases } from '../../phrase.tsx';

interface JobBadgesProps {
  job: JobCard;
  applied?: boolean;
}

/** The single badge in a card's corner; "applied" takes precedence over the job's own mark. */
export function JobCornerBadge({ job, applied }: JobBadgesProps) {
  const { t } = useTranslation('job');
  if (applied) return <StatusBadge tone="good">{t('badge.applied')}</StatusBadge>;
  return <Phrases of={phrases(cornerMark(job, reader()))} />;
}

/** Badges of a job: new, closing soon, closed, or applied for. */
export function JobBadges({ job, applied }: JobBadgesProps) {
  const { t } = useTranslation('job');
  const { value } = jobMarks(job, reader());
  if (!applied && value.length === 0) return null;
  return (
    <Group gap={6} mt={4}>
      {applied && <StatusBadge tone="good">{t('badge.applied')}</StatusBadge>}
      <Phrases of={value} />
    </Group>
  );
}
