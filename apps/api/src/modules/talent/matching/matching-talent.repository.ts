import { yesFilters } from '@acheep/contract/jobs/job-filter';
import type { PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { build, row, typed } from '@acheep/database/statement';
import { findOne } from '../../../search/rows.repository.ts';
import { givenValues } from '../../../search/search-condition.repository.ts';
import { jobOf, selectOf } from '../../jobs/job/job.repository.ts';
import { jobIsPublic } from '../../jobs/job/public-job.repository.ts';
import { findableBy, isListed } from '../talent/finder.repository.ts';
import { hasWords, mayMatch, resumeFacts } from './matching.repository.ts';

/** Job fields read for matching. */
const offerFields = {
  companyId: true,
  title: true,
  categoryId: true,
  provinceId: true,
  type: true,
  experience: true,
  qualification: true,
  salaryRank: true,
  languages: true,
  ...selectOf(yesFilters),
  skills: { select: { kind: true, name: true }, orderBy: { position: 'asc' } },
} as const;

/** Facts of one of the company's jobs for matching; null if the company has no such job. */
export const findJobFacts = (prisma: PrismaClient, userId: string, id: string) =>
  findOne(prisma, 'job', id, [jobOf(userId)], (one) =>
    prisma.job.findUnique({ ...one, select: offerFields }),
  );

/** Facts of a public job for matching; null if there is no such job. */
export const findPublicFacts = (prisma: PrismaClient, id: string) =>
  findOne(prisma, 'job', id, [jobIsPublic], (one) => prisma.job.findUnique({ ...one, select: offerFields }));

interface Asked {
  jobId: string;
  companyId: string;
  titles: string | null;
  skills: string | null;
  categoryId: string | null;
  provinceId: string | null;
}

/** CVs that may match a job and that its company may find, last active first. Counterpart of `findOpenJobs`. */
export async function findTalentFacts({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>, criteria: Asked) {
  const { values, value, text } = givenValues();
  const { companyId } = criteria;
  const applied = build
    .selectFrom('application as a')
    .where('a.job_id', '=', typed(criteria.jobId, 'uuid'))
    .where('a.applicant_id', 'is not', null)
    .select('a.applicant_id');
  const conditions = [
    text(isListed(findableBy({ as: 'company', companyId }))),
    text(row('resume')('e.user_id', 'not in', applied)),
  ];
  const found = mayMatch('resume', 'e.active_on DESC, e.id DESC', conditions, {
    titled: hasWords('search_name', criteria.titles, value),
    skilled: hasWords('search_head', criteria.skills, value),
    category: criteria.categoryId && `e.wanted_category_id = ${value(criteria.categoryId, 'uuid')}`,
    province:
      criteria.provinceId &&
      `coalesce(e.wanted_province_id, e.province_id) = ${value(criteria.provinceId, 'uuid')}`,
  });
  if (found === null) return [];
  const { rows } = await pool.query<{ id: string }>({ text: found, values });
  return prisma.resume.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: resumeFacts,
    orderBy: [{ activeOn: 'desc' }, { id: 'desc' }],
  });
}
