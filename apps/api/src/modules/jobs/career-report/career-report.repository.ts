import { type CareerReport, careerSkills } from '@acheep/contract/jobs/career-report';
import { minCareerSample } from '@acheep/contract/jobs/career-report-option';
import type { SkillKind } from '@acheep/contract/jobs/job-option';
import { minJobPaySample } from '@acheep/contract/jobs/job-pay';
import { type Currency, referenceRate } from '@acheep/contract/kernel/money';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { asSql } from '@acheep/database/statement';
import { findOne } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { jobIsOpen, jobIsPublic } from '../job/public-job.repository.ts';

/** Days in Phnom Penh: the present one, and the first of the twelve months covered. */
export interface Span {
  today: string;
  since: string;
}
type Db = PrismaClient | Transaction;

/** Group of a row: one of the two ids is set, neither in the row of the grand total. */
interface Filed {
  categoryId: string | null;
  provinceId: string | null;
}

const filed = Prisma.sql`e.category_id AS "categoryId", e.province_id AS "provinceId"`;
const filedOrAll = Prisma.sql`GROUPING SETS ((e.category_id), (e.province_id), ())`;
/** Jobs without a category or a province would produce a second grand-total row. */
const isFiled = Prisma.sql`e.category_id IS NOT NULL AND e.province_id IS NOT NULL`;
const isOpen = (today: string) => asSql(jobIsOpen(new Date(today)));
const mayShow = asSql(companyIsShown);
const dayOf = (column: string) => Prisma.raw(`(e.${column} AT TIME ZONE 'Asia/Phnom_Penh')::date`);
/** Last day on which a job was or will be open. */
const endedOn = Prisma.sql`least(e.closing_date, ${dayOf('closed_at')})`;
const enoughOf = (jobs: number) =>
  Prisma.sql`count(*) >= ${jobs} AND count(DISTINCT e.company_id) >= ${minCareerSample.companies}`;
const enough = enoughOf(minCareerSample.jobs);

export interface OpenRow extends Filed {
  jobs: number;
  vacancies: number;
  companies: number;
}

export const countOpen = (db: Db, { today }: Span) => db.$queryRaw<OpenRow[]>`
  SELECT ${filed}, count(*)::int AS jobs, coalesce(sum(e.vacancies), 0)::int AS vacancies,
    count(DISTINCT e.company_id)::int AS companies
  FROM job e WHERE ${isOpen(today)} AND ${isFiled}
  GROUP BY ${filedOrAll} ORDER BY jobs DESC, 1, 2`;

/** Job counts by the months (`2026-11`) of their first and last open day. */
export const countMonths = (db: Db, { since }: Span) => db.$queryRaw<
  { first: string; last: string; jobs: number }[]
>`
  SELECT to_char(${dayOf('published_at')}, 'YYYY-MM') AS first, to_char(${endedOn}, 'YYYY-MM') AS last, count(*)::int AS jobs
  FROM job e
  WHERE e.status <> 'draft' AND e.published_at IS NOT NULL AND ${endedOn} >= ${since}::date AND ${mayShow}
  GROUP BY 1, 2`;

export interface SalaryRow extends Filed {
  experience: string | null;
  jobs: number;
  companies: number;
  quartiles: [number, number, number];
}

/**
 * Full-time jobs of the last twelve months that state a salary, with the midpoint of its range: `middle` in minor units
 * of its currency, `cents` in US cents.
 */
const paidJobs = ({ since }: Span) => Prisma.sql`(
    SELECT e.*, round(s.total / 2)::bigint AS middle,
      round(s.total / (CASE e.currency WHEN 'KHR' THEN ${2 * referenceRate}::numeric ELSE 2 END))::int AS cents
    FROM job e CROSS JOIN LATERAL (
      SELECT (coalesce(e.salary_from, e.salary_to) + coalesce(e.salary_to, e.salary_from))::numeric AS total) s
    WHERE e.status <> 'draft' AND ${dayOf('published_at')} >= ${since}::date AND e.type = 'full-time'
      AND num_nonnulls(e.salary_from, e.salary_to) > 0 AND e.experience IS NOT NULL AND ${isFiled} AND ${mayShow}
  ) e`;

export const findSalaries = (db: Db, days: Span) => db.$queryRaw<SalaryRow[]>`
  SELECT ${filed}, e.experience, count(*)::int AS jobs, count(DISTINCT e.company_id)::int AS companies,
    percentile_disc(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY e.cents) AS quartiles
  FROM ${paidJobs(days)}
  GROUP BY GROUPING SETS (
    (e.category_id), (e.province_id), (e.experience), (e.category_id, e.experience), ()) HAVING ${enough}`;

/** Median pay of a category for people of one experience, in one province or (null) in all, of the jobs that pay in one currency. */
export interface PayRow {
  categoryId: string;
  provinceId: string | null;
  experience: string;
  currency: Currency;
  jobs: number;
  median: number;
}

export const findPays = (db: Db, days: Span) => db.$queryRaw<PayRow[]>`
  SELECT ${filed}, e.experience, e.currency, count(*)::int AS jobs,
    (percentile_disc(0.5) WITHIN GROUP (ORDER BY e.middle))::float8 AS median
  FROM ${paidJobs(days)}
  GROUP BY GROUPING SETS (
    (e.category_id, e.province_id, e.experience, e.currency), (e.category_id, e.experience, e.currency))
  HAVING ${enoughOf(minJobPaySample)}`;

