import { type InvitationState, invitationStates } from '@acheep/contract/talent/invitation-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<InvitationState, StatusTone> = {
  new: 'wait',
  seen: 'wait',
  applied: 'good',
  registered: 'good',
  declined: 'bad',
  closed: 'off',
  over: 'off',
  off: 'off',
};

export const InvitationStateBadge = ({ state }: { state: InvitationState }) => (
  <StatusBadge tone={tones[state]}>{localized(invitationStates[state])}</StatusBadge>
);
