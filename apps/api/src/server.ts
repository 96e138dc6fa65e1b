import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@acheep/database/connection';
import { DatabaseError } from '@acheep/database/database-error';
import { migrate } from '@acheep/database/migrate';
import { followReplica, readFrom } from '@acheep/database/replica';
import { seedReference } from '@acheep/prisma/seed/reference';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig, StartError } from './config.ts';
import type { Deps } from './deps.ts';
import { asListenError } from './listen-error.ts';
import { tasksOf } from './module.ts';
import { passwordCost, startPasswords } from './modules/accounts/account/password.ts';
import { createFirstAdmin } from './modules/accounts/admin/first-admin.ts';
import { keepSiteOfEnvironment } from './modules/platform/site/site-from-environment.repository.ts';
import { modules } from './modules.ts';
import { isUnavailable } from './plugins/error.ts';
import { startQueue } from './plumbing/queue.ts';
import { createStorage } from './plumbing/storage/storage.ts';
import { startMetricsServer } from './plumbing/watching/metrics-server.ts';
import { followPutAside } from './plumbing/watching/put-aside.ts';
import { recordStatements } from './plumbing/watching/statement-record.ts';
import { startWatchdog } from './plumbing/watching/watchdog.ts';
import type { HoldLimits } from './plumbing/watching/watchdog.worker.ts';
import { failToStart, stopOnSignal, tellOfStart } from './process-end.ts';

/** First and longest pause between two tries, in milliseconds. */
const [minPause, maxPause] = [250, 5_000];

/** True for a database that may answer later: one that starts, is busy or out of reach, not one that refuses us. */
function mayAnswerLater(error: unknown): boolean {
  const isUnreachable = error instanceof DatabaseError && error.code === 'database.unreachable';
  const cause = isUnreachable ? error.cause : error;
  return cause instanceof Error && !(cause instanceof DatabaseError) && isUnavailable(cause);
}

/**
 * Returns a function that repeats a question of a start, until the database answers or `patience` milliseconds have
 * passed since. `onWait` is called once, with the first failure.
 */
function patiently(patience: number, onWait: (error: unknown) => void) {
  const end = performance.now() + patience;
  let isReported = false;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (let pause = minPause; ; pause = Math.min(2 * pause, maxPause)) {
      try {
        return await ask();
      } catch (error) {
        if (!mayAnswerLater(error) || performance.now() + pause > end) throw error;
        if (!isReported) onWait(error);
        isReported = true;
        await sleep(pause);
      }
    }
  };
}

function inPlainWords(error: unknown, config: Config): unknown {
  if (error instanceof DatabaseError) return new StartError(error.message);
  const readable = asListenError(error, config);
  return readable === error && mayAnswerLater(error) ? new StartError(unanswered(error)) : readable;
}

const unanswered = (error: unknown) =>
  error instanceof DatabaseError
    ? error.message
    : `The database does not answer: ${(error as Error).message}.`;

export interface RunningServer {
  url: string;
  deps: Deps;
  stop(): Promise<void>;
}

/** In milliseconds. */
interface Limits {
  /** Time that work in progress at a stop may wait for the database. The rest takes as long again at most. */
  giveUp: number;
  silenceLimit?: number;
  /** Time for which a start repeats what the database does not answer. */
  startPatience?: number;
  /** Maximum time of a blocked event loop; null if the process must not be ended, as it is not this program's own. */
  hold?: HoldLimits | null;
}
const usualLimits: Limits = { giveUp: 6_000 };
const usualPatience = 60_000;
const usualHold: HoldLimits = { every: 100, tellAfter: 1_000, endAfter: 10_000 };

