import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';

/** The admin, and the request that they made: what the audit log says of an act. */
export interface By {
  actor: Actor;
  requestId: string;
}

export const by = ({ actor, request }: { actor: Actor; request: FastifyRequest }): By => ({
  actor,
  requestId: request.id,
});
