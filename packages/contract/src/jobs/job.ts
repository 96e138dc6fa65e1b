import { z } from 'zod';
import { askedQuestion, ownQuestion } from '../hiring/question.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, foundMeta, listMeta, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { some } from '../kernel/option.ts';
import { day } from '../kernel/text.ts';
import { documentFacts } from '../platform/upload.ts';
import { jobEdit, jobNew, publicationDay } from './job-draft.ts';
import { closing, shownOnCard, shownOnPage } from './job-field.ts';
import { jobs } from './job-filter.ts';
import { allStopReasons, jobStops, jobWarnings } from './job-moderation-option.ts';
import { jobHighlights, jobPerks, jobStatuses } from './job-option.ts';
import { jobActions, ownJobs } from './own-job-option.ts';
import { reference } from './reference.ts';
import { namedSkill } from './skill-name.ts';
import { understood } from './understood.ts';

/** Hour in Phnom Penh at which scheduled drafts are published. */
export const scheduledHour = 8;

/** Minimum hours between two refreshes of a job. */
export const refreshHours = 24;

/** The company of a job, as on its cards. */
export const companyOfJob = z.strictObject({
  _id: z.uuid(),
  name: z.string().meta({ examples: ['Mekong Trading'] }),
  nameKm: z.nullable(z.string().meta({ examples: ['មេគង្គ ត្រេឌីង'] })),
  /** URL path of the small logo. */
  logo: z.nullable(z.string().meta({ examples: ['/media/logo.webp'] })),
});

/** A job in a list. */
export const jobCard = z.strictObject({
  ...record,
  /** Six digits, zero-padded. */
  postCode: z.string().meta({ examples: ['004217'] }),
  status: choice(jobStatuses),
  ...shownOnCard,
  company: companyOfJob,
  category: reference.nullable(),
  province: reference.nullable(),
  /** Beginning of the description as plain text; null without one. */
  excerpt: z.nullable(
    z.string().meta({ examples: ['Month-end accounts and tax returns for a trading company.'] }),
  ),
  /** Khmer name of the trade that an English title names; null for any other. */
  tradeKm: z.nullable(z.string().meta({ examples: ['គណនេយ្យករ'] })),
  /** As the recruiter confirmed them, else as read from the text of its benefits. */
  perks: z.array(choice(jobPerks)),
  /** What its texts say, the rarest first. */
  highlights: z.array(choice(jobHighlights)),
  postedAt: z.iso.datetime().nullable(),
  /** True through the last day of the pin. */
  pinned: z.boolean(),
  /** True through the last day of the boost, which moves the job to the top of "newest" every morning. */
  boosted: z.boolean(),
});
export type JobCard = z.infer<typeof jobCard>;

const jobText = { ...shownOnPage, industry: reference.nullable() };

/** Last open day of a job that is closed now, by its date or by hand; else null. */
const closedOn = z.iso.date().nullable();

export const jobDetail = z.strictObject({
  ...jobCard.shape,
  ...jobText,
  skills: z.array(namedSkill),
  company: z.strictObject({
    ...companyOfJob.shape,
    about: z.string().nullable(),
    website: z.string().nullable(),
    address: z.string(),
  }),
  /** `url` is valid as long as the page is public. */
  attachments: z.array(z.strictObject({ ...documentFacts, url: z.string() })),
  /** Screening questions in order, without the answers that the company wants. */
  questions: z.array(askedQuestion),
  closedOn,
  /** Of what readers are warned. */
  warnings: z.array(choice(jobWarnings)),
  /** True if applications on this site are accepted now. */
  open: z.boolean(),
});
export type JobDetail = z.infer<typeof jobDetail>;

