import type { PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { cardFields } from '../job/job.repository.ts';
import { jobListed } from '../job/job-listed.repository.ts';
import type { JobFacts } from './fit-side.ts';

/** What a CV is read for. */
const resumeFacts = {
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

export type FoundJob = JobFacts & { id: string };

/**
 * Open jobs that may fit somebody: some hundred of the newest that are called alike, that are filed alike, or that ask
 * for the same skills. Each way of asking ends at its own number, so that a common trade costs no more than a rare one,
 * and whoever wants to stay where they are is not crowded out by the capital. The planner sees the values: it walks by
 * date where many jobs answer, and gathers where few do.
 */
export async function findOpenJobs({ pool }: Pick<Database, 'pool'>, asked: Asked): Promise<FoundJob[]> {
  const values: unknown[] = [];
  const value = (given: unknown, type: string) => `$${values.push(given)}::${type}`;
  const conditions = [
    ...jobListed(value(asked.today, 'date')),
    `e.id NOT IN (SELECT a.job_id FROM application a WHERE a.applicant_id = ${value(asked.userId, 'uuid')})`,
  ];
  if (asked.ignored.length > 0) conditions.push(`e.company_id <> ALL(${value(asked.ignored, 'uuid[]')})`);
  const category = asked.categoryId && `e.category_id = ${value(asked.categoryId, 'uuid')}`;
  const province = asked.provinceId && `e.province_id = ${value(asked.provinceId, 'uuid')}`;
  const words = (column: string, given: string | null) =>
    given && `e.${column} @@ to_tsquery('english', ${value(given, 'text')})`;
  const titled = words('search_name', asked.titles);
  const skilled = words('search_head', asked.skills);
  const ways: [number, ...(string | null)[]][] = [
    [100, titled, province],
    [60, titled],
    [60, category, province],
    [20, category],
    [40, skilled, province],
    [20, skilled],
  ];
  const wanted = ways.filter((way): way is [number, ...string[]] => way.every((one) => one !== null));
  if (wanted.length === 0) return [];
  const arms = wanted.map(
    ([limit, ...ways]) => `(SELECT e.id FROM job e WHERE ${[...conditions, ...ways].join(' AND ')}
      ORDER BY e.list_at DESC, e.id DESC LIMIT ${limit})`,
  );
  const text = `
    SELECT j.id, j.title, j.category_id AS "categoryId", j.province_id AS "provinceId", j.type, j.experience,
      j.qualification, j.salary_rank AS "salaryRank", j.languages, coalesce(
        (SELECT json_agg(json_build_object('kind', s.kind, 'name', s.name) ORDER BY s.position)
          FROM job_skill s WHERE s.job_id = j.id), '[]') AS skills
    FROM (${arms.join(' UNION ')}) found JOIN job j ON j.id = found.id
    ORDER BY j.list_at DESC, j.id DESC`;
  return (await pool.query<FoundJob>({ text, values })).rows;
}

/** What the cards of these jobs show, in any order. */
export const findCards = (prisma: PrismaClient, ids: string[]) =>
  prisma.job.findMany({ where: { id: { in: ids } }, select: cardFields });
