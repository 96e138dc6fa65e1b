import { z } from 'zod';
import { applicationStatuses } from './application-option.ts';
import { choice } from './choice.ts';
import { endpoint, one, page, record } from './endpoint.ts';
import { named } from './field-label.ts';
import { jobCard } from './job.ts';
import { jobStatuses } from './job-option.ts';
import { applyLimits } from './limit.ts';
import { anyOf, listQuery } from './list.ts';
import { byDate } from './option.ts';
import { id, phone, text } from './text.ts';
import { documentFacts, uploadedFile } from './upload.ts';

export const coverLetterLength = 5000;

/** What a job seeker sends with an application. */
export const applicationBody = z.strictObject({
  jobId: named(id, 'job', 'ការងារ'),
  cv: named(uploadedFile, 'CV', 'ប្រវត្តិរូប (CV)'),
  phone,
  coverLetter: named(text(coverLetterLength), 'cover letter', 'លិខិតអមពាក្យសុំ').optional(),
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
  email: z.string(),
  phone: z.string(),
  /** A link to the applicant's photo that works for some minutes; none of who took the application back. */
  photo: z.string().nullable(),
  job: z.strictObject({ _id: z.uuid(), title: z.string(), status: choice(jobStatuses) }),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

const cv = z.strictObject(documentFacts);

/** The same, whole. */
export const applicationDetail = z.strictObject({
  ...receivedApplication.shape,
  coverLetter: z.string().nullable(),
  cv,
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

/** An application as its applicant sees it. */
export const ownApplication = z.strictObject({
  ...common,
  phone: z.string(),
  coverLetter: z.string().nullable(),
  cv,
  job: jobCard,
});
export type OwnApplication = z.infer<typeof ownApplication>;

/** Both sides narrow their applications alike. */
const applicationQuery = listQuery({
  filters: {
    jobId: named(id, 'job', 'ការងារ'),
    status: named(anyOf(applicationStatuses), 'status', 'ស្ថានភាព'),
  },
  sorts: byDate,
});

/** A link that opens a private file for a short time. */
export const signedLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });

export const applicationCreate = endpoint({
  method: 'POST',
  path: '/application',
  access: 'UserAppliedJob',
  summary: 'Apply for a job',
  body: applicationBody,
  response: one(ownApplication),
  status: 201,
  idempotent: true,
  limits: applyLimits,
});

export const applicationList = endpoint({
  method: 'GET',
  path: '/application',
  access: 'AppliedJob',
  summary: "Applications received for the recruiter's own jobs",
  query: applicationQuery,
  response: page(receivedApplication),
});

export const applicationGet = endpoint({
  method: 'GET',
  path: '/application/:id',
  access: 'AppliedJob',
  summary: "One application for one of the recruiter's own jobs; the first look is noted",
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

export const appliedJobList = endpoint({
  method: 'GET',
  path: '/application/applied-job',
  access: 'UserAppliedJob',
  summary: 'What the job seeker applied for',
  query: applicationQuery,
  response: page(ownApplication),
});
