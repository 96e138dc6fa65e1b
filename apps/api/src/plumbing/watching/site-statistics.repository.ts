import type { Database } from '@acheep/database/connection';

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
