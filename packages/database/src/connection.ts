import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { watchedSockets } from './silence.ts';
import { type StatementWatch, watchStatements } from './statement-watch.ts';

export type { Pool, PoolClient } from 'pg';
export type { PrismaClient } from './generated/client.ts';

/** Prisma and hand-written SQL over one pool. */
export type Database = {
  pool: pg.Pool;
  prisma: PrismaClient;
  /** Waits for what is under way. */
  close: () => Promise<void>;
  /** Waits for nothing: what is under way fails, and so does what is asked from now on. */
  cut: () => void;
};

/** The client inside `prisma.$transaction(async (transaction) => …)`. */
export type Transaction = Prisma.TransactionClient;

export type ConnectOptions = {
  /** `postgresql://user:password@host:port/database`. */
  url: string;
  /** Connections at most; 10 unless told. */
  poolSize?: number;
  /** Shown by PostgreSQL in `pg_stat_activity`. */
  applicationName?: string;
  /** After this many milliseconds the server cancels a statement; 12,000 unless told, 0 for never. */
  statementTimeout?: number;
  /**
   * A connection on which nothing has come or gone for this many milliseconds is given up. Unless told it is 2,000
   * more than `statementTimeout`, within which a server that can be heard has answered.
   */
  silenceLimit?: number;
  /** After so many milliseconds of silence the server is asked whether it is there; 5,000 unless told. */
  doubt?: number;
  /** Hears of idle connections that broke. They are replaced on the next query. */
  onConnectionLost?: (error: Error) => void;
  /** Hears of every statement. */
  watch?: StatementWatch;
};

/** Makes the pool and the Prisma client over it. Connects on the first query; `close` ends both. */
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
    // Before it counts as silent; and one that died unseen is not kept for the next request.
    idleTimeoutMillis: silenceLimit ? Math.min(doubt * 0.8, silenceLimit / 2) : 10_000,
    stream: sockets.make,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });
  // Without a listener, a server restart would end the process: an idle connection's error is unhandled.
  pool.on('error', (error) => {
    // The pool hangs its client on it, and a log would write down host, user and statements.
    Reflect.deleteProperty(error, 'client');
    onConnectionLost(error);
  });
  // Nor does the pool listen to a connection that it is closing, which the server may end first.
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
 * One connection of its own, without time limits, for work that a pool is wrong for. The caller ends it.
 * Throws `DatabaseError` `database.unreachable`, whose sentence names the place but not the password.
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
  // A lost connection also rejects the query under way; nobody else needs to hear of it.
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
