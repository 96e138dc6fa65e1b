import { yesFilters } from '@acheep/contract/jobs/job-filter';
import type { PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { typed } from '@acheep/database/statement';
import { columnOf } from '../../../search/column-name.ts';
import { givenValues } from '../../../search/search-condition.repository.ts';
import { cardFields } from '../../jobs/job/job.repository.ts';
import { jobIsOpen } from '../../jobs/job/public-job.repository.ts';
import { hasWords, mayMatch } from './match-candidate.repository.ts';
import type { JobFacts } from './match-side.ts';

/** CV fields read for matching. */
export const resumeFacts = {
  id: true,
  titleEn: true,
  titleKm: true,
  experience: true,
  wantedCategoryId: true,
  wantedType: true,
  wantedProvinceId: true,
  provinceId: true,
  currency: true,
  salaryFrom: true,
  work: {
    select: { titleEn: true, titleKm: true, from: true, to: true, current: true },
    orderBy: { position: 'asc' },
  },
  skills: { select: { nameEn: true, nameKm: true }, orderBy: { position: 'asc' } },
  languages: { select: { language: true } },
  education: { select: { level: true } },
} as const;

export const findOwnFacts = (prisma: PrismaClient, userId: string) =>
  prisma.resume.findUnique({ where: { userId }, select: resumeFacts });

interface Asked {
  userId: string;
  today: string;
  titles: string | null;
  skills: string | null;
  categoryId: string | null;
  provinceId: string | null;
  ignored: readonly string[];
}

/**
 * Condition that title or tags contain some of the words. Only the words of the whole job have an index, which narrows
 * the jobs down; the CASE keeps the planner from multiplying the shares of two conditions that mean almost the same.
 */
function hasWordsIn(column: string, asked: string | null, value: (given: unknown, type: string) => string) {
  const whole = hasWords('search', asked, value);
  return whole && `CASE WHEN ${hasWords(column, asked, value)} THEN true END AND ${whole}`;
}

const traits = yesFilters.map((name) => `j.${columnOf(name)} AS "${name}"`).join(', ');

export type FoundJob = JobFacts & { id: string };

/** Open jobs that may match somebody, newest first. */
export async function findOpenJobs({ pool }: Pick<Database, 'pool'>, asked: Asked): Promise<FoundJob[]> {
  const { values, value, text: textOf } = givenValues();
  const conditions = [
    textOf(jobIsOpen(typed(asked.today, 'date'))),
    `e.id NOT IN (SELECT a.job_id FROM application a WHERE a.applicant_id = ${value(asked.userId, 'uuid')})`,
  ];
  if (asked.ignored.length > 0) conditions.push(`e.company_id <> ALL(${value(asked.ignored, 'uuid[]')})`);
  const found = mayMatch('job', 'e.list_at DESC, e.id DESC', conditions, {
    titled: hasWordsIn('search_name', asked.titles, value),
    skilled: hasWordsIn('search_head', asked.skills, value),
    category: asked.categoryId && `e.category_id = ${value(asked.categoryId, 'uuid')}`,
    province: asked.provinceId && `e.province_id = ${value(asked.provinceId, 'uuid')}`,
  });
  if (found === null) return [];
  const text = `
    SELECT j.id, j.title, j.category_id AS "categoryId", j.province_id AS "provinceId", j.type, j.experience,
      j.qualification, j.salary_rank AS "salaryRank", j.languages, ${traits}, coalesce(
        (SELECT json_agg(json_build_object('kind', s.kind, 'name', s.name) ORDER BY s.position)
          FROM job_skill s WHERE s.job_id = j.id), '[]') AS skills
    FROM (${found}) found JOIN job j ON j.id = found.id
    ORDER BY j.list_at DESC, j.id DESC`;
  return (await pool.query<FoundJob>({ text, values })).rows;
}

/** Card fields of these jobs, in no particular order. */
export const findCards = (prisma: PrismaClient, ids: string[]) =>
  prisma.job.findMany({ where: { id: { in: ids } }, select: cardFields });
