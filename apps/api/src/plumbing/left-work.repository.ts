import type { Database } from '@acheep/database/connection';

/** So often a process says of its work that it is at it, and looks for what others have left; seconds. */
export const lookSeconds = 4;
/**
 * After so long a silence pg-boss takes work for failed, and has it pause as after a failure. The looks here come first,
 * after half of it: a process of an earlier version says so every half of it.
 */
export const heartbeatSeconds = 30;

/** Finds what is under way without reading what is done, of which there is most; pg-boss has no index for that. */
export const indexActive = ({ pool }: Pick<Database, 'pool'>) =>
  pool.query(`DO $$ BEGIN
    IF to_regclass('pgboss.job_active') IS NULL THEN
      PERFORM pg_advisory_xact_lock(hashtext('pgboss.job_active'));
      CREATE INDEX IF NOT EXISTS job_active ON pgboss.job_common (id) WHERE state = 'active';
    END IF;
  END $$`);

/**
 * Looks for work whose process is gone, and has it begun again at once. It takes two looks that find the same silence:
 * where the database stood still everybody was silent, and whoever lives says so before the second. A process that comes
 * back after all is told that the work is no longer its own. What has no tries left stays for pg-boss, which ends it.
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
