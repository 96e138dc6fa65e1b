import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { type Prisma, PrismaClient } from './generated/client.ts';

export type { Pool, PoolClient } from 'pg';
export type { PrismaClient } from './generated/client.ts';

/** Prisma and hand-written SQL over one pool. */
export type Database = { pool: pg.Pool; prisma: PrismaClient; close: () => Promise<void> };

/** The client inside `prisma.$transaction(async (transaction) => …)`. */
export type Transaction = Prisma.TransactionClient;

type ConnectOptions = {
  /** `postgresql://user:password@host:port/database`. */
  url: string;
  /** Connections at most; 10 unless told. */
  poolSize?: number;
  /** Shown by PostgreSQL in `pg_stat_activity`. */
  applicationName?: string;
  /** After this many milliseconds the server cancels a statement; 15,000 unless told, 0 for never. */
  statementTimeout?: number;
  /** Hears of idle connections that broke. They are replaced on the next query. */
  onConnectionLost?: (error: Error) => void;
};

/** Makes the pool and the Prisma client over it. Connects on the first query; `close` ends both. */
export function connect({
  url,
  poolSize = 10,
  applicationName = 'acheep',
  statementTimeout = 15_000,
  onConnectionLost = () => {},
}: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // Without a listener, a server restart would end the process: an idle connection's error is unhandled.
  pool.on('error', onConnectionLost);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= prisma.$disconnect().then(() => pool.end());
    return closing;
  };
  return { pool, prisma, close };
}

/**
 * One connection of its own, without time limits, for work that a pool is wrong for. The caller ends it.
 * Throws `DatabaseError` `database.unreachable`, whose sentence names the place but not the password.
 */
export async function openClient(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...config,
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
