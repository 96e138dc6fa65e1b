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

export interface SiteStatistics {
  /** Size of the database. */
  bytes: number;
  /** Accounts confirmed, jobs published and applications sent within 24 hours. */
  signedUp: number;
  published: number;
  applied: number;
}

/** Reads ranges of indexes, whose cost depends on a day and not on everything that is stored. */
export async function readSiteStatistics({ pool }: Pick<Database, 'pool'>): Promise<SiteStatistics> {
  const { rows } = await pool.query<SiteStatistics>(
    `SELECT pg_database_size(current_database())::float8 AS bytes,
       (SELECT count(*)::int FROM "user" WHERE activated_at >= since
          AND role IN ('user', 'recruiter', 'trainer') AND NOT keeper) AS "signedUp",
       (SELECT count(*)::int FROM job WHERE published_at >= since) AS published,
       (SELECT count(*)::int FROM application WHERE created_at >= since AND applicant_id IS NOT NULL) AS applied
     FROM (SELECT now() - interval '24 hours' AS since) day`,
  );
  return rows[0] as SiteStatistics;
}
