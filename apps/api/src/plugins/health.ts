import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { watchStorage } from '../plumbing/storage/storage-state.ts';
import { isLoopBusy, watchEventLoop } from '../plumbing/watching/event-loop.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Has the process say that it is not ready, while it answers as before: a proxy is to send nothing new. */
    leave(): void;
  }
}

/** Milliseconds in which a database that is well has answered. Whoever asks gives up soon after. */
const readyWithin = 2_000;

/** Asks the database whether it is there; false where it does not answer in time. */
function databaseProbe({ pool }: Deps['database']) {
  let asking: Promise<unknown> | undefined;
  return async () => {
    // Asked every few seconds: while one question is open, no other takes a connection.
    asking ??= pool.query('SELECT 1').finally(() => {
      asking = undefined;
    });
    return Promise.race([asking.then(() => true), sleep(readyWithin, false, { ref: false })]);
  };
}

/** Whether the process lives, and whether it should be sent requests: for orchestrators and load balancers. */
export function registerHealth(
  app: FastifyInstance,
  { database, config }: Pick<Deps, 'database' | 'config'>,
) {
  const stopWatching = watchEventLoop((blocked) => app.log.warn(blocked, 'event loop blocked'));
  app.addHook('onClose', async () => stopWatching());
  const databaseAnswers = databaseProbe(database);
  const storageState = watchStorage(config);
  let stopping = false;
  const leave = () => {
    stopping = true;
  };
  app.decorate('leave', leave);
  app.addHook('preClose', async () => leave());
  // Whoever keeps a connection looks for another process with the next request.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close');
  });
  // Asked every few seconds: not worth a line in the log each time.
  const quiet = { logLevel: 'warn', exposeHeadRoute: true } as const;
  app.get('/health/live', quiet, async () => ({ status: 'ok' }));
  app.get('/health/ready', quiet, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' });
    if (isLoopBusy()) return reply.code(503).header('Retry-After', '5').send({ status: 'busy' });
    if (!(await databaseAnswers())) throw new AppError('service.unavailable');
    // Named, and no reason to send nobody here: all replicas share it, and most of what people do needs no new file.
    return { status: 'ok', storage: await storageState() };
  });
}
