import { siteStateHeader } from '@acheep/contract/kernel/site-state';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';

/** Seconds after which somebody may ask again. */
const seconds = 30;

/**
 * While the primary is away and the replica stands in for it, visitors read, and every response says so. Whoever writes
 * is refused; so is whoever is signed in, since a session that has just ended may still be there.
 */
export function refuseWhileReading(app: FastifyInstance, { replica }: Pick<Deps, 'replica'>) {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (!replica?.standsIn()) return;
    reply.header(siteStateHeader, 'reading');
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || headers.authorization) throw new AppError('service.reading', { seconds });
  });
}
