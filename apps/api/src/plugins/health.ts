import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../error.ts';
import { watchStorage } from '../plumbing/storage/storage-state.ts';
import { isLoopBusy, watchEventLoop } from '../plumbing/watching/event-loop.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes the process report that it is not ready while it still serves requests: a proxy should send nothing new.
     */
    leave(): void;
  }
}

/** Milliseconds until a database check fails. Load balancers give up soon after. */
const readyWithin = 2_000;

/** Returns a check whether the database responds in time. */
function databaseProbe({ pool }: Deps['database']) {
  let asking: Promise<unknown> | undefined;
  return async () => {
    // Called every few seconds: while one check is open, the next takes no connection.
    asking ??= pool.query('SELECT 1').finally(() => {
      asking = undefined;
    });
    return Promise.race([asking.then(() => true), sleep(readyWithin, false, { ref: false })]);
  };
}

/** Liveness and readiness, for orchestrators and load balancers. */
export function registerHealth(
  app: FastifyInstance,
  { database, replica, config }: Pick<Deps, 'database' | 'replica' | 'config'>,
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
  // Closes kept-alive connections, so that the next request goes to another process.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('Connection', 'close');
  });
  // Called every few seconds: not worth a line in the log each time.
  const quiet = { logLevel: 'warn', exposeHeadRoute: true } as const;
  app.get('/health/live', quiet, async () => ({ status: 'ok' }));
  // For a proxy in front of one process: whatever else is wrong, there is no other that could answer.
  app.get('/health/open', quiet, async (_request, reply) =>
    stopping ? reply.code(503).send({ status: 'stopping' }) : { status: 'ok' },
  );
  app.get('/health/ready', quiet, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: 'stopping' });
    if (isLoopBusy()) return reply.code(503).header('Retry-After', '5').send({ status: 'busy' });
    if (replica?.standsIn()) return { status: 'reading', storage: await storageState() };
    if (!(await databaseAnswers())) throw new AppError('service.unavailable');
    // Reported, but not a reason to be unready: all replicas share the storage, and most requests need no new file.
    return { status: 'ok', storage: await storageState() };
  });
}
