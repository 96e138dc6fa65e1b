import { z } from 'zod';
import { always, atMost, typed } from './bound.ts';
import { edited, endpoint, listMeta, nothing, one, page, record } from './endpoint.ts';
import { jobCreateLimits, jobStatusLimits, searchLimits } from './limit.ts';
import { anyOf, listQuery } from './list.ts';
import { currencies } from './money.ts';
import {
  applyWays,
  genders,
  jobExperiences,
  jobSorts,
  jobStatuses,
  jobTypes,
  languages,
  postedWithin,
  qualifications,
  skillKinds,
} from './option.ts';
import { reference } from './reference.ts';
import { day, email, id, line, phone, richText } from './text.ts';
import { documentFacts, uploadedFile } from './upload.ts';

export const jobTextLength = 20_000;
export const jobSkills = 20;
export const jobAttachments = 5;
/** Hours that must pass between two refreshes of a job. */
export const refreshHours = 24;

const age = z.int().min(15).max(80);
/** Minor units of the job's currency, a month. */
const salary = z.int().min(0).max(1_000_000_000_00);

const skill = z.strictObject({ kind: z.enum(skillKinds), name: line(60) });
const ways = z.array(z.enum(applyWays));

/** All that a job can say, every field but the title open: what a draft is checked against. */
const jobFields = z.strictObject({
  title: line(120),
  categoryId: id.optional(),
  industryId: id.optional(),
  type: z.enum(jobTypes).optional(),
  experience: z.enum(jobExperiences).optional(),
  qualification: z.enum(qualifications).optional(),
  gender: z.enum(genders).optional(),
  ageFrom: age.optional(),
  ageTo: age.optional(),
  vacancies: z.int().min(1).max(1000).optional(),
  currency: z.enum(currencies).default('USD'),
  salaryFrom: salary.optional(),
  salaryTo: salary.optional(),
  negotiable: z.boolean().default(false),
  provinceId: id.optional(),
  address: line(200).optional(),
  description: richText(jobTextLength).optional(),
  requirements: richText(jobTextLength).optional(),
  benefits: richText(jobTextLength).optional(),
  skills: atMost(jobSkills, z.array(skill)).default([]),
  languages: atMost(languages.length, z.array(z.enum(languages))).default([]),
  closingDate: day.optional(),
  attachments: atMost(jobAttachments, z.array(uploadedFile)).default([]),
  applyBy: atMost(applyWays.length, ways).default(['site']),
  contactName: line(80).optional(),
  contactPhone: phone.optional(),
  contactEmail: email.optional(),
});

type Rules = Partial<z.output<typeof jobFields>>;

const inOrder = (from: unknown, to: unknown) =>
  typeof from !== 'number' || typeof to !== 'number' || from <= to;
const has = (job: Rules, way: (typeof applyWays)[number]) =>
  Array.isArray(job.applyBy) && job.applyBy.includes(way);
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
const jobNew = jobFields.extend({ publish: z.boolean().optional() });

const laterThan = (today: string, orElse: (date: string) => boolean) =>
  day.refine((date) => date > today || orElse(date), { error: 'date_after', params: { date: today } });

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
        closingDate,
        applyBy: atMost(applyWays.length, ways.min(1, { error: 'required' })).default(['site']),
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

const companyOfJob = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  nameKm: z.string().nullable(),
  /** Where the small logo is. */
  logo: z.string().nullable(),
});

/** A job in a list: what, who, where, how much, by when. */
export const jobCard = z.strictObject({
  ...record,
  /** Six digits, zero-padded. */
  postCode: z.string(),
  status: z.enum(jobStatuses),
  title: z.string(),
  company: companyOfJob,
  category: reference.nullable(),
  province: reference.nullable(),
  type: z.enum(jobTypes).nullable(),
  currency: z.enum(currencies),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  negotiable: z.boolean(),
  postedAt: z.iso.datetime().nullable(),
  closingDate: z.iso.date().nullable(),
});
export type JobCard = z.infer<typeof jobCard>;

const jobText = {
  industry: reference.nullable(),
  experience: z.enum(jobExperiences).nullable(),
  qualification: z.enum(qualifications).nullable(),
  gender: z.enum(genders).nullable(),
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
  vacancies: z.int().nullable(),
  address: z.string().nullable(),
  description: z.string().nullable(),
  requirements: z.string().nullable(),
  benefits: z.string().nullable(),
  skills: z.array(z.strictObject({ kind: z.enum(skillKinds), name: z.string() })),
  languages: z.array(z.enum(languages)),
  applyBy: z.array(z.enum(applyWays)),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
};

/** The last day on which a job was open that is closed now, by its date or by hand; null of any other. */
const closedOn = z.iso.date().nullable();

