import { today } from '@acheep/contract/kernel/calendar';
import type { Database } from '@acheep/database/connection';
import { usualMigrations } from '@acheep/database/migrate';
import { isContained, readMigrations } from '@acheep/database/migration-file';
import { jobIsOpenOn } from '../modules/jobs/job/public-job.repository.ts';

interface ServerRow {
  version: number;
  encoding: string;
  locale: string;
  /** Required extensions that are not installed. */
  lacking: string[];
  /** False with the locale C, which only classifies English letters as letters. */
  knowsLetters: boolean;
  connections: number;
  maximum: number;
  bytes: string;
  at: Date;
}

export async function askServer({ pool }: Database): Promise<ServerRow> {
  const { rows } = await pool.query<ServerRow>(`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding,
      (SELECT datctype FROM pg_database WHERE datname = current_database()) AS locale,
      ARRAY(SELECT name FROM unnest('{btree_gin,citext,fuzzystrmatch}'::text[]) AS name
        WHERE name NOT IN (SELECT extname FROM pg_extension)) AS lacking,
      lower('É') = 'é' AND 'ការងារ' ~ '^\\w+$' AS "knowsLetters",
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS maximum,
      pg_database_size(current_database())::text AS bytes,
      clock_timestamp() AS at`);
  return rows[0] as ServerRow;
}

/** Number of jobs that the public list should have. */
export async function countListedJobs({ pool }: Database, now: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM job e WHERE ${jobIsOpenOn('$1::date')}`,
    [today(now)],
  );
  return rows[0]?.count ?? 0;
}

/** Counts migrations that only the program has, and those that only the database has. */
export async function compareMigrations({
  pool,
}: Database): Promise<{ missing: number; newer: number; failed: string[] }> {
  const { rows } = await pool.query<{ name: string; isDone: boolean }>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS "isDone" FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  const files = await readMigrations(usualMigrations);
  const had = new Set(rows.map(({ name }) => name));
  const known = new Set(files.flatMap(({ name, replaces }) => [name, ...replaces]));
  return {
    missing: files.filter((one) => !had.has(one.name) && !isContained(one, had)).length,
    newer: [...had].filter((name) => !known.has(name)).length,
    failed: rows.filter(({ isDone }) => !isDone).map(({ name }) => name),
  };
}

/** The reason of the last backup that failed after a time. */
export async function lastFailedBackup({ pool }: Database, after: Date): Promise<string | null> {
  const { rows } = await pool.query<{ reason: string }>(
    `SELECT coalesce(output->>'reason', output->'err'->>'message') AS reason FROM pgboss.job
     WHERE name = 'backup' AND state::text IN ('failed', 'retry') AND coalesce(completed_on, started_on) > $1
     ORDER BY created_on DESC LIMIT 1`,
    [after],
  );
  return rows[0]?.reason ?? null;
}

interface ReplicaRow {
  /** False when it is no replica. */
  follows: boolean;
  /** Bytes behind the primary's position. */
  bytes: number;
  /** Seconds since the latest change that it shows. */
  seconds: number;
}

/** Reads the primary's position once, and returns a function that compares the replica with it. */
export async function howFarIsReplica({ pool: primary }: Database, { pool: replica }: Database) {
  const { rows } = await primary.query<{ place: string }>('SELECT pg_current_wal_lsn()::text AS place');
  return async (): Promise<ReplicaRow> => {
    const there = await replica.query<ReplicaRow>(
      `SELECT pg_is_in_recovery() AS follows,
         coalesce(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 AS bytes,
         coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0)::float8 AS seconds`,
      [rows[0]?.place],
    );
    return there.rows[0] as ReplicaRow;
  };
}
