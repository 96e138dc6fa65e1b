import { z } from 'zod';
import { always } from '../kernel/bound.ts';
import { edited } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { day } from '../kernel/text.ts';
import { applyBy, closing, inputs } from './job-field.ts';
import type { ApplyWay } from './job-option.ts';

/** All fields of a job, optional except for the title; the schema of drafts. */
const jobFields = z.strictObject(inputs);

type Rules = Partial<z.output<typeof jobFields>>;

const inOrder = (from: unknown, to: unknown) =>
  typeof from !== 'number' || typeof to !== 'number' || from <= to;
const has = (job: Rules, way: ApplyWay) => Array.isArray(job.applyBy) && job.applyBy.includes(way);
const needs = (field: keyof Rules) => ({ path: [field], error: 'apply_contact', ...always });

const ordered = <S extends z.ZodType<Rules>>(fields: S) =>
  fields
    .refine((job) => inOrder(job.salaryFrom, job.salaryTo), {
      path: ['salaryTo'],
      error: 'salary_order',
      ...always,
    })
    .refine((job) => inOrder(job.ageFrom, job.ageTo), { path: ['ageTo'], error: 'age_order', ...always });

/** A job as its recruiter saves it; only the title is required in a draft. */
export const jobDraft = ordered(jobFields);
export type JobDraft = z.input<typeof jobDraft>;

export const publicationDay = named(day, 'publication date', 'ថ្ងៃផ្សាយ');

/**
 * `publish` publishes the job with the same call, `scheduledOn` schedules a draft with it: saving and publishing succeed
 * or fail together.
 */
const savedFields = jobFields.extend({
  publish: named(z.boolean(), 'publication', 'ការផ្សាយ').optional(),
  scheduledOn: publicationDay
    .optional()
    .describe('Left out, the draft is not scheduled. Has no effect with `publish`.'),
});
export const jobNew = ordered(savedFields);
export const jobEdit = ordered(savedFields.extend(edited));

const laterThan = (today: string, orElse: (date: string) => boolean) => {
  const isLater = (date: string) => date > today || orElse(date);
  return day.refine(isLater, { error: 'date_after', params: { date: today } });
};

/** Closing date of a job that is to be open: after `today`, or `kept`, its present one, until the end of that day. */
export const closingDay = (today: string, kept?: string) =>
  laterThan(today, (date) => date === today && date === kept);

/** The fields with those required that job seekers need. */
const wholeJob = <More extends z.core.$ZodLooseShape = object>(
  closingDate: ReturnType<typeof closingDay>,
  more?: More,
) =>
  ordered(
    jobFields
      .required({
        categoryId: true,
        type: true,
        experience: true,
        vacancies: true,
        provinceId: true,
        description: true,
      })
      .extend({
        closingDate: closing(closingDate),
        applyBy: applyBy(1).default(['site']),
        ...more,
      }),
  )
    .refine((job: Rules) => job.negotiable || job.salaryFrom !== undefined || job.salaryTo !== undefined, {
      path: ['salaryFrom'],
      error: 'salary_required',
      ...always,
    })
    .refine((job: Rules) => !has(job, 'email') || Boolean(job.contactEmail), needs('contactEmail'))
    .refine((job: Rules) => !has(job, 'phone') || Boolean(job.contactPhone), needs('contactPhone'));

/**
 * A job that may be published or stay open. `today` is the day in Phnom Penh (`yyyy-MM-dd`), `keptClosingDate` the date
 * of a job that has been open before.
 */
export const publishableJob = (today: string, keptClosingDate?: string) =>
  wholeJob(closingDay(today, keptClosingDate));

/** A draft that may be scheduled for `scheduledOn`: it has to be open for at least a day after that. */
export const scheduledJob = (today: string, scheduledOn: string) =>
  wholeJob(closingDay(scheduledOn > today ? scheduledOn : today), {
    scheduledOn: publicationDay.refine((date) => date > today, {
      error: 'date_after',
      params: { date: today },
    }),
  });

/**
 * A closed job keeps its public page, so it stays as complete as an open one; only its own closing date may be past.
 */
export const closedJob = (today: string, keptClosingDate?: string) =>
  wholeJob(laterThan(today, (date) => date === keptClosingDate));
