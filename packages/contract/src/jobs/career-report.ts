import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { careerTables } from './career-report-option.ts';
import { jobExperiences, skillKinds } from './job-option.ts';
import { reference } from './reference.ts';

/** Skills that are named at most. */
export const careerSkills = 30;

const count = z.int().nonnegative();
const open = { jobs: count, vacancies: count, companies: count };
/**
 * What full-time jobs of the last twelve months pay a month where they say it, in US cents (riel at the contract's
 * reference rate): of a range its middle. A quarter pays `lower` or less, half `median`, a quarter `upper` or more.
 */
const salary = { jobs: count, companies: count, lower: count, median: count, upper: count };

/** What the market of jobs looks like, counted from the jobs and CVs of the site, at most an hour ago. */
export const careerReport = z.strictObject({
  madeAt: z.iso.datetime(),
  open: z.strictObject(open),
  /** Twelve months to the present one (`2026-11`): jobs that were published in it, and that were open on a day of it. */
  months: z.array(z.strictObject({ month: z.string(), published: count, open: count })),
  /** The most jobs first; those without an open job are left out. */
  categories: z.array(reference.extend(open)),
  provinces: z.array(reference.extend(open)),
  /** The best paid first; only what enough jobs and companies stand behind. `all` is null where they do not. */
  salaries: z.strictObject({
    all: z.strictObject(salary).nullable(),
    categories: z.array(reference.extend(salary)),
    provinces: z.array(reference.extend(salary)),
    /** In the order of experience. */
    experiences: z.array(z.strictObject({ experience: choice(jobExperiences), ...salary })),
  }),
  /** What open jobs ask for, the most asked for first. */
  skills: z.array(z.strictObject({ name: z.string(), kind: choice(skillKinds), jobs: count })),
  /** Days from publication to the end, of jobs that ended in the last twelve months: half of them took no longer. */
  openTimes: z.array(reference.extend({ jobs: count, companies: count, days: count })),
  /** CVs that recruiters can find, by what they look for, beside open jobs; the most seekers a job first. */
  seekers: z.array(reference.extend({ seekers: count, jobs: count })),
});
export type CareerReport = z.infer<typeof careerReport>;

export const careerReportGet = endpoint({
  method: 'GET',
  path: '/career-report',
  access: 'public',
  summary: 'What the market of jobs looks like: open jobs, salaries, skills, and how long jobs stay open',
  response: one(careerReport),
});

export const careerReportCsv = endpoint({
  method: 'GET',
  path: '/career-report/csv',
  access: 'public',
  summary: 'A table of it as a file for a spreadsheet, in the language of the caller',
  query: z.strictObject({ table: named(choice(careerTables), 'table', 'តារាង') }),
  /** `csv` is the whole text of the file, to be saved as it is under `name`. */
  response: one(z.strictObject({ name: z.string(), csv: z.string() })),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/career-report'] as const;
