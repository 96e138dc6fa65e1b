import type { PostedWithin } from '@acheep/contract/jobs/job-option';
import type { Database } from '@acheep/database/connection';
import { postedAfter } from './job-listed.repository.ts';
import { jobIsOpenOn } from './public-job.repository.ts';

/** Number of jobs of each company that are open on `today`; companies without any are left out. */
export async function countOpenJobs(
  { pool }: Pick<Database, 'pool'>,
  companyIds: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; jobs: number }>({
    name: 'job-open',
    text: `
      SELECT e.company_id AS id, count(*)::int AS jobs FROM job e
      WHERE e.company_id = ANY($1::uuid[]) AND ${jobIsOpenOn('$2::date')} GROUP BY e.company_id`,
    values: [companyIds, today],
  });
  return new Map(rows.map(({ id, jobs }) => [id, jobs]));
}

export interface EmployerRow {
  id: string;
  name: string;
  name_km: string | null;
  logo_path: string | null;
  jobs: number;
  /** Totals over all employers. */
  all_jobs: number;
  all_fresh: number;
  all_companies: number;
}

const fresh: PostedWithin = '7d';

/** The companies with the most jobs that are open on `today`, each row with the totals. */
export async function listEmployers(
  { pool }: Pick<Database, 'pool'>,
  { today, now, limit }: { today: string; now: Date; limit: number },
): Promise<EmployerRow[]> {
  const { rows } = await pool.query<EmployerRow>({
    name: 'job-employers',
    text: `
      SELECT o.id, o.name, o.name_km, o.logo_path, c.jobs, c.all_jobs, c.all_fresh, c.all_companies
      FROM (
        SELECT e.company_id AS id, count(*)::int AS jobs,
          (sum(count(*)) OVER ())::int AS all_jobs,
          (sum(count(*) FILTER (WHERE e.posted_at >= $2::timestamptz)) OVER ())::int AS all_fresh,
          (count(*) OVER ())::int AS all_companies
        FROM job e WHERE ${jobIsOpenOn('$1::date')}
        GROUP BY e.company_id ORDER BY jobs DESC, e.company_id LIMIT $3
      ) c JOIN company o USING (id) ORDER BY c.jobs DESC, o.id`,
    values: [today, postedAfter(fresh, now), limit],
  });
  return rows;
}
