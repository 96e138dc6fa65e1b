import { z } from 'zod';
import { jobCard } from '../jobs/job.ts';
import { jobStatuses } from '../jobs/job-option.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, listMeta, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { localeNames } from '../kernel/locale.ts';
import { byDate } from '../kernel/option.ts';
import { id, line, phone, text } from '../kernel/text.ts';
import { mailConsents } from '../messaging/mail-consent-option.ts';
import { documentFacts, uploadedFile } from '../platform/upload.ts';
import { resumeSnapshot } from '../talent/resume.ts';
import { answers, receivedAnswer, sentAnswer } from './answer.ts';
import {
  applicationEvents,
  applicationStatuses,
  candidateSorts,
  candidateSources,
  decisions,
  leastRatings,
  mostAtOnce,
  tagLength,
} from './application-option.ts';
import { answerFits } from './question-option.ts';

export const coverLetterLength = 5000;
const reasonLength = 1000;

/** What is said to the employer besides the CV, whoever applies. */
export const applicationWords = {
  jobId: named(id, 'job', 'ការងារ'),
  answers,
  phone,
  coverLetter: named(text(coverLetterLength), 'cover letter', 'លិខិតអមពាក្យសុំ').optional(),
};

type Given = { cv?: unknown; resume?: unknown };

/** What a job seeker sends with an application: the CV that they keep on the site, a file, or both. */
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

