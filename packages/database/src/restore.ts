import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { openClient } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { createLedger, usualMigrations } from './migrate.ts';
import {
  checksum,
  isContained,
  type MigrationFile,
  matchesChecksum,
  readMigrations,
  refusePart,
} from './migration-file.ts';
import { backupLock, type RecordedMigration } from './snapshot.ts';
import { columnsOf, listTables, nameOf, rowsOf, type StoredTable, steadyFormat } from './stored-table.ts';

const mismatch = (sentence: string) => new DatabaseError('backup.mismatch', sentence);

/**
 * Splits migrations into those of the backup, which this program must have unchanged, and later ones; both in their
 * order. Throws `backup.mismatch`, or `migration.older`.
 */
export async function splitMigrations(recorded: readonly RecordedMigration[], directory = usualMigrations) {
  const all = await readMigrations(directory);
  const checksums = new Map(recorded.map((one) => [one.name, one.checksum]));
  const known = new Set(all.flatMap(({ name, replaces }) => [name, ...replaces]));
  const newer = recorded.find(({ name }) => !known.has(name));
  if (newer)
    throw mismatch(
      `The archive was made by a newer version of the program (it has the migration ${newer.name}): update the program first.`,
    );
  const isHad = (migration: MigrationFile) => {
    const had = checksums.get(migration.name);
    if (had === undefined) {
      refusePart(migration, checksums);
      return isContained(migration, checksums);
    }
    if (matchesChecksum(migration.sql, had)) return true;
    throw mismatch(`The archive was made by a program whose migration ${migration.name} is another one.`);
  };
  return { had: all.filter(isHad), later: all.filter((one) => !isHad(one)) };
}

/** A restore runs in one transaction and blocks nobody, so indexes need not be created concurrently. */
const asOneTransaction = (sql: string) => sql.replaceAll(/\bCONCURRENTLY\b/gi, '');

async function replay(client: pg.Client, migrations: readonly MigrationFile[]) {
  for (const { name, sql } of migrations) {
    await client.query(asOneTransaction(sql));
    // As at the end of a separate transaction: deferred checks would keep the next migration from altering tables.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED');
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), checksum(sql), name],
    );
  }
}

/** Drops constraints and indexes, which are created again after the rows: faster, and rows may come in any order. */
async function takeDown(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ down: string; up: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS down,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS up
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
    UNION ALL
    SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT i.indisunique
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)`);
  for (const { down } of rows) await client.query(down);
  // Indexes before the constraints that use them.
  return rows
    .map(({ up }) => up)
    .sort((a, b) => Number(a.startsWith('ALTER')) - Number(b.startsWith('ALTER')));
}

const triggers = async (client: pg.Client, tables: readonly StoredTable[], state: 'ENABLE' | 'DISABLE') => {
  for (const table of tables.filter(({ schema }) => schema === 'public'))
    await client.query(`ALTER TABLE ${nameOf(table)} ${state} TRIGGER USER`);
};

/** Database during a restore: invisible to others before `commit`, and unchanged without it. */
export interface Restore {
  /** Writes rows of a table in the format of `Snapshot.read`; returns their number. */
  write(table: StoredTable, rows: Readable): Promise<number>;
  /** Creates the constraints between tables, which validates the rows, and sets sequences. */
  finish(sequences: Record<string, string>): Promise<void>;
  /** SHA-256 of all rows of a table. */
  hash(table: StoredTable): Promise<string>;
  /** Migrates the tables to the program's version, ends all sessions, and commits. */
  commit(): Promise<void>;
  /** Rolls back unless committed. */
  close(): Promise<void>;
}

/** Seconds without a statement after which a connection is not of a running site, which asks every five at rest. */
const quiet = 10;

const ofSite = `datname = current_database() AND application_name = 'acheep'`;

/**
 * Refuses while the site is running. A pool such as PgBouncer keeps connections of a site that was stopped: they are
 * recognised by their silence, and ended, since they remember types of tables that a restore replaces.
 */
async function refuseRunning(client: pg.Client) {
  for (const end = Date.now() + (quiet + 2) * 1000; ; await sleep(500)) {
    const { rows } = await client.query<{ count: number; active: number }>(
      `SELECT count(*)::int AS count, (count(*) FILTER (
         WHERE state IS DISTINCT FROM 'idle' OR state_change > clock_timestamp() - make_interval(secs => ${quiet})))::int AS active
       FROM pg_stat_activity WHERE ${ofSite}`,
    );
    const { count = 0, active = 0 } = rows[0] ?? {};
    if (count > 0 && active === 0)
      await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ofSite}`);
    if (active === 0) return;
    if (Date.now() > end)
      throw new DatabaseError(
        'backup.busy',
        `The site is running on this database (${count} connections): stop it first, its background work as well.`,
      );
  }
}

