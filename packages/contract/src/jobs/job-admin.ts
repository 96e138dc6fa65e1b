import { z } from 'zod';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { day, id, text } from '../kernel/text.ts';
import { jobDetail, jobStop } from './job.ts';
import { allJobs, jobMarks, stopReasons } from './job-moderation-option.ts';
import { jobStatuses } from './job-option.ts';

/**
 * Suspicious trait of a job, with the words found, or the job with the same text.
 *
 * @collected by the description of the API.
 */
export const jobMark = z.strictObject({
  kind: choice(jobMarks),
  said: z.string().nullable(),
  about: z
    .strictObject({
      _id: z.uuid(),
      title: z.string(),
      company: z.strictObject({ name: z.string(), nameKm: z.string().nullable() }),
    })
    .nullable(),
  /** True once an operator has dismissed the mark. */
  fine: z.boolean(),
});
export type JobMark = z.infer<typeof jobMark>;

/** A job in the operators' list. */
export const adminJob = z.strictObject({
  ...record,
  /** Six digits, zero-padded. */
  postCode: z.string(),
  title: z.string(),
  status: choice(jobStatuses),
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  postedAt: z.iso.datetime().nullable(),
  closingDate: z.iso.date().nullable(),
  /** Last day of the pin. */
  pinnedUntil: z.iso.date().nullable(),
  /** Last day of the boost, which moves the job to the top every morning. */
  boostedUntil: z.iso.date().nullable(),
  /** Since when a pending job has been waiting for the operator. */
  heldAt: z.iso.datetime().nullable(),
  /** The operator's decision against the job. */
  stop: jobStop.nullable(),
  marks: z.array(jobMark),
  applications: z.int().nonnegative(),
});
export type AdminJob = z.infer<typeof adminJob>;

/** Maximum days ahead that a job may be pinned or boosted. */
export const promotionDays = 365;

/** Null ends it, and so does an omitted day, because forms omit empty fields. */
export const jobPromotion = z.strictObject({
  pinnedUntil: named(day.nullable().default(null), 'pin end date', 'ថ្ងៃបញ្ចប់ការខ្ទាស់'),
  boostedUntil: named(day.nullable().default(null), 'boost end date', 'ថ្ងៃបញ្ចប់ការជំរុញ'),
});

export const adminJobList = endpoint({
  method: 'GET',
  path: '/admin/job',
  access: 'Admin',
  summary: 'List the jobs of all companies; `search` covers titles and companies, or is a post code',
  query: listQuery(allJobs),
  response: page(adminJob),
});

/**
 * A whole job, as visitors see it or would see it once it is approved.
 *
 * @collected by the description of the API.
 */
export const adminJobDetail = z.strictObject({
  ...adminJob.shape,
  company: z.strictObject({ ...adminJob.shape.company.shape, verified: z.boolean() }),
  text: jobDetail,
});
export type AdminJobDetail = z.infer<typeof adminJobDetail>;

export const adminJobGet = endpoint({
  method: 'GET',
  path: '/admin/job/:id',
  access: 'Admin',
  summary: 'Get a whole job of any company, whatever its visibility',
  response: one(adminJobDetail),
});

export const adminJobPromote = endpoint({
  method: 'PUT',
  path: '/admin/job/:id/promotion',
  access: 'Admin',
  summary: 'Pin and boost an open job until a day, or end either',
  body: jobPromotion,
  response: one(adminJob),
  limit: 'work',
});

/** Maximum number of jobs per decision. */
export const maxDecided = 50;
export const stopWordsLength = 500;

const jobs = named(
  atMost(maxDecided, z.array(z.strictObject({ _id: named(id, 'job', 'ការងារ'), ...edited })).min(1)),
  'jobs',
  'ការងារ',
);

/** Reason for refusing or closing a job; `other` needs words. */
const stopFields = z.strictObject({
  reason: named(choice(stopReasons), 'reason', 'មូលហេតុ'),
  words: named(text(stopWordsLength), 'message to the recruiter', 'សារទៅអ្នកជ្រើសរើសបុគ្គលិក').nullish(),
});
const inWords = ({ reason, words }: { reason?: unknown; words?: unknown }) =>
  reason !== 'other' || Boolean(words);
const needsWords = { path: ['words'], error: 'required', ...always };
export const stopForm = stopFields.refine(inWords, needsWords);

/**
 * Outcome per job: done, or left because it was changed meanwhile, is in another state, or is past its closing date.
 *
 * @collected by the description of the API.
 */
export const jobDecided = z.strictObject({
  done: z.array(z.uuid()),
  left: z.array(z.strictObject({ _id: z.uuid(), why: z.enum(['changed', 'state', 'past']) })),
});
export type JobDecided = z.infer<typeof jobDecided>;

export const adminJobApprove = endpoint({
  method: 'POST',
  path: '/admin/job/approve',
  access: 'Admin',
  summary:
    'Approve and publish waiting jobs; those changed since they were viewed, or past their closing date, are left unchanged',
  body: z.strictObject({ jobs }),
  response: one(jobDecided),
  limit: 'work',
});

export const adminJobRefuse = endpoint({
  method: 'POST',
  path: '/admin/job/refuse',
  access: 'Admin',
  summary: 'Refuse waiting jobs: they return to their recruiters with the reason, by e-mail',
  body: stopFields.extend({ jobs }).refine(inWords, needsWords),
  response: one(jobDecided),
  limit: 'work',
});

export const adminJobClose = endpoint({
  method: 'POST',
  path: '/admin/job/close',
  access: 'Admin',
  summary:
    'Close open jobs and remove their pages, with the reason by e-mail; only the operator can lift this',
  body: stopFields.extend({ jobs }).refine(inWords, needsWords),
  response: one(jobDecided),
  limit: 'work',
});

export const adminJobLift = endpoint({
  method: 'POST',
  path: '/admin/job/:id/lift',
  access: 'Admin',
  summary: 'Lift the closure of a job: it is open again until its closing date, if that is not past',
  response: one(adminJob),
  limit: 'work',
});

export const adminJobMark = endpoint({
  method: 'POST',
  path: '/admin/job/:id/mark',
  access: 'Admin',
  summary: 'Dismiss a mark of a job until the text it was found in changes, or restore it',
  body: z.strictObject({
    kind: named(choice(jobMarks), 'flag', 'ចំណុចសង្ស័យ'),
    fine: named(z.boolean(), 'resolution', 'ការដោះស្រាយ'),
  }),
  response: one(adminJob),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'job.promote': { en: 'Changed the promotion of a job', km: 'កែប្រែការផ្សព្វផ្សាយការងារ' },
  'job.approve': { en: 'Approved a job', km: 'អនុម័តការងារ' },
  'job.refuse': { en: 'Didn’t approve a job', km: 'មិនអនុម័តការងារ' },
  'job.close': { en: 'Closed a job', km: 'បិទការងារ' },
  'job.mark': { en: 'Reviewed the flags of a job', km: 'ពិនិត្យចំណុចសង្ស័យនៃការងារ' },
  'job.lift': { en: 'Reopened a job', km: 'បើកការងារឡើងវិញ' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = ['/admin/moderation', '/admin/job', '/admin/job/:id'] as const;
