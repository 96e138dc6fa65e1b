import type { Readable } from 'node:stream';
import { to } from 'pg-copy-streams';
import { openClient } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { listTables, rowsOf, type StoredTable, steadyFormat } from './stored-table.ts';

// Lock that makes backups and restores exclude each other across processes.
export const backupLock = 72707370;

export interface RecordedMigration {
  name: string;
  checksum: string;
}

/** Consistent view of the database at one time, for as long as it is read. */
export interface Snapshot {
  takenAt: Date;
  serverVersion: string;
  tables: StoredTable[];
  migrations: RecordedMigration[];
  /** Rows of a table in PostgreSQL's own text format. */
  read(table: StoredTable): Readable;
  /** Values of the sequences. They may be ahead of the snapshot, never behind it. */
  sequences(): Promise<Record<string, string>>;
  /** Result of a statement in the same snapshot. */
  find<Row extends object>(statement: string): Promise<Row[]>;
  /** Releases the snapshot; the lock stays until `close`. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** Throws `DatabaseError` `backup.busy` during another backup or restore, or `database.unreachable`. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openClient({ connectionString: url, application_name: 'acheep-backup' });
  try {
    const { rows: lock } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [backupLock],
    );
    if (!lock[0]?.taken)
      throw new DatabaseError('backup.busy', 'A backup or a restore of this database runs already.');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(steadyFormat);
    const { rows: moment } = await client.query<{ at: Date; version: string }>(
      `SELECT now() AS at, current_setting('server_version') AS version`,
    );
    const { rows: migrations } = await client.query<RecordedMigration>(
      `SELECT migration_name AS name, checksum FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    );
    return {
      takenAt: moment[0]?.at ?? new Date(),
      serverVersion: moment[0]?.version ?? '',
      tables: await listTables(client),
      migrations,
      read: (table) => client.query(to(`COPY (${rowsOf(table)}) TO STDOUT`)),
      async sequences() {
        const { rows } = await client.query<{ name: string; value: string }>(
          `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
           WHERE schemaname = 'public' AND last_value IS NOT NULL`,
        );
        return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
      },
      find: async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows,
      release: async () => {
        await client.query('COMMIT');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
