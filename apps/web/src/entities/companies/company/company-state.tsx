import { companyStates, type CompanyState as State } from '@acheep/contract/companies/company-admin-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<State, StatusTone> = {
  waiting: 'wait',
  verified: 'good',
  unconfirmed: 'off',
  unclaimed: 'off',
  suspended: 'bad',
};

/** State of a company as the operator sees it. */
export const CompanyState = ({ state }: { state: State }) => (
  <StatusBadge tone={tones[state]}>{localized(companyStates[state])}</StatusBadge>
);
