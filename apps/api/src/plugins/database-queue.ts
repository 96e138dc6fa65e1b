import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';

/** Maximum queries that wait for each connection. At two milliseconds each the last one waits a tenth of a second. */
const waitingPerConnection = 50;

/**
 * While the database is slow or silent, requests wait for its connections. Beyond this number, another request would
 * only make everybody wait longer and fill the memory: it is refused with `service.unavailable`.
 */
export function boundDatabaseQueue(
  app: FastifyInstance,
  { database: { pool }, replica }: Pick<Deps, 'database' | 'replica'>,
) {
  app.addHook('onRequest', async () => {
    // The replica has connections of its own.
    if (replica?.standsIn()) return;
    if (pool.waitingCount > waitingPerConnection * pool.options.max)
      throw new AppError('service.unavailable');
  });
}
