import type { AccountAction } from '@acheep/contract/admin';
import type { AccountState } from '@acheep/contract/admin-option';

/** What decides about an account. */
export interface AccountFacts {
  id: string;
  activatedAt: Date | null;
  disabledAt: Date | null;
  membership: { company: { verifiedAt: Date | null } } | null;
}

export function stateOf({
  activatedAt,
  disabledAt,
}: Pick<AccountFacts, 'activatedAt' | 'disabledAt'>): AccountState {
  if (disabledAt) return 'disabled';
  return activatedAt ? 'active' : 'waiting';
}

/** What the admin `actorId` may do with an account in its present state. Nobody disables themselves. */
export function accountActionsOf(actorId: string, account: AccountFacts): AccountAction[] {
  const state = stateOf(account);
  const company = account.membership?.company;
  return [
    ...(state === 'disabled' ? (['enable'] as const) : []),
    ...(state !== 'disabled' && account.id !== actorId ? (['disable'] as const) : []),
    ...(company ? ([company.verifiedAt ? 'unverify-company' : 'verify-company'] as const) : []),
    ...(state === 'waiting' ? (['resend-activation'] as const) : []),
  ];
}
