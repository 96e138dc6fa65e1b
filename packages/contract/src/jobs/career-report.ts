import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { careerTables } from './career-report-option.ts';
import { jobExperiences } from './job-option.ts';
import { reference } from './reference.ts';
import { namedSkill } from './skill-name.ts';

/** Maximum number of skills. */
export const careerSkills = 30;

const count = z.int().nonnegative();
const open = { jobs: count, vacancies: count, companies: count };
/**
 * Quartiles of the monthly pay of full-time jobs of the last twelve months that state it, in US cents (riel at the
 * contract's reference rate). A range counts as its midpoint.
 */
const salary = { jobs: count, companies: count, lower: count, median: count, upper: count };
const experienced = z.strictObject({ experience: choice(jobExperiences), ...salary });

/** Career report, computed from the jobs and CVs of the site at most an hour ago. */
export const careerReport = z.strictObject({
  madeAt: z.iso.datetime(),
  open: z.strictObject(open),
  /**
   * The last twelve months including the present one (`2026-11`): jobs published in the month, and jobs open on a day
   * of it.
   */
  months: z.array(z.strictObject({ month: z.string(), published: count, open: count })),
  /** Most jobs first, without those that have no open job. */
  categories: z.array(reference.extend(open)),
  provinces: z.array(reference.extend(open)),
  /** Highest median first, only groups with enough jobs and companies; `all` is null if there are too few. */
  salaries: z.strictObject({
    all: z.strictObject(salary).nullable(),
    categories: z.array(reference.extend(salary)),
    provinces: z.array(reference.extend(salary)),
    /** In the order of experience. */
    experiences: z.array(experienced),
    /** The same within categories, in the order of `categories`: those with two experiences to compare, or more. */
    ladders: z.array(reference.extend({ experiences: z.array(experienced) })),
  }),
  /** Skills of open jobs, most frequent first. */
  skills: z.array(namedSkill.extend({ jobs: count })),
  /** Median days from publication to closing, of jobs that closed in the last twelve months. */
  openTimes: z.array(reference.extend({ jobs: count, companies: count, days: count })),
  /** CVs that recruiters can find, by wanted category, with its open jobs; most seekers per job first. */
  seekers: z.array(reference.extend({ seekers: count, jobs: count })),
});
export type CareerReport = z.infer<typeof careerReport>;

export const careerReportGet = endpoint({
  method: 'GET',
  path: '/career-report',
  access: 'public',
  summary: 'Get the career report: open jobs, salaries, skills, and how long jobs stay open',
  response: one(careerReport),
});

export const careerReportCsv = endpoint({
  method: 'GET',
  path: '/career-report/csv',
  access: 'public',
  summary: "Export a table of the career report as a spreadsheet file in the caller's language",
  query: z.strictObject({ table: named(choice(careerTables), 'table', 'តារាង') }),
  /** `csv` is the full text of the file, to be saved unchanged under `name`. */
  response: one(z.strictObject({ name: z.string(), csv: z.string() })),
});

/** @collected by `pages.ts`. */
export const pages = ['/career-report', '/career-report/:table'] as const;
