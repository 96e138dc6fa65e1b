import type { JobCard } from '@acheep/contract/jobs/job';
import { cornerMark, jobMarks } from '@acheep/contract/jobs/job-card-facts';
import { phrases } from '@acheep/contract/kernel/page-facts';
import { Group } from '@mantine/core';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Phrases } from '../../phrase.tsx';
import type { Applied } from './applied-jobs.ts';

interface JobBadgesProps {
  job: JobCard;
  applied?: Applied | undefined;
}

/** That the reader has applied, or has withdrawn. */
function AppliedBadge({ withdrawn }: Applied) {
  const { t } = useTranslation('job');
  return (
    <StatusBadge tone={withdrawn ? 'off' : 'good'}>
      {t(withdrawn ? 'badge.withdrawn' : 'badge.applied')}
    </StatusBadge>
  );
}

/** The single badge in a card's corner; "applied" takes precedence over the job's own mark. */
export function JobCornerBadge({ job, applied }: JobBadgesProps) {
  if (applied) return <AppliedBadge {...applied} />;
  return <Phrases of={phrases(cornerMark(job, reader()))} />;
}

/** Badges of a job: new, closing soon, closed, or applied for; and what it offers. */
export function JobBadges({ job, applied }: JobBadgesProps) {
  return (
    <Group gap={6} mt={4}>
      {applied && <AppliedBadge {...applied} />}
      <Phrases of={jobMarks(job, reader()).value} />
    </Group>
  );
}