/** A job's public page. */
export const jobDetail = z.strictObject({
  ...jobCard.shape,
  ...jobText,
  company: z.strictObject({
    ...companyOfJob.shape,
    about: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string(),
  }),
  /** `url` opens one as long as the page is there. */
  attachments: z.array(z.strictObject({ ...documentFacts, url: z.string() })),
  closedOn,
  /** Whether an application on this site is taken now. */
  open: z.boolean(),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** What a recruiter may do with a job of their own in its present state. */
export const jobActions = [
  'edit',
  'publish',
  'close',
  'reopen',
  'archive',
  'delete',
  'refresh',
  'copy',
] as const;
export type JobAction = (typeof jobActions)[number];

/** A recruiter's own job in the lists by state. */
export const ownJob = z.strictObject({
  ...jobCard.shape,
  applications: z.int().nonnegative(),
  newApplications: z.int().nonnegative(),
  closedOn,
  actions: z.array(z.enum(jobActions)),
});
export type OwnJob = z.infer<typeof ownJob>;

/** A recruiter's own job, whole, to edit. */
export const ownJobDetail = z.strictObject({
  ...jobCard.shape,
  ...jobText,
  attachments: z.array(z.strictObject({ ...documentFacts, path: z.string() })),
  actions: z.array(z.enum(jobActions)),
});
export type OwnJobDetail = z.infer<typeof ownJobDetail>;

export const jobFilters = {
  categoryId: id,
  industryId: id,
  provinceId: id,
  companyId: id,
  type: anyOf(jobTypes),
  experience: anyOf(jobExperiences),
  qualification: anyOf(qualifications),
  /** Whole US dollars a month that the job's salary must reach. */
  salary: typed(6, 'integer')
    .regex(/^\d{1,6}$/, { error: 'integer' })
    .transform(Number),
  posted: z.enum(postedWithin, { error: 'option' }),
};

export const jobList = endpoint({
  method: 'GET',
  path: '/job',
  access: 'public',
  summary: 'Open jobs: search, filter, sort',
  query: listQuery({ filters: jobFilters, sorts: jobSorts }),
  answer: z.strictObject({
    data: z.array(jobCard),
    /** `corrected` is what was searched for instead of a text that finds nothing. */
    meta: listMeta.extend({ corrected: z.string().optional() }),
  }),
  limits: searchLimits,
});

export const jobGet = endpoint({
  method: 'GET',
  path: '/job/:id',
  access: 'public',
  summary: "A job's public page; a closed job says so, drafts and archived jobs are not there",
  answer: one(jobDetail),
});

export const jobCreate = endpoint({
  method: 'POST',
  path: '/job',
  access: 'PostJob',
  summary: 'Save a new job, as a draft or public at once',
  body: ordered(jobNew),
  answer: one(ownJobDetail),
  status: 201,
  idempotent: true,
  limits: jobCreateLimits,
});

export const ownJobList = endpoint({
  method: 'GET',
  path: '/job/own',
  access: 'PostJob',
  summary: "The recruiter's own jobs, by state; `search` looks at the title",
  query: listQuery({ filters: { status: anyOf(jobStatuses) }, sorts: ['createdAt_-1', 'createdAt_1'] }),
  answer: page(ownJob),
});

export const ownJobGet = endpoint({
  method: 'GET',
  path: '/job/own/:id',
  access: 'PostJob',
  summary: "One of the recruiter's own jobs, to edit",
  answer: one(ownJobDetail),
});

export const jobUpdate = endpoint({
  method: 'PUT',
  path: '/job/:id',
  access: 'PostJob',
  summary:
    "Save one of the recruiter's own jobs, and publish it if asked; an active job must stay publishable",
  body: ordered(jobNew.extend(edited)),
  answer: one(ownJobDetail),
});

export const jobDelete = endpoint({
  method: 'DELETE',
  path: '/job/:id',
  access: 'PostJob',
  summary: 'Delete a draft',
  answer: nothing,
});

export const jobStatusChange = endpoint({
  method: 'POST',
  path: '/job/:id/status',
  access: 'PostJob',
  summary: 'Publish, close, reopen or archive a job',
  body: z.strictObject({
    status: z.enum(['active', 'closed', 'archived']),
    closingDate: day.optional(),
  }),
  answer: one(ownJobDetail),
  idempotent: true,
  limits: jobStatusLimits,
});

export const jobRefresh = endpoint({
  method: 'POST',
  path: '/job/:id/refresh',
  access: 'PostJob',
  summary: 'Move an active job to the top of the newest, at most once in 24 hours',
  answer: one(ownJobDetail),
  idempotent: true,
});

export const jobCopy = endpoint({
  method: 'POST',
  path: '/job/:id/copy',
  access: 'PostJob',
  summary: 'Make a draft from one of the own jobs',
  answer: one(ownJobDetail),
  status: 201,
  idempotent: true,
  limits: jobCreateLimits,
});
