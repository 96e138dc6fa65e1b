import { yesFilters } from '@acheep/contract/jobs/job-filter';
import type { PrismaClient } from '@acheep/database/client';
import type { Database } from '@acheep/database/connection';
import { typed } from '@acheep/database/statement';
import type { Moment } from '../../../moment.ts';
import { columnOf } from '../../../search/column-name.ts';
import { givenValues } from '../../../search/search-condition.repository.ts';
import { listedGatherings } from '../../events/gathering-directory/gathering-listed.repository.ts';
import { cardFields } from '../../jobs/job/job.repository.ts';
import { jobIsOpen } from '../../jobs/job/public-job.repository.ts';
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
  showExpected: true,
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

/** SQL conditions of a candidate query; null for a missing criterion. */
export interface Asked {
  /** Match in the words of the title. */
  titled: string | null;
  /** Match in the words of the skills. */
  skilled: string | null;
  category: string | null;
  province: string | null;
}

/**
 * SQL for the ids of rows `e` that may match: the newest few hundred with similar titles, the same category or the
 * same skills. Each arm has its own limit, so that a common trade costs no more than a rare one, and matches of the
 * same province are not crowded out by the capital. The planner must see the values: it scans by date if many rows
 * match, and collects the matches first if few do. Null without any criterion.
 */
export function mayMatch(
  table: string,
  orderBy: string,
  conditions: readonly string[],
  { titled, skilled, category, province }: Asked,
): string | null {
  const ways: [number, ...(string | null)[]][] = [
    [100, titled, province],
    [60, titled],
    [60, category, province],
    [20, category],
    [40, skilled, province],
    [20, skilled],
  ];
  const usableWays = ways.filter((way): way is [number, ...string[]] => !way.includes(null));
  const arms = usableWays.map(
    ([limit, ...way]) => `(SELECT e.id FROM ${table} e WHERE ${[...conditions, ...way].join(' AND ')}
      ORDER BY ${orderBy} LIMIT ${limit})`,
  );
  return arms.length > 0 ? arms.join(' UNION ') : null;
}

/** Condition that a column contains some of the words. */
export const hasWords = (
  column: string,
  given: string | null,
  value: (given: unknown, type: string) => string,
) => (given === null ? null : `e.${column} @@ to_tsquery('english', ${value(given, 'text')})`);

interface Seeking {
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
function hasWordsIn(column: string, query: string | null, value: (given: unknown, type: string) => string) {
  const whole = hasWords('search', query, value);
  return whole && `CASE WHEN ${hasWords(column, query, value)} THEN true END AND ${whole}`;
}

const traits = yesFilters.map((name) => `j.${columnOf(name)} AS "${name}"`).join(', ');

export type FoundJob = JobFacts & { id: string };

/** Open jobs that may match somebody, newest first. */
export async function findOpenJobs({ pool }: Pick<Database, 'pool'>, criteria: Seeking): Promise<FoundJob[]> {
  const { values, value, text: textOf } = givenValues();
  const conditions = [
    textOf(jobIsOpen(typed(criteria.today, 'date'))),
    `e.id NOT IN (SELECT a.job_id FROM application a WHERE a.applicant_id = ${value(criteria.userId, 'uuid')})`,
  ];
  if (criteria.ignored.length > 0)
    conditions.push(`e.company_id <> ALL(${value(criteria.ignored, 'uuid[]')})`);
  const found = mayMatch('job', 'e.list_at DESC, e.id DESC', conditions, {
    titled: hasWordsIn('search_name', criteria.titles, value),
    skilled: hasWordsIn('search_head', criteria.skills, value),
    category: criteria.categoryId && `e.category_id = ${value(criteria.categoryId, 'uuid')}`,
    province: criteria.provinceId && `e.province_id = ${value(criteria.provinceId, 'uuid')}`,
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

export interface FoundTraining {
  /** Position of the skill among those asked for. */
  at: number;
  id: string;
  title: string;
  startsAt: Date;
}

/** Trainings per skill that are read to find those whose title really names it. */
const maxTrainingsPerSkill = 8;

/** Trainings that are open for registration and whose title has words of these skills, the next ones first. */
export async function findTrainings(
  { pool }: Pick<Database, 'pool'>,
  queries: readonly string[],
  { now, today }: Moment,
): Promise<FoundTraining[]> {
  if (queries.length === 0) return [];
  const { values, value, text: textOf } = givenValues();
  const wanted = value(queries, 'text[]');
  const conditions = [
    textOf(listedGatherings('training', 'coming').listed({ now, today })),
    `e.starts_at > ${value(now, 'timestamptz')}`,
    `(e.register_until IS NULL OR e.register_until >= ${value(today, 'date')})`,
    `e.search_name @@ to_tsquery('english', s.query)`,
  ];
  const text = `
    SELECT s.at::int - 1 AS at, g.id, g.title, g.starts_at AS "startsAt"
    FROM unnest(${wanted}) WITH ORDINALITY s (query, at)
    CROSS JOIN LATERAL (
      SELECT e.id, e.title, e.starts_at FROM gathering e WHERE ${conditions.join(' AND ')}
      ORDER BY e.starts_at, e.id LIMIT ${maxTrainingsPerSkill}) g
    ORDER BY s.at, g.starts_at, g.id`;
  return (await pool.query<FoundTraining>({ text, values })).rows;
}
