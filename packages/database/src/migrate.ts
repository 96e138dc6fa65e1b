import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { openClient } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { checksum, type MigrationFile, matchesChecksum, readMigrations } from './migration-file.ts';

// The key that Prisma's own `migrate` locks, so that the two exclude each other as well.
const LOCK = 72707369;
const LOCK_TIMEOUT = '10min';

const CREATE_LEDGER = `
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

type LedgerRow = { migration_name: string; checksum: string; finished_at: Date | null };

/**
 * Applies the migrations that the database has not had yet, in the order of their names, each in a transaction
 * of its own, and records them in Prisma's ledger. Several processes may call it at once: one works, the others
 * wait. Returns the names that this call applied.
 *
 * Throws `DatabaseError`: `database.unreachable`; `migration.missing`; `migration.edited` where a file differs
 * from what was applied; `migration.unresolved` where Prisma recorded a failure that nobody resolved;
 * `migration.failed` where a migration failed now. That one is rolled back, and the ones before it stay.
 */
export async function migrate(
  target: pg.Pool | string,
  { directory = path.join(import.meta.dirname, '../../../prisma/migrations') }: { directory?: string } = {},
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await openClient(target instanceof pg.Pool ? target.options : { connectionString: target });
  try {
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query('RESET lock_timeout');
    await client.query(CREATE_LEDGER);
    const pending = unapplied(migrations, await readLedger(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

async function readLedger(client: pg.Client): Promise<LedgerRow[]> {
  const { rows } = await client.query<LedgerRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/** A recorded migration without a file is let be: an older release may start against a newer database. */
function unapplied(migrations: MigrationFile[], ledger: LedgerRow[]): MigrationFile[] {
  const failed = ledger.find((row) => row.finished_at === null);
  if (failed)
    throw new DatabaseError(
      'migration.unresolved',
      `The migration ${failed.migration_name} is recorded as failed: put the database right, then run ` +
        `\`prisma migrate resolve\` for it.`,
    );
  const recorded = new Map(ledger.map((row) => [row.migration_name, row.checksum]));
  return migrations.filter(({ name, sql }) => {
    const known = recorded.get(name);
    if (known !== undefined && !matchesChecksum(sql, known))
      throw new DatabaseError(
        'migration.edited',
        `The migration ${name} was changed after it had been applied to this database: restore the file, ` +
          `and make the change in a new migration.`,
      );
    return known === undefined;
  });
}

async function apply(client: pg.Client, { name, sql }: MigrationFile): Promise<void> {
  const row = [randomUUID(), checksum(sql), name, new Date()];
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      row,
    );
    await client.query('COMMIT');
  } catch (error) {
    const log = describeFailure(error, sql);
    // Kept as Prisma keeps a migration that was rolled back: on record, and tried again by the next call.
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
