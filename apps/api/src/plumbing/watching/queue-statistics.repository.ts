import type { Database } from '@acheep/database/connection';

/** How much of one task is in one state. */
export interface QueueStatistics {
  task: string;
  state: 'waiting' | 'again' | 'running' | 'failed';
  count: number;
  /** For how long the oldest has been due, seconds; null where nothing is. */
  oldest: number | null;
}

/** What stands in the queue. What is done is not looked at: there is most of that. */
export async function readQueueStatistics({ pool }: Pick<Database, 'pool'>): Promise<QueueStatistics[]> {
  const { rows } = await pool.query<QueueStatistics>(
    `SELECT name AS task,
       CASE state WHEN 'created' THEN 'waiting' WHEN 'retry' THEN 'again' WHEN 'active' THEN 'running' ELSE 'failed' END AS state,
       count(*)::int AS count,
       extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()))::float8 AS oldest
     FROM pgboss.job
     WHERE state IN ('created', 'retry', 'active', 'failed', 'cancelled')
       AND name <> 'mail-decoy' AND name NOT LIKE '\\_\\_pgboss%'
     GROUP BY 1, 2`,
  );
  return rows;
}
