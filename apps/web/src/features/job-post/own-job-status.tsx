import { type JobStatus, jobStatuses } from '@acheep/contract/job-option';
import { localized } from '../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Record<JobStatus, StatusTone> = { draft: 'off', active: 'good', closed: 'off', archived: 'off' };

export const OwnJobStatus = ({ status }: { status: JobStatus }) => (
  <StatusBadge tone={tones[status]}>{localized(jobStatuses[status])}</StatusBadge>
);
