import {
  type CompanyRight,
  hasRight,
  type NeedsRight,
  rightNeeded,
} from '@acheep/contract/kernel/company-right';
import { can, type Subject } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { type Session, useSession } from './session.ts';

/** The user, or as much of them as decides what they may do. */
export interface Who {
  role: Role;
  company?: Session['user']['company'];
}

/**
 * True when the user's role in their company has the right. Who works for no company is not held back, nor who signed in
 * before colleagues had roles: the API decides.
 */
function mayDo(user: Who | undefined, right: CompanyRight): boolean {
  const company = user?.company;
  if (!company?.memberRole) return true;
  return hasRight({ role: company.memberRole, billing: company.billing }, right);
}

/** The same of the signed-in user. */
export const useMayDo = (right: CompanyRight): boolean => mayDo(useSession()?.user, right);

/** True when a page or an entry with this access is for the user, by their account and their role in the company. */
export function may(user: Who | undefined, needs: NeedsRight & { access: Subject }): boolean {
  const right = rightNeeded(needs);
  return can(user?.role, needs.access) && (right === null || mayDo(user, right));
}
