import type { Database } from '@acheep/database/connection';

/** Returns those of these queues that have a job to start by now: one statement, with a look at the index for each. */
export async function queuesWithWork(
  { pool }: Pick<Database, 'pool'>,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT queue.name FROM unnest($1::text[]) AS queue (name)
     WHERE EXISTS (SELECT FROM pgboss.job WHERE job.name = queue.name AND state < 'active' AND NOT blocked
       AND start_after <= pgboss.job_now())`,
    [names],
  );
  return rows.map(({ name }) => name);
}
