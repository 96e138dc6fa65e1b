import type { Role } from '@acheep/contract/kernel/role';

/** The caller: the owner of a live session. */
export interface Actor {
  id: string;
  role: Role;
  sessionId: string;
  /** The operator who impersonates the account, which is read-only. */
  impersonatedBy?: string;
}
