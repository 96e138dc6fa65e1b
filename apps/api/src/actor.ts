import type { Role } from '@acheep/contract/role';

/** Who calls: the owner of a live session. */
export interface Actor {
  id: string;
  role: Role;
  sessionId: string;
}
