import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { day, id } from '../kernel/text.ts';
import { candidateSources, rejections } from './application-option.ts';
import { hiringReportTables } from './hiring-report-option.ts';

const count = z.int().nonnegative();
const hours = z.number().nonnegative().nullable();

/** Hours that candidates waited: in the middle, and what nine of ten did not exceed; null without any. */
const wait = z.strictObject({ count, median: hours, p90: hours });
export type Wait = z.infer<typeof wait>;

/** What became of the candidates who came in a period. */
export const hiringReport = z.strictObject({
  /** Both days inclusive; defaults to the last `hiringReportDays`. */
  from: z.iso.date(),
  to: z.iso.date(),
  /**
   * From `applied` over the company's stages to `hired`. Whoever is in a stage, or was, has reached it and those
   * before, which may be skipped; decisions that are undone at once, and hires that were undone, count for nothing.
   */
  stages: z.array(
    z.strictObject({
      _id: z.string(),
      name: inBothLanguages,
      reached: count,
      /** There now. */
      here: count,
      /** Of those who have left it, all their time in it together. */
      time: wait,
    }),
  ),
  /** From the application to the first decision, interview or message that the applicant heard of. */
  answered: wait,
  /** From the application to being hired. */
  hired: wait,
  /** Most candidates first; null stands for those who applied on the site. */
  sources: z.array(
    z.strictObject({
      source: choice(candidateSources).nullable(),
      candidates: count,
      /** Those with an agreed interview. */
      interviewed: count,
      hired: count,
    }),
  ),
  /** Most frequent first; null stands for those without a reason. */
  rejections: z.array(z.strictObject({ rejection: choice(rejections).nullable(), candidates: count })),
});
export type HiringReport = z.infer<typeof hiringReport>;

const asked = {
  from: named(day, 'start date', 'ថ្ងៃចាប់ផ្ដើម').optional(),
  to: named(day, 'end date', 'ថ្ងៃបញ្ចប់').optional(),
  jobId: named(id, 'job', 'ការងារ').optional(),
};

export const hiringReportGet = endpoint({
  method: 'GET',
  path: '/hiring-report',
  access: 'AppliedJob',
  right: 'numbers',
  summary:
    "Get the funnel, waiting times, sources and rejection reasons of the company's candidates from a period",
  query: z.strictObject(asked),
  response: one(hiringReport),
});

export const hiringReportCsv = endpoint({
  method: 'GET',
  path: '/hiring-report/csv',
  access: 'AppliedJob',
  right: 'numbers',
  summary: "Export a table of the hiring report as CSV, in the caller's language",
  query: z.strictObject({
    ...asked,
    by: named(choice(hiringReportTables), 'table', 'តារាង').default('funnel'),
  }),
  response: one(z.strictObject({ name: z.string(), text: z.string() })),
});

/** @collected by `pages.ts`. */
export const pages = ['/manage-report'] as const;
