import type { Membership } from '@acheep/contract/kernel/company-right';
import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import type { Config } from './config.ts';

/** The caller: the owner of a live session. */
export interface Actor {
  id: string;
  role: Role;
  sessionId: string;
  /** The session was opened with two factors. */
  isStrong?: true;
  /** The company that the account works for. */
  company?: Membership & { id: string; suspended: boolean };
  /** The operator who impersonates the account, which is read-only. */
  impersonatedBy?: string;
}

/** True where the settings ask operators for a second factor, and this one's session was opened without it. */
export const lacksSecondFactor = (
  { SECOND_FACTOR }: Pick<Config, 'SECOND_FACTOR'>,
  { role, isStrong }: Actor,
) => SECOND_FACTOR === 'required' && opensConsole(role) && !isStrong;
