import type { SessionEntry } from '@acheep/contract/accounts/session';
import { deviceOf } from './user-agent.ts';

interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
}

/** A session in its owner's view; `currentId` is the session of the request. */
export const presentSession = (
  { id, userAgent, createdAt, lastUsedAt }: SessionRow,
  currentId: string | null,
): SessionEntry => ({
  _id: id,
  ...deviceOf(userAgent),
  createdAt: createdAt.toISOString(),
  updatedAt: lastUsedAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  current: id === currentId,
});
