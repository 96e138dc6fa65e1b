import type { AccountAction } from '@acheep/contract/accounts/admin';
import type { AccountState } from '@acheep/contract/accounts/admin-option';
import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { leadsNowhere } from '../../messaging/mail/no-address.ts';

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

/** What the role depends on: `isBound` by a CV, an application, a registration or a company, which keep it as it is. */
interface RoleFacts {
  isBound: boolean;
  /** Whether there is an e-mail address, by which the operator's staff sign in. */
  hasAddress: boolean;
}

export const roleFacts = (account: { email: string; membership: object | null }, isSeeking: boolean) => ({
  isBound: isSeeking || account.membership !== null,
  hasAddress: !leadsNowhere(account.email),
});

const nextRoles: Record<Role, readonly Role[]> = {
  user: ['recruiter', 'trainer', 'editor', 'admin'],
  recruiter: ['user', 'trainer'],
  trainer: ['user', 'recruiter'],
  editor: ['admin', 'user'],
  admin: ['editor'],
};

/** Roles that the admin `actorId` may give to an account. Nobody changes their own. */
export function rolesOf(actorId: string, account: AccountFacts, { isBound, hasAddress }: RoleFacts): Role[] {
  if (stateOf(account) !== 'active' || account.id === actorId || isBound) return [];
  return nextRoles[account.role].filter((role) => hasAddress || !opensConsole(role));
}

/** Actions of the admin `actorId` on an account in its current state. Admins cannot disable themselves. */
export function accountActionsOf(
  actorId: string,
  account: AccountFacts,
  hasAddress: boolean,
): AccountAction[] {
  const state = stateOf(account);
  const isOther = account.id !== actorId;
  const possible: Record<AccountAction, boolean> = {
    enable: state === 'disabled',
    'resend-activation': state === 'waiting',
    'send-password-link': state === 'active' && isOther && hasAddress,
    'change-email': state === 'active' && isOther,
    disable: state !== 'disabled' && isOther,
  };
  return (Object.keys(possible) as AccountAction[]).filter((action) => possible[action]);
}
