import type { Role } from '@acheep/contract/kernel/role';

/** Who calls: the owner of a live session. */
export interface Actor {
  id: string;
  role: Role;
  sessionId: string;
  /** The operator who looks at the account as its owner sees it: they read, and nothing else. */
  impersonatedBy?: string;
}
