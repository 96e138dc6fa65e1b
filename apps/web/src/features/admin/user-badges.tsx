import type { AccountState } from '@acheep/contract/admin';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';

const tones: Record<AccountState, StatusTone> = { active: 'good', waiting: 'wait', disabled: 'bad' };

/** Whether the account may sign in. */
export function StateBadge({ state }: { state: AccountState }) {
  const { t } = useTranslation('admin');
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Whether the company was checked. */
export function CompanyBadge({ verified }: { verified: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <StatusBadge tone={verified ? 'good' : 'off'}>
      {t(verified ? 'company.verified' : 'company.unverified')}
    </StatusBadge>
  );
}
