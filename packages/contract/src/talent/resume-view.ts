import { z } from 'zod';
import { signedLink } from '../hiring/application.ts';
import { companyOfJob } from '../jobs/job.ts';
import { shownBilingual } from '../kernel/bilingual.ts';
import { endpoint, foundPage, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { image } from '../kernel/image.ts';
import { listQuery } from '../kernel/list-query.ts';
import { publicResume } from './resume.ts';
import { resumeAttachment, resumeParts, resumePrivateParts } from './resume-part.ts';
import { resumePdfBody } from './resume-pdf.ts';
import { resumes, resumeViewSorts } from './resume-view-option.ts';
import { talentCard, talentDetail } from './talent.ts';

/** Days over which a CV's views are counted for its owner. */
export const shownDays = 30;

/**
 * CV in resume search: anonymous for a recruiter until the company has opened it, without salary for job seekers.
 *
 * @collected by the description of the API.
 */
export const resumeCard = z.strictObject({
  ...talentCard.shape,
  name: shownBilingual.nullable(),
  /** Time at which the caller's company opened it. */
  openedAt: z.iso.datetime().nullable(),
});
export type ResumeCard = z.infer<typeof resumeCard>;

/** CV views that a company has left, in all orders; the next one is taken from the order that ends first. */
const cvViews = z.strictObject({ left: z.int().positive(), until: z.iso.date() });
export type CvViews = z.infer<typeof cvViews>;

/**
 * Full CV with contact details, for a company that has opened it.
 *
 * @collected by the description of the API.
 */
export const fullResume = z.strictObject({
  ...record,
  ...resumeParts,
  ...resumePrivateParts,
  activeOn: z.iso.date(),
  photo: image.nullable(),
  attachments: z.array(resumeAttachment.extend({ url: z.string() })),
});
export type FullResume = z.infer<typeof fullResume>;

const opened = z.strictObject({
  shown: z.literal('full'),
  resume: fullResume,
  openedAt: z.iso.datetime(),
});

/**
 * CV as far as the caller may read it.
 *
 * @collected by the description of the API.
 */
export const shownResume = z.discriminatedUnion('shown', [
  /** For a recruiter whose company has not opened it, with the CV views available for opening it. */
  z.strictObject({ shown: z.literal('unnamed'), resume: talentDetail, views: cvViews.nullable() }),
  opened,
  /** For a job seeker: without contacts. */
  z.strictObject({ shown: z.literal('public'), resume: publicResume }),
]);
export type ShownResume = z.infer<typeof shownResume>;

/** Maximum number of people with public CVs whose names a job seeker sees in a day; beyond it cards are anonymous. */
export const maxNamedPerDay = 100;

export const resumeList = endpoint({
  method: 'GET',
  path: '/resume',
  access: 'ResumeSearch',
  summary:
    'List CVs: anonymous for recruiters until their company has opened them; for job seekers, public ones without salaries, with a daily limit of names',
  query: listQuery(resumes),
  response: foundPage(resumeCard),
  limit: 'work',
});

export const resumeGet = endpoint({
  method: 'GET',
  path: '/resume/:id',
  notWhileImpersonating: true,
  access: 'ResumeSearch',
  summary:
    "Get a CV as far as the caller may read it: anonymous, whole once the caller's company has opened it, or, for job seekers, without contacts. Does not use a CV view",
  response: one(shownResume),
  limit: 'open',
});

export const resumeOpen = endpoint({
  method: 'POST',
  path: '/resume/:id/view',
  access: 'ResumeView',
  summary:
    'Open a whole CV. The first time uses one CV view of the active order that ends first; later, and for colleagues, it uses none',
  response: one(opened),
  limit: 'open',
});

export const cvViewsGet = endpoint({
  method: 'GET',
  path: '/resume/views',
  access: 'ResumeView',
  summary:
    "Get the number of CV views left to the caller's company; null without an order with CV views left",
  response: one(cvViews.nullable()),
});

export const openedResumePdf = endpoint({
  method: 'POST',
  path: '/resume/:id/pdf',
  access: 'ResumeView',
  summary: "Create a short-lived link to a CV that the caller's company has opened, as a PDF",
  body: resumePdfBody,
  response: one(signedLink),
  status: 201,
  limit: 'open',
});

/** Company that has opened the user's full CV. */
const resumeViewer = z.strictObject({ ...record, company: companyOfJob });
export type ResumeViewer = z.infer<typeof resumeViewer>;

export const resumeViewerList = endpoint({
  method: 'GET',
  path: '/users/resume/views',
  access: 'Resume',
  summary: "List the companies that have opened the caller's whole CV, latest first",
  query: listQuery({ filters: {}, sorts: resumeViewSorts }),
  response: page(resumeViewer),
});

export const resumeStatisticsGet = endpoint({
  method: 'GET',
  path: '/users/resume/statistics',
  access: 'Resume',
  summary: `Count the companies' views of the caller's CV in the last ${shownDays} days, once a day per company, and the companies that have opened it whole so far`,
  response: one(z.strictObject({ shown: z.int().nonnegative(), opened: z.int().nonnegative() })),
});

/** @collected by `errors.ts`. */
export const errors = {
  'resume.no_views': {
    status: 409,
    en: 'Your company has no CV views left. Order a package to open more CVs.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកអស់សិទ្ធិបើកមើលប្រវត្តិរូបហើយ។ សូមបញ្ជាទិញកញ្ចប់សេវា ដើម្បីបើកមើលបន្ថែម។',
  },
  'resume.most_a_day': {
    status: 429,
    en: 'You’ve reached today’s limit of {most} CVs. CVs you’ve opened today stay available. Open others tomorrow.',
    km: 'ថ្ងៃនេះ អ្នកបានមើលប្រវត្តិរូបគ្រប់ចំនួនកំណត់ {most} ហើយ។ ប្រវត្តិរូបដែលបានបើកថ្ងៃនេះ នៅតែមើលបាន។ សូមបើកប្រវត្តិរូបផ្សេងនៅថ្ងៃស្អែក។',
  },
} satisfies Errors;
