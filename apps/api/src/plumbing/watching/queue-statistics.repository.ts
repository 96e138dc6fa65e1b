import type { Database } from '@acheep/database/connection';

/** The number of jobs of one task in one state. */
export interface QueueStatistics {
  task: string;
  state: 'waiting' | 'again' | 'running' | 'failed';
  count: number;
  /** Seconds since the oldest was due; null if none is due. */
  oldest: number | null;
}

/** Statistics of the queue. Completed jobs are skipped, as they are the most. */
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
