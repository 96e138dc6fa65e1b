import { z } from 'zod';
import { questions } from '../hiring/question.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { edited } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import type { Localized } from '../kernel/locale.ts';
import { currencies } from '../kernel/money.ts';
import { day, email, id, line, phone, richText } from '../kernel/text.ts';
import { uploadedFile } from '../platform/upload.ts';
import { jobFilter } from './job-filter.ts';
import {
  type ApplyWay,
  applyWays,
  genders,
  jobExperiences,
  jobTypes,
  languages,
  qualifications,
  skillKinds,
} from './job-option.ts';

const filed = ({ words }: { words: Localized }) => named(id, words.en, words.km);
/** What a job is filed under, in its form and in the filters of lists. */
export const filedUnder = {
  categoryId: filed(jobFilter.categoryId),
  industryId: filed(jobFilter.industryId),
  provinceId: filed(jobFilter.provinceId),
};

export const jobTextLength = 20_000;
export const jobSkills = 20;
export const jobAttachments = 5;
const age = z.int().min(15).max(80);
/** Minor units of the job's currency, a month. */
const salary = z.int().min(0).max(1_000_000_000_00);

const skill = z.strictObject({
  kind: named(choice(skillKinds), 'kind', 'ប្រភេទ'),
  name: named(line(60), 'skill', 'ជំនាញ'),
});
const applyBy = (least: number) => named(choices(applyWays, least), 'how to apply', 'របៀបដាក់ពាក្យ');
export const closing = <S extends z.ZodType>(date: S) => named(date, 'closing date', 'ថ្ងៃផុតកំណត់');
const text = richText(jobTextLength);

/** All that a job can say, every field but the title open: what a draft is checked against. */
const jobFields = z.strictObject({
  title: named(line(120), 'job title', 'មុខតំណែង'),
  categoryId: filedUnder.categoryId.optional(),
  industryId: filedUnder.industryId.optional(),
  type: named(choice(jobTypes), 'job type', 'ប្រភេទការងារ').optional(),
  experience: named(choice(jobExperiences), 'experience', 'បទពិសោធន៍').optional(),
  qualification: named(choice(qualifications), 'qualification', 'កម្រិតវប្បធម៌').optional(),
  gender: named(choice(genders), 'gender', 'ភេទ').optional(),
  ageFrom: named(age, 'minimum age', 'អាយុអប្បបរមា').optional(),
  ageTo: named(age, 'maximum age', 'អាយុអតិបរមា').optional(),
  vacancies: named(z.int().min(1).max(1000), 'vacancies', 'ចំនួនជ្រើសរើស').optional(),
  currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ').default('USD'),
  salaryFrom: named(salary, 'minimum monthly salary', 'ប្រាក់ខែអប្បបរមា').optional(),
  salaryTo: named(salary, 'maximum monthly salary', 'ប្រាក់ខែអតិបរមា').optional(),
  negotiable: named(z.boolean(), 'negotiable', 'អាចចរចា').default(false),
  provinceId: filedUnder.provinceId.optional(),
  address: named(line(200), 'address', 'អាសយដ្ឋាន').optional(),
  description: named(text, 'responsibilities', 'តួនាទី និងការទទួលខុសត្រូវ').optional(),
  requirements: named(text, 'requirements', 'លក្ខខណ្ឌតម្រូវ').optional(),
  benefits: named(text, 'benefits', 'អត្ថប្រយោជន៍').optional(),
  skills: named(atMost(jobSkills, z.array(skill)), 'skills', 'ជំនាញ').default([]),
  languages: named(choices(languages), 'languages', 'ភាសា').default([]),
  questions: questions.default([]),
  closingDate: closing(day).optional(),
  attachments: named(atMost(jobAttachments, z.array(uploadedFile)), 'documents', 'ឯកសារភ្ជាប់').default([]),
  applyBy: applyBy(0).default(['site']),
  contactName: named(line(80), 'contact person', 'ឈ្មោះអ្នកទំនាក់ទំនង').optional(),
  contactPhone: named(phone, 'contact phone', 'លេខទូរស័ព្ទទំនាក់ទំនង').optional(),
  contactEmail: named(email, 'contact e-mail', 'អ៊ីមែលទំនាក់ទំនង').optional(),
});

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

/** A job as its recruiter saves it; a draft may leave all but the title open. */
export const jobDraft = ordered(jobFields);
export type JobDraft = z.input<typeof jobDraft>;

/** Saved with `publish` it is public at once: both happen, or neither. */
const savedFields = jobFields.extend({ publish: named(z.boolean(), 'publish', 'ផ្សាយ').optional() });
export const jobNew = ordered(savedFields);
export const jobEdit = ordered(savedFields.extend(edited));

const laterThan = (today: string, orElse: (date: string) => boolean) => {
  const isLater = (date: string) => date > today || orElse(date);
  return day.refine(isLater, { error: 'date_after', params: { date: today } });
};

/** The closing date of a job that shall be open: after `today`, or `kept`, its own, to the end of that day. */
export const closingDay = (today: string, kept?: string) =>
  laterThan(today, (date) => date === today && date === kept);

/** What job seekers need: the same fields with the required ones there. */
const wholeJob = (closingDate: ReturnType<typeof closingDay>) =>
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
 * A job that may be published, or stay so. `today` is the day in Phnom Penh (`yyyy-MM-dd`), `keptClosingDate` the
 * date of a job that has been open.
 */
export const publishableJob = (today: string, keptClosingDate?: string) =>
  wholeJob(closingDay(today, keptClosingDate));

/** A closed job keeps its public page: it stays as whole as an open one, but for its own date, which may be past. */
export const closedJob = (today: string, keptClosingDate?: string) =>
  wholeJob(laterThan(today, (date) => date === keptClosingDate));