/** Groups skills case-insensitively; each gets the spelling that most jobs use. */
export const countSkills = (db: Db, { today }: Span) => db.$queryRaw<
  { name: string; kind: SkillKind; jobs: number }[]
>`
  SELECT mode() WITHIN GROUP (ORDER BY s.name) AS name, s.kind, count(DISTINCT e.id)::int AS jobs
  FROM job e JOIN job_skill s ON s.job_id = e.id WHERE ${isOpen(today)}
  GROUP BY lower(s.name), s.kind HAVING count(DISTINCT e.company_id) >= ${minCareerSample.companies}
  ORDER BY jobs DESC, name LIMIT ${careerSkills}`;

export const findOpenTimes = (db: Db, { today, since }: Span) => db.$queryRaw<
  { categoryId: string; jobs: number; companies: number; days: number }[]
>`
  SELECT e.category_id AS "categoryId", count(*)::int AS jobs, count(DISTINCT e.company_id)::int AS companies,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY e.days) AS days
  FROM (
    SELECT e.category_id, e.company_id,
      ${endedOn} - coalesce(${dayOf('announced_at')}, ${dayOf('published_at')}) + 1 AS days
    FROM job e
    WHERE e.status <> 'draft' AND e.published_at IS NOT NULL AND e.category_id IS NOT NULL
      AND ${endedOn} BETWEEN ${since}::date AND ${today}::date
      AND (e.status <> 'active' OR e.closing_date < ${today}::date) AND ${mayShow}
  ) e
  WHERE e.days > 0 GROUP BY 1 HAVING ${enough} ORDER BY days DESC, jobs DESC, 1`;

/** CVs that recruiters can find, by the category they look for. */
export const countSeekers = (db: Db) => db.$queryRaw<{ categoryId: string; seekers: number }[]>`
  SELECT r.wanted_category_id AS "categoryId", count(*)::int AS seekers
  FROM resume r JOIN "user" u ON u.id = r.user_id
  WHERE r.visibility <> 'hidden' AND r.search_title <> '' AND u.activated_at IS NOT NULL AND u.disabled_at IS NULL
    AND r.wanted_category_id IS NOT NULL
  GROUP BY 1`;

export async function listFiledUnder(db: Db) {
  const select = { id: true, slug: true, nameEn: true, nameKm: true } as const;
  const inOrder = { orderBy: { position: 'asc' } } as const;
  return {
    categories: await db.category.findMany({ select, ...inOrder }),
    provinces: await db.province.findMany({ select, ...inOrder }),
  };
}

/** As stored; the names of its skills are those of the site's list when it is read, and `pays` are for jobs' pages. */
export type KeptReport = Omit<CareerReport, 'madeAt' | 'skills'> & {
  skills: Omit<CareerReport['skills'][number], 'names'>[];
  pays: PayRow[];
};
export type StoredReport = KeptReport & Pick<CareerReport, 'madeAt'>;

export async function findReport(db: Db): Promise<StoredReport | null> {
  const row = await db.careerReport.findUnique({ where: { id: true } });
  if (!row) return null;
  const kept = row.report as unknown as KeptReport;
  // A report of the previous version has no ladders.
  const salaries = { ...kept.salaries, ladders: kept.salaries.ladders ?? [] };
  return { madeAt: row.madeAt.toISOString(), ...kept, salaries };
}

/** Blocks other computations of the report until the transaction ends. */
export const lockReport = (tx: Transaction) =>
  tx.$executeRaw`LOCK TABLE career_report IN SHARE ROW EXCLUSIVE MODE`;

export async function saveReport(tx: Transaction, madeAt: Date, kept: KeptReport) {
  const data = { madeAt, report: kept as unknown as Prisma.InputJsonValue };
  await tx.careerReport.upsert({ where: { id: true }, create: data, update: data });
}

/** What is compared of a public job; null if there is no such job. */
export const findPaid = (prisma: PrismaClient, id: string) =>
  findOne(prisma, 'job', id, [jobIsPublic], (one) =>
    prisma.job.findUnique({
      ...one,
      select: {
        categoryId: true,
        provinceId: true,
        currency: true,
        type: true,
        experience: true,
        salaryFrom: true,
        salaryTo: true,
      },
    }),
  );
export type Paid = NonNullable<Awaited<ReturnType<typeof findPaid>>>;

/**
 * The pay of the job's category, experience and currency in the stored career report, in its province if it is there. Empty without
 * a report; a report stored by an earlier version has no pays.
 */
export const findPay = (prisma: PrismaClient, { categoryId, provinceId, experience, currency }: Paid) =>
  prisma.$queryRaw<{ pay: PayRow | null }[]>`
    SELECT (
      SELECT p.pay FROM jsonb_array_elements(r.report -> 'pays') p (pay)
      WHERE p.pay ->> 'categoryId' = ${categoryId} AND p.pay ->> 'experience' = ${experience}
        AND p.pay ->> 'currency' = ${currency}
        AND (p.pay ->> 'provinceId' = ${provinceId} OR p.pay ->> 'provinceId' IS NULL)
      ORDER BY p.pay ->> 'provinceId' NULLS LAST LIMIT 1) AS pay
    FROM career_report r`;
