import { z } from 'zod';
import { jobStatuses } from '../jobs/job-option.ts';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, listMeta, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { byDate, byName } from '../kernel/option.ts';
import { id } from '../kernel/text.ts';
import {
  applicationDetail,
  decisionBody,
  receivedApplication,
  signedLink,
  statusCounts,
} from './application.ts';
import { applicationStatuses } from './application-option.ts';
import { answerFits } from './question-option.ts';

const job = z.strictObject({ _id: z.uuid(), title: z.string(), status: choice(jobStatuses) });

/** Job whose applications the operator screens for its company. The id is that of the service request. */
const operatorScreening = z.strictObject({
  ...record,
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  job,
  /** Start of the screening. */
  since: z.iso.datetime(),
  counts: statusCounts,
});
export type OperatorScreening = z.infer<typeof operatorScreening>;

/** Fields withheld from the operator: contact details and the company's own marks, which screening does not need. */
const kept = { email: true, phone: true, photo: true, rating: true, tags: true } as const;

/** Application in the list of the operator who screens it. */
const screenedApplication = receivedApplication.omit(kept);
export type ScreenedApplication = z.infer<typeof screenedApplication>;

/** Full application for the screening operator. A CV of this site comes without photo, contacts and references. */
const screenedDetail = applicationDetail.omit({ ...kept, notes: true }).extend({
  screening: z.strictObject({ _id: z.uuid(), company: operatorScreening.shape.company }),
});
export type ScreenedDetail = z.infer<typeof screenedDetail>;

export const screeningList = endpoint({
  method: 'GET',
  path: '/admin/screening',
  access: 'Admin',
  summary: 'The jobs whose applications are screened for their companies now',
  query: listQuery({ filters: {}, sorts: byDate }),
  response: page(operatorScreening),
});

export const screeningGet = endpoint({
  method: 'GET',
  path: '/admin/screening/:id',
  access: 'Admin',
  summary: 'One of them, by the request of its company; not there any more once it is ended',
  response: one(operatorScreening),
});

export const screeningApplications = endpoint({
  method: 'GET',
  path: '/admin/screening/:id/application',
  access: 'Admin',
  summary: 'The applications for the job; `search` looks at what the search of its company looks at',
  query: listQuery({
    filters: {
      status: named(anyOf(applicationStatuses), 'status', 'ស្ថានភាព'),
      fit: named(choice(answerFits), 'answers', 'ចម្លើយ'),
    },
    sorts: { ...byDate, ...byName },
  }),
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
  summary: 'One application of a job that is screened, with the CV; the audit log says that it was opened',
  response: one(screenedDetail),
});

export const screenedCv = endpoint({
  method: 'POST',
  path: '/admin/screening/application/:id/cv',
  access: 'Admin',
  summary: 'A short-lived link to the CV file of one, which the audit log says',
  response: one(signedLink),
  status: 201,
  limit: 'work',
});

export const screenedAttachment = endpoint({
  method: 'POST',
  path: '/admin/screening/application/:id/attachment',
  access: 'Admin',
  summary: 'The same to a file that the CV refers to',
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
    'Shortlist or reject a candidate for the company, or take either back; told as a decision of the company is',
  body: decisionBody,
  response: nothing,
  limit: 'work',
});

export const screeningEnd = endpoint({
  method: 'POST',
  path: '/admin/screening/:id/end',
  access: 'Admin',
  summary: 'End the screening of a job; its company is told',
  response: nothing,
  limit: 'work',
});

export const ownScreeningList = endpoint({
  method: 'GET',
  path: '/service/screening',
  access: 'PostJob',
  summary: "The jobs of one's company whose applications the operator screens now",
  response: all(z.strictObject({ _id: z.uuid(), job, since: z.iso.datetime() })),
});

export const ownScreeningEnd = endpoint({
  method: 'POST',
  path: '/service/screening/:id/end',
  access: 'PostJob',
  summary:
    "End the screening of a job of one's company: from then on the operator sees its applications no more",
  response: nothing,
  limit: 'costly',
});

/** @collected by `kernel/pages.ts`. */
export const pages = [
  '/admin/screening',
  '/admin/screening/:id',
  '/admin/screening/application/:id',
] as const;
