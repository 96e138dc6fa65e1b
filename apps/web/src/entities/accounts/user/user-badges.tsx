import { type AccountState, accountStates, companyChecks } from '@acheep/contract/accounts/admin-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<AccountState, StatusTone> = { active: 'good', waiting: 'wait', disabled: 'bad' };

export function StateBadge({ state }: { state: AccountState }) {
  return <StatusBadge tone={tones[state]}>{localized(accountStates[state])}</StatusBadge>;
}

export function CompanyBadge({ verified }: { verified: boolean }) {
  return (
    <StatusBadge tone={verified ? 'good' : 'off'}>
      {localized(companyChecks[verified ? 'verified' : 'unverified'])}
    </StatusBadge>
  );
}
