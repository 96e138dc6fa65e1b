import type { Company } from '@acheep/contract/companies/company';
import type { PrismaClient } from '@acheep/database/client';

/** Applications that are looked at, the newest; decisions among them without which nothing is said. */
const maxApplications = 200;
const minAnswers = 10;
/** Days that a company has for an answer before its silence counts. */
const patience = 14;
const day = 24 * 3600 * 1000;

/**
 * Jobs that a company published within the last twelve months, and the days within which it answered half of the
 * applications. Those that it never answered count as not answered yet, however many it answered quickly.
 */
export async function findActivity(db: PrismaClient, id: string, now: Date): Promise<Company['activity']> {
  const since = new Date(now.getTime() - 365 * day);
  const until = new Date(now.getTime() - patience * day);
  const [row] = await db.$queryRaw<{ jobs: number; answered: number; days: number | null }[]>`
    SELECT (SELECT count(*)::int FROM job j WHERE j.company_id = ${id}::uuid AND j.published_at >= ${since}) AS jobs,
      count(f.at)::int AS answered,
      percentile_disc(0.5) WITHIN GROUP (
        ORDER BY coalesce(extract(epoch FROM f.at - c.created_at)::float8 / 86400, 'Infinity')) AS days
    FROM (
      SELECT a.id, a.created_at FROM application a JOIN job j ON j.id = a.job_id
      WHERE j.company_id = ${id}::uuid AND a.applicant_id IS NOT NULL AND a.status <> 'withdrawn'
        AND a.created_at >= ${since} AND a.created_at < ${until}
      ORDER BY a.created_at DESC LIMIT ${maxApplications}) c
    CROSS JOIN LATERAL (
      SELECT min(e.told_at) AS at FROM application_event e
      WHERE e.application_id = c.id AND e.kind IN ('decided', 'hired', 'interview-proposed')
      -- Keeps it from being computed for each use.
      OFFSET 0) f`;
  const { jobs = 0, answered = 0, days = null } = row ?? {};
  const isTelling = answered >= minAnswers && days !== null && Number.isFinite(days);
  return { jobs, answerDays: isTelling ? Math.max(1, Math.ceil(days)) : null };
}
