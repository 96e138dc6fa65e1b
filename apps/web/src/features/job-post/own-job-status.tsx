import { type JobStatus, optionLabel } from '@acheep/contract/option';
import { localized } from '../../entities/reference/reference.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Record<JobStatus, StatusTone> = { draft: 'off', active: 'good', closed: 'off', archived: 'off' };

export const OwnJobStatus = ({ status }: { status: JobStatus }) => (
  <StatusBadge tone={tones[status]}>{localized(optionLabel(status))}</StatusBadge>
);
