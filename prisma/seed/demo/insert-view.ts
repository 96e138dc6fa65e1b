import type { PrismaClient } from '@acheep/database/client';
import type { Employer } from './insert-company.ts';

/**
 * Views of the demo's open jobs, day by day since each was published: more at first, fewer on Sundays. People may have
 * opened jobs already.
 */
export const insertViews = (prisma: PrismaClient, employers: readonly Employer[]) => prisma.$executeRaw`
  INSERT INTO job_view (job_id, day, views)
  SELECT j.id, d::date,
    1 + abs(hashtext(j.id::text || d::text)) % 9 + 20 / (1 + (d::date - j.published_at::date))
      - CASE WHEN extract(isodow FROM d) = 7 THEN 1 ELSE 0 END
  FROM job j, generate_series(j.published_at::date, now()::date, interval '1 day') d
  WHERE j.status = 'active' AND d > now() - interval '60 days'
    AND j.company_id = ANY(${employers.map(({ companyId }) => companyId)}::uuid[])
  ON CONFLICT DO NOTHING`;
