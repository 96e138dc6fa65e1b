import type { Database } from '@acheep/database/connection';

/**
 * Returns those of these queues that have a job to start by now. One statement with a look at the index for each queue,
 * in the order in which pg-boss takes jobs: without that order PostgreSQL may read every job that waits.
 */
export async function queuesWithWork(
  { pool }: Pick<Database, 'pool'>,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT queue.name FROM unnest($1::text[]) AS queue (name), LATERAL (
       SELECT FROM pgboss.job
       WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= pgboss.job_now()
       ORDER BY priority DESC, created_on LIMIT 1
     ) AS due`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Seconds between two looks for abandoned jobs. */
export const lookSeconds = 4;
/** Seconds between two heartbeats of a process for its jobs: between two looks there is one, even if it is late. */
export const beatSeconds = lookSeconds / 2;
/**
 * Seconds of silence after which pg-boss takes a job for failed and delays its retry. The looks here come first, after
 * half of it: a process of an earlier version sends a heartbeat every half of it.
 */
export const heartbeatSeconds = 30;

/** Index of active jobs, as completed ones are the most; pg-boss has none. */
export const indexActive = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query(`DO $$ BEGIN
    IF to_regclass('pgboss.job_active') IS NULL THEN
      PERFORM pg_advisory_xact_lock(hashtext('pgboss.job_active'));
      CREATE INDEX IF NOT EXISTS job_active ON pgboss.job_common (id) WHERE state = 'active';
    END IF;
  END $$`);

/**
 * Finds jobs whose process is gone, and restarts them at once. A job has to be silent in two looks: if the database
 * stood still, every process was silent, and a live one sends a heartbeat before the second look. A process that comes
 * back after all learns that the job is no longer its own. A job without tries left is ended by pg-boss.
 */
export function leftWork({ pool }: Pick<Database, 'pool'>) {
  const claim = `id || ' ' || heartbeat_on`;
  const isSilent = `state = 'active' AND retry_count < retry_limit
    AND heartbeat_on + (heartbeat_seconds / 2 + 1) * interval '1s' < pgboss.job_now()`;
  let silent: string[] = [];
  return async () => {
    if (silent.length > 0)
      await pool.query(
        `UPDATE pgboss.job SET state = 'retry', start_after = pgboss.job_now(), heartbeat_on = NULL
         WHERE ${isSilent} AND ${claim} = ANY($1)`,
        [silent],
      );
    const { rows } = await pool.query<{ claim: string }>(
      `SELECT ${claim} AS claim FROM pgboss.job WHERE ${isSilent}`,
    );
    silent = rows.map((row) => row.claim);
  };
}