/** An application as its recruiter sees it in a list. */
export const receivedApplication = z.strictObject({
  ...common,
  name: z.string(),
  /** Whoever was added by hand may have but one of the two. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** A link to the applicant's photo that works for some minutes; none of who took the application back. */
  photo: z.string().nullable(),
  job: z.strictObject({ _id: z.uuid(), title: z.string(), status: choice(jobStatuses) }),
  /** From 1 to 5; null where nobody has rated. With the tags and the notes for the company alone. */
  rating: z.int().min(1).max(5).nullable(),
  tags: z.array(z.string()),
  /** The language that the candidate is written to in. */
  locale: choice(localeNames),
  /** Whether who was added by hand has agreed to e-mails; null of who applied, and of who has no address. */
  consent: choice(mailConsents).nullable(),
  /** Whether the answers are what the job wants; null where it wants none in particular, or none were given. */
  fits: z.boolean().nullable(),
  /** The questions whose answers are not. */
  unfit: z.array(z.string()),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

const event = {
  _id: z.uuid(),
  kind: choice(applicationEvents),
  createdAt: z.iso.datetime(),
  /** The state before and after, where it changed. */
  from: choice(applicationStatuses).nullable(),
  to: choice(applicationStatuses).nullable(),
  /** To the applicant only where the recruiter said so. */
  reason: z.string().nullable(),
};

/** What happened, as the company sees it. */
const applicationEvent = z.strictObject({
  ...event,
  /** Who did it; null where it was the applicant, or somebody who has no account any more. */
  by: z.string().nullable(),
  /** The operator did it on the company's behalf, as the company asked. */
  byCentre: z.boolean(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

/** What somebody of the company noted about the candidate. */
export const applicationNote = z.strictObject({
  ...record,
  text: z.string(),
  /** Null where the author has no account any more. */
  author: z.string().nullable(),
  /** Whether the reader wrote it, and may change it. */
  own: z.boolean(),
});
export type ApplicationNote = z.infer<typeof applicationNote>;

/** The file that was sent, where there is one. */
const cv = z.strictObject(documentFacts).nullable();

/** The CV as it was sent. Its photo is the one that the applicant shows now; the link works for some minutes. */
const sentResume = resumeSnapshot.extend({ photo: z.string().nullable() });
export type SentResume = z.infer<typeof sentResume>;

/** The same, whole. */
export const applicationDetail = z.strictObject({
  ...receivedApplication.shape,
  coverLetter: z.string().nullable(),
  cv,
  /** The CV of the site, where it was sent; null once the application is taken back. */
  resume: sentResume.nullable(),
  answers: z.array(receivedAnswer),
  /** How many questions the job asks now. */
  questions: z.int(),
  /** How somebody came who was added by hand; null of an application. */
  source: choice(candidateSources).nullable(),
  /** Of the present state, and whether the applicant is told. */
  reason: z.string().nullable(),
  notifyReason: z.boolean(),
  /** The latest first. */
  history: z.array(applicationEvent),
  /** The latest first. */
  notes: z.array(applicationNote),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

/** An application as its applicant sees it: in the state that they have been told of. */
const ownApplication = z.strictObject({
  ...common,
  phone: z.string(),
  coverLetter: z.string().nullable(),
  cv,
  /** Whether the CV of the site was sent. */
  hasResume: z.boolean(),
  answers: z.array(sentAnswer),
  job: jobCard,
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** What happened, as the applicant sees it: what they have been told, by nobody's name. */
const ownApplicationEvent = z.strictObject(event);
export type OwnApplicationEvent = z.infer<typeof ownApplicationEvent>;

/** The same, with its history, the latest first. */
const ownApplicationDetail = z.strictObject({
  ...ownApplication.shape,
  resume: sentResume.nullable(),
  history: z.array(ownApplicationEvent),
});
export type OwnApplicationDetail = z.infer<typeof ownApplicationDetail>;

/** Applications by their state. */
export const statusCounts = z.strictObject({
  received: z.int(),
  shortlisted: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
});
export type StatusCounts = z.infer<typeof statusCounts>;

/** A job of the recruiter's company that received applications. */
const appliedJob = z.strictObject({
  ...record,
  title: z.string(),
  status: choice(jobStatuses),
  closingDate: z.iso.date().nullable(),
  counts: statusCounts,
  /** Applications that nobody has opened yet. */
  unseen: z.int(),
  /** When the latest one came. */
  latestAt: z.iso.datetime(),
});
export type AppliedJob = z.infer<typeof appliedJob>;

const applicationFilters = {
  jobId: named(id, 'job', 'ការងារ'),
  status: named(anyOf(applicationStatuses), 'status', 'ស្ថានភាព'),
};

/** What a company narrows its candidates by besides. */
const candidateFilters = {
  ...applicationFilters,
  tag: named(line(tagLength), 'tag', 'ស្លាក'),
  rating: named(choice(leastRatings), 'rating', 'ពិន្ទុ'),
  fit: named(choice(answerFits), 'answers', 'ចម្លើយ'),
};

/** A link that opens a private file for a short time. */
export const signedLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });

const reason = named(text(reasonLength), 'reason', 'មូលហេតុ').optional();
const status = named(choice(decisions), 'status', 'ស្ថានភាព');

/** A decision on one application. */
export const decisionBody = z.strictObject({
  status,
  reason,
  /** Whether the mail to the applicant says the reason. */
  notifyReason: named(z.boolean(), 'telling the reason', 'ការប្រាប់មូលហេតុ').optional(),
  ...edited,
});

/** The same decision on several. */
const decisionsBody = z.strictObject({
  ids: named(atMost(mostAtOnce, z.array(id).min(1, { error: 'required_choice' })), 'applications', 'ពាក្យសុំ'),
  status,
});

/** What became of one of several: decided, so already, taken back by the applicant, or not there. */
const decisionOutcome = z.strictObject({
  _id: z.uuid(),
  outcome: z.enum(['decided', 'unchanged', 'withdrawn', 'missing']),
  /** The state before. */
  from: choice(applicationStatuses).nullable(),
});
export type DecisionOutcome = z.infer<typeof decisionOutcome>;

export const applicationCreate = endpoint({
  method: 'POST',
  path: '/application',
  access: 'UserAppliedJob',
  summary: 'Apply for a job, with the CV that is kept here, a file, or both',
  body: applicationBody,
  response: one(ownApplication),
  status: 201,
  idempotent: true,
  limit: 'costly',
});

/** What a list of candidates is asked for, and a table of it. */
export const candidateQuery = listQuery({ filters: candidateFilters, sorts: candidateSorts });

export const candidateList = endpoint({
  method: 'GET',
  path: '/application/candidate',
  access: 'AppliedJob',
  summary:
    "Applications for the jobs of the recruiter's company; `search` looks at name, e-mail, phone, letter, the CV that was sent, and job",
  query: candidateQuery,
  response: z.strictObject({
    data: z.array(receivedApplication),
    /** `counts` are of all states, whichever are asked for. */
    meta: listMeta.extend({ counts: statusCounts }),
  }),
});

export const candidateGet = endpoint({
  method: 'GET',
  path: '/application/:id/candidate',
  notWhileImpersonating: true,
  access: 'AppliedJob',
  summary: "One application for a job of the recruiter's company, with its history; the first look is noted",
  response: one(applicationDetail),
});

export const applicationCv = endpoint({
  method: 'POST',
  path: '/application/:id/cv',
  access: 'AppliedJob',
  summary: "A short-lived link to an application's CV file",
  response: one(signedLink),
  status: 201,
});

export const applicationDecide = endpoint({
  method: 'PUT',
  path: '/application/:id/status-at-company',
  access: 'AppliedJob',
  summary:
    'Shortlist or reject a candidate, or take either back. The candidate is told ten seconds later, if it is so still',
  body: decisionBody,
  response: one(applicationDetail),
  limit: 'work',
});

export const applicationsDecide = endpoint({
  method: 'PUT',
  path: '/application/status-at-company',
  access: 'AppliedJob',
  summary: 'The same decision on several candidates, each with its own outcome',
  body: decisionsBody,
  response: all(decisionOutcome),
  limit: 'work',
});

export const applicationWithdraw = endpoint({
  method: 'POST',
  path: '/application/:id/withdraw',
  access: 'UserAppliedJob',
  summary:
    'Take an own application back, as long as nothing is decided; the employer cannot open its files any more',
  response: one(ownApplicationDetail),
  idempotent: true,
});

export const appliedJobList = endpoint({
  method: 'GET',
  path: '/application/applied-job',
  access: 'Application',
  summary:
    "A job seeker's own applications; for a recruiter the jobs of the company that received some, with counts by state",
  query: listQuery({ filters: applicationFilters, sorts: byDate }),
  response: page(z.union([ownApplication, appliedJob])),
});

export const appliedJobGet = endpoint({
  method: 'GET',
  path: '/application/applied-job/:id',
  access: 'Application',
  summary:
    "A job seeker's own application with its history; for a recruiter a job of the company, with counts",
  response: one(z.union([ownApplicationDetail, appliedJob])),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/job/:id/apply', '/manage-user-applied', '/manage-user-applied/:id'] as const;