/**
 * Begins to replace the tables by those of an archive. Throws `DatabaseError` `backup.mismatch` where the archive is
 * not one of this program or the site is running, `migration.older` where it has only a part of what a migration
 * replaces, and `backup.busy`.
 */
export async function openRestore(
  url: string,
  archive: { tables: readonly StoredTable[]; migrations: readonly RecordedMigration[] },
  directory = usualMigrations,
): Promise<Restore> {
  const { had, later } = await splitMigrations(archive.migrations, directory);
  const client = await openClient({ connectionString: url, application_name: 'acheep-restore' });
  try {
    const { rows: lock } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [backupLock],
    );
    if (!lock[0]?.taken)
      throw new DatabaseError('backup.busy', 'A backup or a restore of this database runs already.');
    await refuseRunning(client);
    await client.query('BEGIN');
    await client.query(steadyFormat);
    await client.query('SET LOCAL client_min_messages = error');
    await client.query('DROP SCHEMA IF EXISTS public CASCADE');
    await client.query('CREATE SCHEMA public');
    await client.query(createLedger);
    await replay(client, had);
    const tables = await listTables(client);
    refuseOthers(archive.tables, tables);
    await triggers(client, tables, 'DISABLE');
    const again = await takeDown(client);
    // Rows inserted by migrations are in the archive as well.
    for (const table of tables)
      await client.query(
        table.schema === 'public' ? `TRUNCATE ${nameOf(table)}` : `DELETE FROM ${nameOf(table)}`,
      );
    return {
      async write(table, rows) {
        const sink = client.query(from(`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`));
        await pipeline(rows, sink);
        return sink.rowCount;
      },
      async finish(sequences) {
        for (const [name, value] of Object.entries(sequences))
          await client.query(`SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint)`, [
            name,
            value,
          ]);
        for (const statement of again) await client.query(statement);
        await triggers(client, tables, 'ENABLE');
      },
      async hash(table) {
        const hash = createHash('sha256');
        const rows = client.query(to(`COPY (${rowsOf(table)}) TO STDOUT`));
        for await (const chunk of rows) hash.update(chunk as Buffer);
        return hash.digest('hex');
      },
      async commit() {
        await replay(client, later);
        // Users who signed out since the backup, or were signed out, stay so.
        await client.query('DELETE FROM public.session');
        await client.query('COMMIT');
        await client.query('ANALYZE');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function refuseOthers(wanted: readonly StoredTable[], found: readonly StoredTable[]) {
  const known = new Map(found.map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of wanted) {
    const columns = known.get(nameOf(table));
    const missing = columns ? table.columns.find((column) => !columns.has(column)) : '';
    if (missing !== undefined)
      throw mismatch(
        `The archive has ${missing ? `a column ${missing} of ` : ''}the table ${nameOf(table)}, which this program does not know.`,
      );
  }
}

/** Rows that a restore would replace: count per table, and time of the newest. */
export async function whatIsThere(
  url: string,
): Promise<{ counts: Record<string, number>; newest: Date | null }> {
  const client = await openClient({ connectionString: url, application_name: 'acheep-restore' });
  try {
    const counts: Record<string, number> = {};
    let newest: Date | null = null;
    for (const table of ['user', 'job', 'application', 'upload']) {
      const { rows: there } = await client.query('SELECT to_regclass($1) AS there', [`public."${table}"`]);
      if (!there[0]?.there) continue;
      const { rows } = await client.query<{ count: number; newest: Date | null }>(
        `SELECT count(*)::int AS count, max(created_at) AS newest FROM public."${table}"`,
      );
      counts[table] = rows[0]?.count ?? 0;
      const at = rows[0]?.newest;
      if (at && (!newest || at > newest)) newest = at;
    }
    return { counts, newest };
  } finally {
    await client.end();
  }
}
