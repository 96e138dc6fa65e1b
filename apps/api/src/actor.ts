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
  /** An operator with a passkey, whose session was opened without it. */
  owesPasskey?: true;
  /** The company that the account works for. */
  company?: Membership & { id: string; suspended: boolean };
  /** The operator who impersonates the account, which is read-only. */
  impersonatedBy?: string;
}

/** True for an operator's session of one factor, where the settings ask for two, or the account has a passkey. */
export const lacksSecondFactor = (
  { SECOND_FACTOR }: Pick<Config, 'SECOND_FACTOR'>,
  { role, isStrong, owesPasskey }: Actor,
) => owesPasskey === true || (SECOND_FACTOR === 'required' && opensConsole(role) && !isStrong);
