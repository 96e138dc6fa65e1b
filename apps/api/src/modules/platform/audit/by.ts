import type { Actor } from '../../../actor.ts';

/** The acting admin and the request, for the audit log: part of every call. */
export interface By {
  actor: Actor;
  requestId: string;
}
