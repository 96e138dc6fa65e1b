import { type GatheringStatus, gatheringStatuses } from '@acheep/contract/events/gathering-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<GatheringStatus, StatusTone> = {
  draft: 'off',
  active: 'good',
  closed: 'off',
  archived: 'off',
};

export const GatheringStatusBadge = ({ status }: { status: GatheringStatus }) => (
  <StatusBadge tone={tones[status]}>{localized(gatheringStatuses[status])}</StatusBadge>
);
