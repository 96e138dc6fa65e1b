import { type JobExperience, jobExperiences } from '@acheep/contract/jobs/job-option';
import { addMonths, today as marketDay } from '@acheep/contract/kernel/calendar';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { presentReference, type ReferenceRow } from '../reference/reference.presenter.ts';
import * as market from './career-report.repository.ts';

/** Maximum age of a stored report, milliseconds. */
const lifetime = 3_600_000;
/** Number of months covered, including the present one. */
const span = 12;

/** Replaces the id of each row with its reference record; rows whose record no longer exists are dropped. */
function filedUnder<Row extends object, Kept extends object>(
  rows: readonly Row[],
  idOf: (row: Row) => string | null,
  records: readonly ReferenceRow[],
  keep: (row: Row) => Kept,
) {
  const byId = new Map(records.map((record) => [record.id, presentReference(record)]));
  return rows.flatMap((row) => {
    const id = idOf(row);
    const record = id === null ? undefined : byId.get(id);
    return record ? [{ ...record, ...keep(row) }] : [];
  });
}

/** The twelve months up to that of `today`, with the number of jobs published in each and open on a day of it. */
function monthsTo(today: string, runs: Awaited<ReturnType<typeof market.countMonths>>) {
  const first = `${today.slice(0, 7)}-01`;
  const sum = (of: typeof runs) => of.reduce((all, { jobs }) => all + jobs, 0);
  return Array.from({ length: span }, (_, back) => {
    const month = addMonths(first, back - span + 1).slice(0, 7);
    return {
      month,
      published: sum(runs.filter((run) => run.first === month)),
      open: sum(runs.filter((run) => run.first <= month && run.last >= month)),
    };
  });
}

const salaryOf = ({ jobs, companies, quartiles: [lower, median, upper] }: market.SalaryRow) => ({
  jobs,
  companies,
  lower,
  median,
  upper,
});

/** Salaries by experience, in its order. */
const stepsOf = (rows: readonly market.SalaryRow[]) =>
  rows
    .flatMap((row) =>
      row.experience ? [{ experience: row.experience as JobExperience, ...salaryOf(row) }] : [],
    )
    .sort((a, b) => experienceOrder.indexOf(a.experience) - experienceOrder.indexOf(b.experience));
const experienceOrder = valuesOf(jobExperiences);

/** Computes the report from the current data. */
async function count(tx: Transaction, today: string): Promise<market.KeptReport> {
  const days: market.Span = { today, since: addMonths(`${today.slice(0, 7)}-01`, 1 - span) };
  // Sequential: a transaction has one connection.
  const open = await market.countOpen(tx, days);
  const salaries = (await market.findSalaries(tx, days)).sort((a, b) => b.quartiles[1] - a.quartiles[1]);
  const pays = await market.findPays(tx, days);
  const openTimes = await market.findOpenTimes(tx, days);
  const runs = await market.countMonths(tx, days);
  const skills = await market.countSkills(tx, days);
  const seekers = await market.countSeekers(tx);
  const { categories, provinces } = await market.listFiledUnder(tx);

  const openOf = ({ jobs, vacancies, companies }: market.OpenRow) => ({ jobs, vacancies, companies });
  const isAll = (row: { categoryId: string | null; provinceId: string | null; experience?: string | null }) =>
    row.categoryId === null && row.provinceId === null && (row.experience ?? null) === null;
  const all = open.find(isAll);
  const allSalaries = salaries.find(isAll);
  const openIn = new Map(open.map((row) => [row.categoryId, row.jobs]));
  const [stepped, plain] = [true, false].map((has) =>
    salaries.filter(({ categoryId, experience }) => (categoryId !== null && experience !== null) === has),
  ) as [market.SalaryRow[], market.SalaryRow[]];
  const laddersOf = Object.groupBy(stepped, ({ categoryId }) => categoryId ?? '');
  return {
    open: all ? openOf(all) : { jobs: 0, vacancies: 0, companies: 0 },
    months: monthsTo(today, runs),
    categories: filedUnder(open, (row) => row.categoryId, categories, openOf),
    provinces: filedUnder(open, (row) => row.provinceId, provinces, openOf),
    salaries: {
      all: allSalaries ? salaryOf(allSalaries) : null,
      categories: filedUnder(plain, (row) => row.categoryId, categories, salaryOf),
      provinces: filedUnder(plain, (row) => row.provinceId, provinces, salaryOf),
      experiences: stepsOf(plain),
      ladders: filedUnder(
        plain.filter(({ categoryId }) => (laddersOf[categoryId ?? '']?.length ?? 0) > 1),
        (row) => row.categoryId,
        categories,
        ({ categoryId }) => ({ experiences: stepsOf(laddersOf[categoryId ?? ''] ?? []) }),
      ),
    },
    skills,
    pays,
    openTimes: filedUnder(
      openTimes,
      (row) => row.categoryId,
      categories,
      ({ jobs, companies, days }) => ({
        jobs,
        companies,
        days,
      }),
    ),
    seekers: filedUnder(
      seekers,
      (row) => row.categoryId,
      categories,
      (row) => ({
        seekers: row.seekers,
        jobs: openIn.get(row.categoryId) ?? 0,
      }),
    ).sort((a, b) => b.seekers / (b.jobs || 0.5) - a.seekers / (a.jobs || 0.5)),
  };
}

/** Recomputes the report unless the stored one is less than an hour old; concurrent callers share one computation. */
export async function makeCareerReport({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  return prisma.$transaction(
    async (tx): Promise<market.StoredReport> => {
      await market.lockReport(tx);
      const madeAt = now();
      const last = await market.findReport(tx);
      if (last && madeAt.getTime() - Date.parse(last.madeAt) < lifetime) return last;
      const report = await count(tx, marketDay(madeAt));
      await market.saveReport(tx, madeAt, report);
      return { madeAt: madeAt.toISOString(), ...report };
    },
    { timeout: 120_000 },
  );
}
