import { z } from 'zod';
import { jobCard } from '../jobs/job.ts';
import { jobStatuses } from '../jobs/job-option.ts';
import { always } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, listMeta, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { localeNames } from '../kernel/locale.ts';
import { some } from '../kernel/option.ts';
import { id, phone, text } from '../kernel/text.ts';
import { mailConsents } from '../messaging/mail-consent-option.ts';
import { documentFacts, uploadedFile } from '../platform/upload.ts';
import { resumeSnapshot } from '../talent/resume.ts';
import { answers, receivedAnswer, sentAnswer } from './answer.ts';
import { applicationEvent, ownApplicationEvent } from './application-event.ts';
import { applicationNote } from './application-note.ts';
import {
  applicationStatuses,
  appliedJobs,
  candidateSources,
  candidates,
  rejections,
} from './application-option.ts';
import { messageText } from './candidate-message.ts';
import { interviewFormats, interviewStatuses } from './interview-option.ts';
import { stageReference } from './stage-choice.ts';

export const coverLetterLength = 5000;

/** Fields of an application besides the CV, with or without an account. */
export const applicationWords = {
  jobId: named(id, 'job', 'ការងារ'),
  answers,
  phone,
  coverLetter: named(text(coverLetterLength), 'cover letter', 'លិខិតអមពាក្យសុំ').optional(),
};

type Given = { cv?: unknown; resume?: unknown };

/** Application by a job seeker: with the CV stored on the site, a file, or both. */
export const applicationBody = z
  .strictObject({
    ...applicationWords,
    resume: named(z.boolean(), 'CV on this site', 'ប្រវត្តិរូប (CV) នៅលើគេហទំព័រនេះ').default(false),
    cv: named(uploadedFile, 'CV', 'ប្រវត្តិរូប (CV)').optional(),
  })
  .refine(({ cv, resume }: Given) => resume === true || cv !== undefined, {
    path: ['cv'],
    error: 'required_choice',
    ...always,
  });

const common = {
  ...record,
  status: choice(applicationStatuses),
  viewedAt: z.iso.datetime().nullable(),
};

/** The coming interview: proposed, with its first time, or agreed with its time. */
const interview = z.strictObject({
  status: choice(some(interviewStatuses, 'proposed', 'agreed')),
  startsAt: z.iso.datetime(),
});

/** The same with what its candidate needs on the way, so that the list of applications can be read without a network. */
const comingInterview = interview.extend({
  minutes: z.int(),
  format: choice(interviewFormats),
  address: z.string().nullable(),
  link: z.string().nullable(),
  /** Number of the job's contact, if the job shows it. */
  phone: z.string().nullable(),
});
export type ComingInterview = z.infer<typeof comingInterview>;

