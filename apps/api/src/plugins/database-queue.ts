import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';

/** Questions that wait for each connection at most. At two milliseconds each the last is answered in a tenth of a second. */
const waitingPerConnection = 50;

/**
 * While the database is slow or silent, requests wait for its connections. Beyond so many, one more would only make
 * everybody wait longer and the memory fill: it is told to come again.
 */
export function boundDatabaseQueue(app: FastifyInstance, { database: { pool } }: Pick<Deps, 'database'>) {
  app.addHook('onRequest', async () => {
    if (pool.waitingCount > waitingPerConnection * pool.options.max)
      throw new AppError('service.unavailable');
  });
}
