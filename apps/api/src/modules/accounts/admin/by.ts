import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../actor.ts';

/** The acting admin and the request, for the audit log. */
export interface By {
  actor: Actor;
  requestId: string;
}

export const by = ({ actor, request }: { actor: Actor; request: FastifyRequest }): By => ({
  actor,
  requestId: request.id,
});
