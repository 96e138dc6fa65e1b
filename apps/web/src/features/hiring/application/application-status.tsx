import {
  applicationStatuses,
  type ApplicationStatus as Status,
} from '@acheep/contract/hiring/application-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<Status, StatusTone> = {
  received: 'off',
  shortlisted: 'good',
  rejected: 'bad',
  withdrawn: 'off',
};

export const ApplicationStatus = ({ status }: { status: Status }) => (
  <StatusBadge tone={tones[status]}>{localized(applicationStatuses[status])}</StatusBadge>
);
