import { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { type StatementWatch, watchStatements } from './statement-watch.ts';

/** Maximum milliseconds in which a running server accepts a connection. */
const patience = 1_000;

/** Probes a server on a separate connection: a refusal counts as a response. */
function presence(connectionString: string) {
  let asking: Promise<boolean> | undefined;
  async function ask() {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      client.end().catch(() => {});
    }
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/**
 * Creates sockets that end with an error after `limit` milliseconds without a packet. Where packets vanish, as after a
 * failover, the system itself would retry for a quarter of an hour. The driver's own limit (`query_timeout`) fails the
 * query but not its connection, which a transaction then returns to the pool. After `doubt` milliseconds the server is
 * probed: if it is down, nobody waits for the limit, which is meant for slow statements.
 */
function watchedSockets(url: string, { limit, doubt }: { limit: number; doubt: number }) {
  const isThere = presence(url);
  const open = new Set<Socket>();
  const step = Math.min(doubt, limit);

  function make(): Socket {
    const socket = new Socket();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const moved = () => socket.bytesRead + socket.bytesWritten;
    let before = -1;
    let since = 0;
    socket.setTimeout(step);
    socket.on('timeout', async () => {
      const bytes = moved();
      const now = performance.now();
      if (bytes !== before) since = now - step;
      before = bytes;
      const left = limit - (now - since);
      // A packet that arrives during the probe restarts the timer by itself.
      if (left > 0 && (await isThere())) socket.setTimeout(Math.min(step, left));
      else if (bytes === moved()) {
        const message = `timeout exceeded: the database was silent for ${Math.round(performance.now() - since)} ms`;
        socket.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
      }
    });
    return socket;
  }

  return { make, open };
}

export type { Pool, PoolClient } from 'pg';
export type { PrismaClient } from './generated/client.ts';

/** Prisma and hand-written SQL over one pool. */
export type Database = {
  pool: pg.Pool;
  prisma: PrismaClient;
  /** Waits for running queries. */
  close: () => Promise<void>;
  /** Does not wait: running and later queries fail. */
  cut: () => void;
};

/** Client inside `prisma.$transaction(async (transaction) => …)`. */
export type Transaction = Prisma.TransactionClient;

export type ConnectOptions = {
  /** `postgresql://user:password@host:port/database`. */
  url: string;
  /** Maximum number of connections; defaults to 10. */
  poolSize?: number;
  /** Shown by PostgreSQL in `pg_stat_activity`. */
  applicationName?: string;
  /** Milliseconds after which the server cancels a statement; defaults to 12,000, 0 for never. */
  statementTimeout?: number;
  /**
   * Milliseconds without traffic after which a connection is given up. Defaults to 2,000 more than `statementTimeout`,
   * within which a reachable server has responded.
   */
  silenceLimit?: number;
  /** Milliseconds of silence after which the server is probed; defaults to 5,000. */
  doubt?: number;
  /** Called for idle connections that broke. They are replaced on the next query. */
  onConnectionLost?: (error: Error) => void;
  /** Called for every statement. */
  watch?: StatementWatch;
};

/** Creates the pool and the Prisma client over it. Connects on the first query; `close` ends both. */
export function connect({
  url,
  poolSize = 10,
  applicationName = 'acheep',
  statementTimeout = 12_000,
  silenceLimit = statementTimeout && statementTimeout + 2_000,
  doubt = 5_000,
  onConnectionLost = () => {},
  watch,
}: ConnectOptions): Database {
  const sockets = watchedSockets(url, { limit: silenceLimit, doubt });
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: Math.min(5_000, silenceLimit || 5_000),
    // Shorter than the silence limit; also, a connection that died unnoticed is not kept for the next request.
    idleTimeoutMillis: silenceLimit ? Math.min(doubt * 0.8, silenceLimit / 2) : 10_000,
    stream: sockets.make,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  // Without a listener, a server restart would end the process: an idle connection's error is unhandled.
  pool.on('error', (error) => {
    // The pool attaches its client to the error, and a log would contain host, user and statements.
    Reflect.deleteProperty(error, 'client');
    onConnectionLost(error);
  });
  // The pool does not listen to a connection that it is closing, which the server may end first.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (watch) watchStatements(pool, watch);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= prisma.$disconnect().then(() => pool.end());
    return closing;
  };
  const cut = () => {
    // In this order the pool opens no connection in place of those that end.
    closing ??= pool.end().then(() => prisma.$disconnect());
    for (const socket of sockets.open) socket.destroy(new Error('Connection terminated'));
  };
  return { pool, prisma, close, cut };
}

/**
 * Single connection, without time limits, for work unsuited to a pool. The caller ends it. Throws `DatabaseError`
 * `database.unreachable`, whose message names the host but not the password.
 */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
    stream: undefined,
    // A pool hides its password from enumeration.
    password: config.password,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // A lost connection also rejects the running query; nothing else needs the event.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const place = `${client.host}:${client.port}/${client.database}`;
    throw new DatabaseError('database.unreachable', `No database answers at ${place}: ${reason(error)}.`, {
      cause: error,
    });
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