/** The operator's decision against a job: a refused draft or a closed job. */
export const jobStop = z.strictObject({
  kind: choice(jobStops),
  reason: choice(allStopReasons),
  words: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Stopped = z.infer<typeof jobStop>;

/** Time of an active job's next allowed refresh; null if it is allowed now. */
const refreshFrom = z.iso.datetime().nullable();

/**
 * A recruiter's own job in their lists.
 *
 * @collected by the description of the API.
 */
export const ownJob = z.strictObject({
  ...jobCard.shape,
  applications: z.int().nonnegative(),
  newApplications: z.int().nonnegative(),
  refreshFrom,
  /** Day on whose morning the draft is published. */
  scheduledOn: z.iso.date().nullable(),
  closedOn,
  stop: jobStop.nullable(),
  actions: z.array(z.enum(jobActions)),
});
export type OwnJob = z.infer<typeof ownJob>;

/** A recruiter's own job, whole, for editing. */
export const ownJobDetail = z.strictObject({
  ...jobCard.shape,
  ...jobText,
  attachments: z.array(z.strictObject({ ...documentFacts, path: z.string() })),
  questions: z.array(ownQuestion),
  /** False while the perks are only read from the text of the benefits. */
  perksConfirmed: z.boolean(),
  /** Criteria of the scorecard, where the company has chosen them. */
  criteria: z.array(z.string()),
  refreshFrom,
  scheduledOn: z.iso.date().nullable(),
  stop: jobStop.nullable(),
  actions: z.array(z.enum(jobActions)),
});
export type OwnJobDetail = z.infer<typeof ownJobDetail>;

/** For a search, also how its text was read, and how many of the results have the work in their title. */
export const jobsFoundMeta = foundMeta.extend({
  understood: z
    .array(understood)
    .describe(
      'With a search: what parts of its text, or of `corrected`, were read as; offsets in UTF-16 units',
    )
    .optional(),
  in_title: z
    .int()
    .nonnegative()
    .describe('With a search for work: how many results have it in their title')
    .optional(),
});

const jobsFound = z.strictObject({ data: z.array(jobCard), meta: jobsFoundMeta });
export type JobsFound = z.infer<typeof jobsFound>;

export const jobList = endpoint({
  method: 'GET',
  path: '/job',
  access: 'public',
  summary: 'List open jobs: search, filter, sort',
  searches: 'job',
  query: listQuery(jobs),
  response: jobsFound,
  limit: 'search',
});

export const jobListForMe = endpoint({
  ...jobList,
  path: '/job/for-me',
  access: 'IgnoredCompany',
  summary: 'List open jobs without those of companies that the caller ignores: search, filter, sort',
});

export const jobGet = endpoint({
  method: 'GET',
  path: '/job/:id',
  access: 'public',
  summary: "Get a job's public page; a closed job is marked, drafts and archived jobs are not found",
  response: one(jobDetail),
});

export const jobCreate = endpoint({
  method: 'POST',
  path: '/job',
  access: 'PostJob',
  summary: 'Create a job, as a draft, scheduled for a later day or published at once',
  body: jobNew,
  response: one(ownJobDetail),
  status: 201,
  idempotent: true,
  limit: 'create',
});

export const ownJobList = endpoint({
  method: 'GET',
  path: '/job/own',
  access: 'PostJob',
  right: 'numbers',
  summary: "List the recruiter's own jobs, by state; `search` covers titles",
  query: listQuery(ownJobs),
  response: z.strictObject({
    data: z.array(ownJob),
    /** `counts` covers all states, whichever are requested. */
    meta: listMeta.extend({ counts: z.record(choice(jobStatuses), z.int().nonnegative()) }),
  }),
});

export const ownJobGet = endpoint({
  method: 'GET',
  path: '/job/own/:id',
  access: 'PostJob',
  right: 'numbers',
  summary: "Get one of the recruiter's own jobs, for editing",
  response: one(ownJobDetail),
});

export const ownJobPreview = endpoint({
  method: 'GET',
  path: '/job/own/:id/preview',
  access: 'PostJob',
  right: 'any',
  summary: "Get one of the recruiter's own jobs as its public page would show it if it were open",
  response: one(jobDetail),
});

export const jobUpdate = endpoint({
  method: 'PUT',
  path: '/job/:id',
  access: 'PostJob',
  summary:
    "Update one of the recruiter's own jobs, and optionally publish or schedule it; an active job must remain publishable",
  body: jobEdit,
  response: one(ownJobDetail),
  limit: 'edit',
});

export const jobDelete = endpoint({
  method: 'DELETE',
  path: '/job/:id',
  access: 'PostJob',
  summary: 'Delete a draft',
  response: nothing,
});

export const jobStatusChange = endpoint({
  method: 'POST',
  path: '/job/:id/status',
  access: 'PostJob',
  summary:
    'Publish, close, reopen or archive a job; `draft` withdraws one that waits for approval. If new jobs need approval, publishing makes the job wait',
  body: z.strictObject({
    status: named(choice(some(jobStatuses, 'draft', 'active', 'closed', 'archived')), 'status', 'ស្ថានភាព'),
    closingDate: closing(day).optional(),
  }),
  response: one(ownJobDetail),
  idempotent: true,
  limit: 'edit',
});

/** Form for scheduling a publication. */
export const scheduleForm = z.strictObject({ scheduledOn: publicationDay });

export const jobSchedule = endpoint({
  method: 'PUT',
  path: '/job/:id/schedule',
  access: 'PostJob',
  summary: 'Schedule a draft for the morning of a later day, or remove its schedule (null)',
  body: z.strictObject({ scheduledOn: publicationDay.nullable() }),
  response: one(ownJobDetail),
  limit: 'edit',
});

export const jobRefresh = endpoint({
  method: 'POST',
  path: '/job/:id/refresh',
  access: 'PostJob',
  summary: 'Move an active job to the top of the newest, at most once in 24 hours',
  response: one(ownJobDetail),
  idempotent: true,
  limit: 'edit',
});

export const jobCopy = endpoint({
  method: 'POST',
  path: '/job/:id/copy',
  access: 'PostJob',
  summary: "Copy one of the recruiter's own jobs into a draft",
  response: one(ownJobDetail),
  status: 201,
  idempotent: true,
  limit: 'create',
});

/** @collected by `errors.ts`. */
export const errors = {
  'job.incomplete': { status: 422, en: 'Data validation failed', km: 'ព័ត៌មានមិនត្រឹមត្រូវ' },
  'job.closed': {
    status: 409,
    en: 'This job is closed and no longer accepts applications.',
    km: 'ការងារនេះបានបិទ ហើយលែងទទួលពាក្យសុំ។',
  },
  'job.not_on_site': {
    status: 409,
    en: 'This employer doesn’t take applications here. See “How to apply” in the job.',
    km: 'និយោជកនេះមិនទទួលពាក្យសុំនៅទីនេះទេ។ សូមមើល «របៀបដាក់ពាក្យ» នៅលើទំព័រការងារ។',
  },
  'job.status': {
    status: 409,
    en: 'The status of this job has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពការងារបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
  'job.refresh_too_soon': {
    status: 409,
    en: 'You can move a job to the top once every 24 hours. Try again later.',
    km: 'ការងារមួយអាចលើកឡើងលើគេបានម្ដងក្នុង 24 ម៉ោង។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = [
  '/job',
  '/job/:id',
  '/post/job-old',
  '/manage-job',
  '/manage-job/active',
  '/manage-job/closed',
  '/manage-job/draft',
  '/manage-job/create',
  '/manage-job/:id',
  '/manage-job/:id/preview',
] as const;
