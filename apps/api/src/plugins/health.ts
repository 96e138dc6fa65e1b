import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Whether the process lives, and whether it should be sent requests: for orchestrators and load balancers. */
export function registerHealth(app: FastifyInstance, { database }: Deps) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  // Asked every few seconds: not worth a line in the log each time.
  const quiet = { logLevel: 'warn' } as const;
  app.get('/health/live', quiet, async () => ({ status: 'ok' }));
  app.get('/health/ready', quiet, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' });
    await database.pool.query('SELECT 1');
    return { status: 'ok' };
  });
}
