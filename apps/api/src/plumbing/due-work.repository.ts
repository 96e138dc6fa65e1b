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
