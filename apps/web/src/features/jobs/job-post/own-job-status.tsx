import type { OwnJob } from '@acheep/contract/jobs/job';
import { jobStops } from '@acheep/contract/jobs/job-moderation-option';
import { type JobStatus, jobStatuses } from '@acheep/contract/jobs/job-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<JobStatus, StatusTone> = {
  draft: 'off',
  pending: 'wait',
  active: 'good',
  closed: 'off',
  archived: 'off',
};

/** An operator's decision, which takes precedence over the status until the job is published again. */
export const OwnJobStatus = ({ job: { status, stop } }: { job: Pick<OwnJob, 'status' | 'stop'> }) =>
  stop && status !== 'pending' ? (
    <StatusBadge tone="bad">{localized(jobStops[stop.kind])}</StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>{localized(jobStatuses[status])}</StatusBadge>
  );
