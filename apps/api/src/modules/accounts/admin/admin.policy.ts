import type { AccountAction } from '@acheep/contract/accounts/admin';
import type { AccountState } from '@acheep/contract/accounts/admin-option';
import type { Role } from '@acheep/contract/kernel/role';

export interface AccountFacts {
  id: string;
  role: Role;
  activatedAt: Date | null;
  disabledAt: Date | null;
}

export function stateOf({
  activatedAt,
  disabledAt,
}: Pick<AccountFacts, 'activatedAt' | 'disabledAt'>): AccountState {
  if (disabledAt) return 'disabled';
  return activatedAt ? 'active' : 'waiting';
}

/** Admins, and job seekers without CV, application and registration, can become editors; company members cannot. */
export const mayBeEditor = (role: Role, isSeeking: boolean) =>
  role === 'admin' || (role === 'user' && !isSeeking);

/** Actions of the admin `actorId` on an account in its current state. Admins cannot disable themselves. */
export function accountActionsOf(
  actorId: string,
  account: AccountFacts,
  isSeeking: boolean,
): AccountAction[] {
  const state = stateOf(account);
  const mayChange = state === 'active' && account.id !== actorId;
  return [
    ...(state === 'disabled' ? (['enable'] as const) : []),
    ...(state !== 'disabled' && account.id !== actorId ? (['disable'] as const) : []),
    ...(mayChange && mayBeEditor(account.role, isSeeking) ? (['make-editor'] as const) : []),
    ...(mayChange && account.role === 'editor' ? (['end-editor'] as const) : []),
    ...(state === 'waiting' ? (['resend-activation'] as const) : []),
  ];
}
