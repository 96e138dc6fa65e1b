import type { Database } from '@acheep/database/connection';
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
