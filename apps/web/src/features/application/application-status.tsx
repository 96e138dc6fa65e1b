import { optionLabel, type ApplicationStatus as Status } from '@acheep/contract/option';
import { localized } from '../../entities/reference/reference.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Record<Status, StatusTone> = {
  received: 'off',
  shortlisted: 'good',
  rejected: 'bad',
  withdrawn: 'off',
};

export const ApplicationStatus = ({ status }: { status: Status }) => (
  <StatusBadge tone={tones[status]}>{localized(optionLabel(status))}</StatusBadge>
);
