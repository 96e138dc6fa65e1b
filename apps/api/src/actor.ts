import type { Membership } from '@acheep/contract/kernel/company-right';
import type { Role } from '@acheep/contract/kernel/role';

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