/** Application in the recruiter's list; `updatedAt` is when it came to its state or stage. */
export const receivedApplication = z.strictObject({
  ...common,
  name: z.string(),
  /** Candidates added by hand may have only one of the two. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** False for candidates added by hand: only an e-mail reaches them. */
  hasAccount: z.boolean(),
  /** Link to the applicant's photo, valid for some minutes; null once the application is withdrawn. */
  photo: z.string().nullable(),
  job: z.strictObject({ _id: z.uuid(), title: z.string(), status: choice(jobStatuses) }),
  /** Null unless the candidate is short-listed. */
  stage: stageReference.nullable(),
  /** From 1 to 5; null where nobody has rated. Rating, tags and notes are visible to the company only. */
  rating: z.int().min(1).max(5).nullable(),
  tags: z.array(z.string()),
  /** Language of messages to the candidate. */
  locale: choice(localeNames),
  /** E-mail consent of a candidate added by hand; null for applicants, and without an address. */
  consent: choice(mailConsents).nullable(),
  interview: interview.nullable(),
  /** True when the answers match; null where the job wants no particular answers, or none were given. */
  fits: z.boolean().nullable(),
  /** Questions whose answers do not match. */
  unfit: z.array(z.string()),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

/** CV file, where one was sent. */
const cv = z.strictObject(documentFacts).nullable();

/**
 * CV as it was sent. The photo is the applicant's present one; its link is valid for some minutes.
 *
 * @collected by the description of the API.
 */
export const sentResume = resumeSnapshot.extend({ photo: z.string().nullable() });
export type SentResume = z.infer<typeof sentResume>;

/** Full application for the company. */
export const applicationDetail = z.strictObject({
  ...receivedApplication.shape,
  coverLetter: z.string().nullable(),
  cv,
  /** CV of the site, where it was sent; null once the application is withdrawn. */
  resume: sentResume.nullable(),
  answers: z.array(receivedAnswer),
  /** Number of questions that the job has now. */
  questions: z.int(),
  /** Source of a candidate added by hand; null for an application. */
  source: choice(candidateSources).nullable(),
  /** Reason for the present state, and whether the applicant is notified of it. */
  reason: z.string().nullable(),
  notifyReason: z.boolean(),
  rejection: choice(rejections).nullable(),
  job: z.strictObject({
    ...receivedApplication.shape.job.shape,
    vacancies: z.int().nullable(),
    hired: z.int().nonnegative(),
  }),
  /** When the candidate was notified that they are hired. */
  hiredToldAt: z.iso.datetime().nullable(),
  /** Latest first. */
  history: z.array(applicationEvent),
  /** Latest first. */
  notes: z.array(applicationNote),
  /** Number of colleagues who have given a scorecard. */
  scorecards: z.int().nonnegative(),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

/**
 * Application for its applicant: in the state of which they have been notified.
 *
 * @collected by the description of the API.
 */
export const ownApplication = z.strictObject({
  ...common,
  /** True when the applicant is hired and has been notified of it. */
  hired: z.boolean(),
  phone: z.string(),
  coverLetter: z.string().nullable(),
  cv,
  /** True when the CV of the site was sent. */
  hasResume: z.boolean(),
  answers: z.array(sentAnswer),
  job: jobCard,
  interview: comingInterview.nullable(),
});
export type OwnApplication = z.infer<typeof ownApplication>;

/**
 * Application with its history, latest first.
 *
 * @collected by the description of the API.
 */
export const ownApplicationDetail = z.strictObject({
  ...ownApplication.shape,
  resume: sentResume.nullable(),
  /** What the company has written to the applicant, latest first. */
  messages: z.array(messageText.extend({ _id: z.uuid(), createdAt: z.iso.datetime() })),
  history: z.array(ownApplicationEvent),
});
export type OwnApplicationDetail = z.infer<typeof ownApplicationDetail>;

export const statusCounts = z.strictObject({
  received: z.int(),
  shortlisted: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
});
export type StatusCounts = z.infer<typeof statusCounts>;

/** Job of the recruiter's company that has applications. */
export const appliedJob = z.strictObject({
  ...record,
  title: z.string(),
  status: choice(jobStatuses),
  closingDate: z.iso.date().nullable(),
  counts: statusCounts,
  /** Number of applications that nobody has opened. */
  unseen: z.int(),
  /** Time of the latest application. */
  latestAt: z.iso.datetime(),
});
export type AppliedJob = z.infer<typeof appliedJob>;

/** Link that opens a private file for a short time. */
export const signedLink = z.strictObject({
  url: z.string().meta({ examples: ['https://jobs.example.org/api/v1/file/q3N8vK1xT5bY7eR2wA9mC4'] }),
  expiresAt: z.iso.datetime(),
});

export const applicationCreate = endpoint({
  method: 'POST',
  path: '/application',
  access: 'UserAppliedJob',
  summary: 'Apply for a job with the CV on the site, a file, or both',
  body: applicationBody,
  response: one(ownApplication),
  status: 201,
  idempotent: true,
  limit: 'costly',
});

/** Query of the list of candidates and of its spreadsheet. */
export const candidateQuery = listQuery(candidates);

export const candidateList = endpoint({
  method: 'GET',
  path: '/application/candidate',
  access: 'AppliedJob',
  right: 'interview',
  summary:
    "List the applications for the company's jobs; `search` covers name, e-mail, phone, letter, submitted CV, and job",
  query: candidateQuery,
  response: z.strictObject({
    data: z.array(receivedApplication),
    /** `counts` covers all states, whichever are requested. */
    meta: listMeta.extend({ counts: statusCounts }),
  }),
});

export const candidateGet = endpoint({
  method: 'GET',
  path: '/application/:id/candidate',
  notWhileImpersonating: true,
  access: 'AppliedJob',
  right: 'interview',
  summary: 'Get an application for a job of the company, with its history; the first view is recorded',
  response: one(applicationDetail),
});

export const applicationCv = endpoint({
  method: 'POST',
  path: '/application/:id/cv',
  access: 'AppliedJob',
  right: 'interview',
  summary: "Create a short-lived link to an application's CV file",
  response: one(signedLink),
  status: 201,
});

export const applicationWithdraw = endpoint({
  method: 'POST',
  path: '/application/:id/withdraw',
  access: 'UserAppliedJob',
  summary:
    'Withdraw the caller’s application while it is undecided; the employer can no longer open its files',
  response: one(ownApplicationDetail),
  idempotent: true,
});

export const applicationRestore = endpoint({
  method: 'POST',
  path: '/application/:id/restore',
  access: 'UserAppliedJob',
  summary:
    'Restore the caller’s withdrawn application while the job is open: the employer can open its files again',
  response: one(ownApplicationDetail),
  idempotent: true,
  limit: 'work',
});

export const appliedJobList = endpoint({
  method: 'GET',
  path: '/application/applied-job',
  access: 'Application',
  summary:
    "List a job seeker's own applications; for a recruiter, the company's jobs with applications, and counts by state",
  query: listQuery(appliedJobs),
  response: page(z.union([ownApplication, appliedJob])),
});

export const appliedJobGet = endpoint({
  method: 'GET',
  path: '/application/applied-job/:id',
  access: 'Application',
  summary:
    "Get a job seeker's own application with its history; for a recruiter, a job of the company with counts",
  response: one(z.union([ownApplicationDetail, appliedJob])),
});

/** @collected by `errors.ts`. */
export const errors = {
  'application.exists': {
    status: 409,
    en: 'You have already applied for this job.',
    km: 'អ្នកបានដាក់ពាក្យសុំការងារនេះរួចហើយ។',
  },
  'application.restored_often': {
    status: 409,
    en: 'You’ve already restored this application several times. Contact the employer if you’re still interested.',
    km: 'អ្នកបានបន្តពាក្យសុំនេះឡើងវិញច្រើនដងហើយ។ បើនៅតែចាប់អារម្មណ៍ សូមទាក់ទងនិយោជកដោយផ្ទាល់។',
  },
  'application.decided': {
    status: 409,
    en: 'The employer has already decided, so you can no longer withdraw this application.',
    km: 'និយោជកបានសម្រេចរួចហើយ ដូច្នេះអ្នកមិនអាចដកពាក្យសុំនេះវិញបានទេ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/job/:id/apply', '/manage-user-applied', '/manage-user-applied/:id'] as const;
