import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openClient } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { isOutsideTransaction, runOutside } from './migrate-outside.ts';
import {
  checksum,
  isContained,
  isContracting,
  type MigrationFile,
  matchesChecksum,
  readMigrations,
  refusePart,
} from './migration-file.ts';

// Key that Prisma's own `migrate` locks, so that the two exclude each other as well.
const LOCK = 72707369;
/** Polling interval and time limit for the lock, in milliseconds. */
const lockInterval = 200;
const lockPatience = 600_000;
/** Lock timeout for tables, as other statements queue behind a migration that waits. Afterwards it tries again. */
const tablePatience = '3s';
const tableTries = 40;
const notNow = '55P03';

export const createLedger = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

export const usualMigrations = path.join(import.meta.dirname, '../../../prisma/migrations');

type LedgerRow = { migration_name: string; checksum: string; finished_at: Date | null };

/**
 * Applies pending migrations in the order of their names, each in a separate transaction unless it is marked otherwise,
 * and records them in Prisma's ledger. One that replaces others is only recorded where the database has them all.
 * Several processes may call it at once: one works, the others wait. Returns the names that this call applied.
 *
 * With `apply: false` nothing is applied: pending migrations are a `migration.pending`.
 *
 * Throws `DatabaseError`: `database.unreachable`; `migration.missing`; `migration.edited` where a file differs from the
 * applied one; `migration.newer` where the database lacks data that this version reads; `migration.older` where it has
 * only a part of what a migration replaces; `migration.unresolved` where Prisma recorded a failure that nobody
 * resolved; `migration.failed` where a migration failed now. That one is rolled back, and the ones before it stay.
 */
export async function migrate(
  target: pg.Pool | string,
  { directory = usualMigrations, apply: applies = true }: { directory?: string; apply?: boolean } = {},
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await openClient(target instanceof pg.Pool ? target.options : { connectionString: target });
  try {
    // A process killed during a long statement blocks the others no longer than this.
    await client.query("SET client_connection_check_interval = '1s'");
    if (!applies) {
      refusePending(compare(migrations, await readLedgerIfAny(client)).pending);
      return [];
    }
    await takeLock(client);
    await client.query(createLedger);
    const { contained, pending } = compare(migrations, await readLedger(client));
    for (const migration of contained) await record(client, rowOf(migration));
    for (const migration of pending) {
      if (isOutsideTransaction(migration.sql)) await applyOutside(client, migration);
      else await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}

/**
 * Polls for the lock. A statement that waits for it holds a snapshot, and creating an index concurrently waits for all
 * snapshots: the two would deadlock.
 */
async function takeLock(client: pg.Client) {
  for (const deadline = Date.now() + lockPatience; ; await sleep(lockInterval)) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    if (rows[0]?.taken) return;
    if (Date.now() > deadline)
      throw new DatabaseError('migration.locked', 'Another process has been migrating for ten minutes.');
  }
}

function refusePending([first, ...more]: MigrationFile[]) {
  if (!first) return;
  throw new DatabaseError(
    'migration.pending',
    `The database is older than this version: it lacks the migration ${first.name}` +
      `${more.length > 0 ? ` and ${more.length} after it` : ''}. Run the command that migrates, or let this process do it with MIGRATE=true.`,
  );
}

async function readLedgerIfAny(client: pg.Client): Promise<LedgerRow[]> {
  const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS ledger`);
  return rows[0]?.ledger === null ? [] : readLedger(client);
}

async function readLedger(client: pg.Client): Promise<LedgerRow[]> {
  const { rows } = await client.query<LedgerRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/**
 * Recorded migrations without a file are ignored: an older release may start against a newer database, as long as that
 * was only extended. A migration that removed something has `_contract_` in its name.
 */
function compare(migrations: MigrationFile[], ledger: LedgerRow[]) {
  const failed = ledger.find((row) => row.finished_at === null);
  if (failed)
    throw new DatabaseError(
      'migration.unresolved',
      `The migration ${failed.migration_name} is recorded as failed: put the database right, then run ` +
        `\`prisma migrate resolve\` for it.`,
    );
  const names = new Set(migrations.flatMap(({ name, replaces }) => [name, ...replaces]));
  const lost = ledger.find((row) => !names.has(row.migration_name) && isContracting(row.migration_name));
  if (lost)
    throw new DatabaseError(
      'migration.newer',
      `The database is of a newer version: ${lost.migration_name} took away what this version reads. Start the newer ` +
        'version, or restore a backup from before it.',
    );
  const recorded = new Map(ledger.map((row) => [row.migration_name, row.checksum]));
  const unapplied = migrations.filter(({ name, sql }) => {
    const known = recorded.get(name);
    if (known !== undefined && !matchesChecksum(sql, known))
      throw new DatabaseError(
        'migration.edited',
        `The migration ${name} was changed after it had been applied to this database: restore the file, ` +
          `and make the change in a new migration.`,
      );
    return known === undefined;
  });
  for (const one of unapplied) refusePart(one, recorded);
  return {
    contained: unapplied.filter((one) => isContained(one, recorded)),
    pending: unapplied.filter((one) => !isContained(one, recorded)),
  };
}

/** Row of the ledger of a migration that begins now. */
const rowOf = ({ name, sql }: MigrationFile) => [randomUUID(), checksum(sql), name, new Date()];

const record = (client: pg.Client, row: unknown[]) =>
  client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    row,
  );

/** Statements that cannot run in a transaction: those done before a failure stay, and the next call continues. */
async function applyOutside(client: pg.Client, migration: MigrationFile): Promise<void> {
  const { name, sql } = migration;
  const row = rowOf(migration);
  try {
    await runOutside(client, sql);
  } catch (error) {
    throw new DatabaseError(
      'migration.failed',
      `The migration ${name} failed: ${describeFailure(error, sql)}. What it did stays, and the next start goes on.`,
      { cause: error },
    );
  }
  await record(client, row);
}

/** Runs `work` in a transaction, and again where a table lock timed out: nobody waits behind us for long. */
async function inTransaction(client: pg.Client, work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = '${tablePatience}'`);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== notNow || tries === tableTries) throw error;
      await client.query('ROLLBACK');
      await sleep(lockInterval * tries);
    }
  }
}

async function apply(client: pg.Client, migration: MigrationFile): Promise<void> {
  const { name, sql } = migration;
  const row = rowOf(migration);
  try {
    await inTransaction(client, async () => {
      await client.query(sql);
      await record(client, row);
    });
  } catch (error) {
    const log = describeFailure(error, sql);
    // Recorded as Prisma records a migration that was rolled back: it stays on record, and the next call tries again.
    await client
      .query('ROLLBACK')
      .then(() =>
        client.query(
          `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, rolled_back_at, logs)
           VALUES ($1, $2, $3, $4, clock_timestamp(), $5)`,
          [...row, log],
        ),
      )
      .catch(() => {});
    throw new DatabaseError('migration.failed', `The migration ${name} failed and was rolled back: ${log}.`, {
      cause: error,
    });
  }
}

function describeFailure(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position ? sql.slice(0, Number(error.position)).split('\n').length : undefined;
  return line ? `${error.message} (line ${line})` : error.message;
}