/** Brings the database up to date, then starts what `RUN` names: the API, the worker, or both. */
export async function startServer(
  config: Config,
  { giveUp, silenceLimit, startPatience = usualPatience, hold = usualHold } = usualLimits,
): Promise<RunningServer> {
  let log: FastifyBaseLogger | undefined;
  const report = (error: unknown, about: string) => log?.error({ err: error }, about);
  const database = connect({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL,
    onConnectionLost: (error) => report(error, 'a connection to the database was lost'),
    silenceLimit,
    watch: recordStatements(config.SLOW_QUERY_MS, (slow) => log?.warn(slow, 'slow query')),
  });
  const closers: (() => unknown)[] = [() => database.close()];
  let cutConnections = () => {};
  let leave = async () => {};
  const stop = async () => {
    const givingUp = [
      // Requests that wait for the database fail with it, and are answered.
      setTimeout(() => database.cut(), giveUp),
      // Clients that have not read the response by then are cut off.
      setTimeout(() => cutConnections(), giveUp * 1.5),
    ];
    await leave().catch((error) => report(error, 'stopping'));
    for (const close of closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        report(error, 'stopping');
      }
    }
    givingUp.forEach(clearTimeout);
  };
  try {
    if (config.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import('./plumbing/watching/tracing.ts');
      const tracing = startTracing(config);
      closers.push(() => tracing.stop());
    }
    const patient = patiently(startPatience, (error) =>
      tellOfStart(`${unanswered(error)} Trying again for ${startPatience / 1000} seconds.`),
    );
    await patient(() => migrate(config.DATABASE_DIRECT_URL || database.pool, { apply: config.MIGRATE }));
    await patient(() => seedReference(database.prisma));
    const passwords = startPasswords(passwordCost);
    closers.push(() => passwords.close());
    const workers = modules.flatMap(({ tasks = [] }) => tasks);
    const started: { close(): void }[] = [];
    // After the queue, which lets mails in progress finish.
    closers.push(() => {
      for (const worker of started) worker.close();
    });
    const queue = await patient(() =>
      startQueue(
        database,
        tasksOf(modules),
        (error) => report(error, 'queue'),
        (failed) => log?.[failed.isFinal ? 'error' : 'warn'](failed, 'task failed'),
      ),
    );
    closers.push(() => queue.stop(giveUp / 2));
    const replica = config.DATABASE_READ_URL
      ? followReplica(
          { url: config.DATABASE_URL },
          {
            url: config.DATABASE_READ_URL,
            poolSize: config.DATABASE_POOL,
            onConnectionLost: (error) => report(error, 'a connection to the replica was lost'),
          },
        )
      : undefined;
    if (replica) readFrom(replica, database);
    closers.push(() => replica?.close());
    if (config.METRICS_PORT !== undefined) {
      const names = tasksOf(modules).map(({ name }) => name);
      const metricsServer = await startMetricsServer(config, database, names, replica);
      // Closed late: work in progress at a stop can be monitored.
      closers.splice(1, 0, () => metricsServer.close());
    }
    const deps: Deps = {
      config,
      modules,
      database,
      replica,
      queue,
      passwords,
      storage: createStorage(config),
      now: () => new Date(),
    };
    await patient(() => createFirstAdmin(deps));
    if (config.RUN !== 'worker') for (const { ready } of modules) await patient(async () => ready?.(deps));
    const app = await buildApp(deps);
    log = app.log;
    await patient(() => keepSiteOfEnvironment(database.prisma, process.env, app.log));
    cutConnections = () => app.server.closeAllConnections();
    closers.push(() => app.close());
    leave = async () => {
      app.leave();
      await queue.rest();
      if (app.server.listening) await sleep(config.STOP_DELAY * 1000);
    };
    if (hold) {
      const putAside = await patient(() => followPutAside(database, config.SECRET));
      closers.push(() => putAside.close());
    }
    if (config.RUN !== 'api') {
      for (const { start } of workers) {
        const worker = await start?.(deps);
        if (worker) started.push(worker);
      }
    }
    if (config.RUN !== 'worker') await app.listen({ port: config.PORT, host: config.HOST });
    if (hold) {
      const watchdog = startWatchdog(config, (error) => report(error, 'watching the event loop'), hold);
      // Closed last: a stop that hangs does not end by itself either.
      closers.unshift(() => watchdog.close());
    }
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.PORT;
    return { url: `http://localhost:${port}`, deps, stop };
  } catch (error) {
    await stop();
    throw inPlainWords(error, config);
  }
}

if (import.meta.main) {
  try {
    const server = await startServer(readConfig(process.env));
    stopOnSignal(server.stop);
  } catch (error) {
    failToStart(error);
  }
}
