import {
  registrationStates,
  type RegistrationState as State,
} from '@acheep/contract/events/gathering-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<State, StatusTone> = { seat: 'good', waiting: 'wait', cancelled: 'off' };

export const RegistrationState = ({ state }: { state: State }) => (
  <StatusBadge tone={tones[state]}>{localized(registrationStates[state])}</StatusBadge>
);
