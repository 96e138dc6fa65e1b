import { z } from 'zod';
import { jobStatuses } from '../jobs/job-option.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, listMeta, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { id } from '../kernel/text.ts';
import { applicationDetail, receivedApplication, signedLink, statusCounts } from './application.ts';
import { screenedApplications } from './application-option.ts';
import { decisionBody } from './decision.ts';

const job = z.strictObject({ _id: z.uuid(), title: z.string(), status: choice(jobStatuses) });

/**
 * Job whose applications the operator screens for its company. The id is that of the service request.
 *
 * @collected by the description of the API.
 */
export const operatorScreening = z.strictObject({
  ...record,
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  job,
  /** Start of the screening. */
  since: z.iso.datetime(),
  counts: statusCounts,
});
export type OperatorScreening = z.infer<typeof operatorScreening>;

/** Fields withheld from the operator: contact details and the company's own marks and plans, which screening does not need. */
const kept = {
  email: true,
  phone: true,
  photo: true,
  rating: true,
  tags: true,
  stage: true,
  interview: true,
} as const;

/**
 * Application in the list of the operator who screens it.
 *
 * @collected by the description of the API.
 */
export const screenedApplication = receivedApplication.omit(kept);
export type ScreenedApplication = z.infer<typeof screenedApplication>;

/**
 * Full application for the screening operator. A CV of this site comes without photo, contacts and references.
 *
 * @collected by the description of the API.
 */
export const screenedDetail = applicationDetail.omit({ ...kept, notes: true, hiredToldAt: true }).extend({
  screening: z.strictObject({ _id: z.uuid(), company: operatorScreening.shape.company }),
});
export type ScreenedDetail = z.infer<typeof screenedDetail>;

export const screeningList = endpoint({
  method: 'GET',
  path: '/admin/screening',
  access: 'Admin',
  summary: 'List the jobs whose applications the operator screens at present',
  query: listQuery(newestFirst),
  response: page(operatorScreening),
});

export const screeningGet = endpoint({
  method: 'GET',
  path: '/admin/screening/:id',
  access: 'Admin',
  summary: 'Get a screening by its service request; not found once it has ended',
  response: one(operatorScreening),
});

export const screeningApplications = endpoint({
  method: 'GET',
  path: '/admin/screening/:id/application',
  access: 'Admin',
  summary: "List the applications of a screened job; `search` covers the same fields as the company's search",
  query: listQuery(screenedApplications),
  response: z.strictObject({
    data: z.array(screenedApplication),
    /** `counts` covers all states, whichever are requested. */
    meta: listMeta.extend({ counts: statusCounts }),
  }),
});

export const screenedGet = endpoint({
  method: 'GET',
  path: '/admin/screening/application/:id',
  access: 'Admin',
  summary: 'Get an application of a screened job with its CV; recorded in the audit log',
  response: one(screenedDetail),
});

export const screenedCv = endpoint({
  method: 'POST',
  path: '/admin/screening/application/:id/cv',
  access: 'Admin',
  summary: "Create a short-lived link to an application's CV file; recorded in the audit log",
  response: one(signedLink),
  status: 201,
  limit: 'work',
});

export const screenedAttachment = endpoint({
  method: 'POST',
  path: '/admin/screening/application/:id/attachment',
  access: 'Admin',
  summary: 'Create a short-lived link to a file that the CV refers to; recorded in the audit log',
  body: z.strictObject({ attachmentId: named(id, 'attachment', 'ឯកសារភ្ជាប់') }),
  response: one(signedLink),
  status: 201,
  limit: 'work',
});

export const screenedDecide = endpoint({
  method: 'PUT',
  path: '/admin/screening/application/:id/status',
  access: 'Admin',
  summary:
    'Shortlist or reject a candidate for the company, or undo either; the candidate is notified as of a decision by the company',
  body: decisionBody,
  response: nothing,
  limit: 'work',
});

export const screeningEnd = endpoint({
  method: 'POST',
  path: '/admin/screening/:id/end',
  access: 'Admin',
  summary: 'End the screening of a job; its company is notified',
  response: nothing,
  limit: 'work',
});

export const ownScreeningList = endpoint({
  method: 'GET',
  path: '/service/screening',
  access: 'PostJob',
  right: 'hire',
  summary: "List the jobs of the caller's company whose applications the operator screens at present",
  response: all(z.strictObject({ _id: z.uuid(), job, since: z.iso.datetime() })),
});

export const ownScreeningEnd = endpoint({
  method: 'POST',
  path: '/service/screening/:id/end',
  access: 'PostJob',
  right: 'hire',
  summary:
    "End the screening of a job of the caller's company: the operator loses access to its applications",
  response: nothing,
  limit: 'costly',
});

/** @collected by `audit.ts`. */
export const audited = {
  'screening.open': { en: 'Opened an application for a company', km: 'បើកមើលពាក្យសុំជំនួសក្រុមហ៊ុន' },
  'screening.decide': { en: 'Decided on an application for a company', km: 'សម្រេចលើពាក្យសុំជំនួសក្រុមហ៊ុន' },
  'screening.end': { en: 'Ended the screening of a job', km: 'បញ្ចប់ការសម្រាំងបេក្ខជននៃការងារមួយ' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = [
  '/admin/screening',
  '/admin/screening/:id',
  '/admin/screening/application/:id',
] as const;
