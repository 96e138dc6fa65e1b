import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { jobMarks } from '../jobs/job-moderation-option.ts';
import { always, atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { type Options, some } from '../kernel/option.ts';
import { email, id, text } from '../kernel/text.ts';
import {
  adminReports,
  authorMeasures,
  reasonsOf,
  reportNouns,
  reportReasons,
  reportStatuses,
} from './report-option.ts';

export const reportLength = 500;

const reportFields = z.strictObject({
  noun: named(choice(reportNouns), 'reported content', 'ខ្លឹមសារដែលរាយការណ៍'),
  aboutId: named(id, 'reported content', 'ខ្លឹមសារដែលរាយការណ៍'),
  reason: named(choice(reportReasons), 'reason', 'មូលហេតុ'),
  words: named(text(reportLength), 'details', 'ព័ត៌មានបន្ថែម').nullish(),
});
/** Also asked of bodies that are wrong elsewhere. */
const isOffered = ({ noun, reason }: Pick<z.infer<typeof reportFields>, 'noun' | 'reason'>) =>
  typeof noun === 'string' && typeof reason === 'string' && Object.hasOwn(reasonsOf[noun] ?? {}, reason);
const onlyOffered = { path: ['reason'], error: 'option', ...always };
export const reportNew = reportFields.refine(isOffered, onlyOffered);

export const reportCreate = endpoint({
  method: 'POST',
  path: '/report',
  access: 'signed-in',
  summary:
    'Report a post, a comment, a job or a company to the operator; one report per user and subject, which may be changed while it is open',
  body: reportNew,
  response: nothing,
  status: 201,
  idempotent: true,
  limit: 'unasked',
});

/** A report without an account; the address, if there is one, is told what became of it. */
export const visitorReport = reportFields
  .extend({
    noun: named(choice(some(reportNouns, 'job', 'company')), 'reported content', 'ខ្លឹមសារដែលរាយការណ៍'),
    email: email.nullish(),
  })
  .refine(isOffered, onlyOffered);

export const reportCreateByVisitor = endpoint({
  method: 'POST',
  path: '/report/visitor',
  access: 'public',
  summary: 'Report a job or a company to the operator without an account',
  body: visitorReport,
  response: nothing,
  status: 201,
  limit: 'visitorReport',
});

/** What an operator needs to know of a reported job or company. */
const reportedBackground = z.strictObject({
  /** Marks of the job that nobody has dismissed. */
  marks: z.array(choice(jobMarks)),
  verified: z.boolean(),
  /** When the company joined. */
  since: z.iso.datetime(),
  openJobs: z.int().nonnegative(),
  /** Jobs of the company that the operator has closed or refused. */
  stoppedJobs: z.int().nonnegative(),
  /** Earlier reports about the company and its jobs that the operator has upheld. */
  upheld: z.int().nonnegative(),
});

/**
 * An account that reports, and what is known of it.
 *
 * @collected by the description of the API.
 */
export const reporter = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  /** Null for an account without an address. */
  email: z.string().nullable(),
  since: z.iso.datetime(),
  /** Its reports on the whole site, by what became of them. */
  open: z.int().nonnegative(),
  upheld: z.int().nonnegative(),
  refused: z.int().nonnegative(),
  /** True when its reports no longer count; it is not told. */
  ignored: z.boolean(),
});
export type Reporter = z.infer<typeof reporter>;

export const adminReport = z.strictObject({
  ...record,
  noun: choice(reportNouns),
  reason: choice(reportReasons),
  words: z.string().nullable(),
  status: choice(reportStatuses),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Null for a visitor. */
  reporter: reporter.nullable(),
  /** Address that a visitor left, to be told what became of the report. */
  email: z.string().nullable(),
  /** Reported record in its present state. */
  about: z.strictObject({
    /** The post, or the one that the comment belongs to. */
    postId: z.uuid().nullable(),
    jobId: z.uuid().nullable(),
    companyId: z.uuid().nullable(),
    /** Null for a deleted comment. */
    company: companyOfJob.nullable(),
    text: z.string().nullable(),
    /** True when it is publicly visible now. */
    shown: z.boolean(),
    /** Of a job or a company. */
    background: reportedBackground.nullable(),
  }),
  /** Number of open reports of the same record by other users; the answer closes these too. */
  others: z.int().nonnegative(),
});
export type AdminReport = z.infer<typeof adminReport>;
export type ReportedBackground = z.infer<typeof reportedBackground>;

export const adminReportList = endpoint({
  method: 'GET',
  path: '/admin/report',
  access: 'Admin',
  summary: "List reports; `search` covers the reported contents and the reporters' words",
  query: listQuery(adminReports),
  response: page(adminReport),
});

const decisionFields = z.strictObject({
  status: named(choice(some(reportStatuses, 'hidden', 'refused')), 'decision', 'ការសម្រេច'),
  /** Sent to the users who reported it. */
  answer: named(text(reportLength), 'answer', 'ចម្លើយ').nullish(),
  /** Only with `hidden`; the author gets `warning`, as the reason of a suspension too. */
  measure: named(choice(authorMeasures), 'measure', 'វិធានការ').nullish(),
  warning: named(text(reportLength), 'words to the author', 'ពាក្យជូនអ្នកសរសេរ').nullish(),
  ...edited,
});

export const reportDecision = decisionFields
  .refine(({ status, measure }) => !measure || status === 'hidden', { path: ['measure'], error: 'invalid' })
  .refine(({ measure, warning }) => !measure || Boolean(warning), { path: ['warning'], error: 'required' });

export const adminReportDecide = endpoint({
  method: 'PUT',
  path: '/admin/report/:id',
  access: 'Admin',
  summary:
    'Resolve all reports of the same content: hide it, close the job or suspend the company, and warn or suspend the author; or keep or restore it. All reporters are notified',
  body: reportDecision,
  response: one(adminReport),
  limit: 'work',
});

/** Warnings shown of an author, the latest first. */
export const maxWarnings = 5;

/**
 * Whoever wrote what is reported, and what the operator has had to do with them before.
 *
 * @collected by the description of the API.
 */
export const reportedAuthor = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  disabled: z.boolean(),
  /** Reports of other things that they wrote, and how many of these were upheld. */
  reports: z.int().nonnegative(),
  upheld: z.int().nonnegative(),
  /** Number of warnings, and the latest. */
  warned: z.int().nonnegative(),
  warnings: z.array(z.strictObject({ text: z.string(), createdAt: z.iso.datetime() })).max(maxWarnings),
});
export type ReportedAuthor = z.infer<typeof reportedAuthor>;

export const adminReportAuthor = endpoint({
  method: 'GET',
  path: '/admin/report/:id/author',
  access: 'Admin',
  summary:
    'Get the author of reported content, with earlier reports and warnings; null once the account has ended',
  response: one(reportedAuthor.nullable()),
});

/** Most accounts of one decision. */
export const reportersAtOnce = 50;

export const adminReporterList = endpoint({
  method: 'GET',
  path: '/admin/report/:id/reporter',
  access: 'Admin',
  summary: `List the accounts that have reported the same content as a report, the newest accounts first, ${reportersAtOnce} at most`,
  response: z.strictObject({ data: z.array(reporter.extend({ trusted: z.boolean() })) }),
});

/** @collected by the description of the API. */
export const reportersDecision = z.strictObject({
  reporters: named(
    atMost(reportersAtOnce, z.array(id).min(1, { error: 'required_choice' })),
    'accounts',
    'គណនី',
  ),
  /** False counts their further reports again, and those made meanwhile. */
  ignored: named(z.boolean(), 'decision', 'ការសម្រេច'),
});

export const adminReportersIgnore = endpoint({
  method: 'PUT',
  path: '/admin/reporter',
  access: 'Admin',
  summary:
    'Keep all that accounts have reported: their open reports are refused, jobs that these closed reopen, and their further reports no longer count, without their being told; or count them again',
  body: reportersDecision,
  response: z.strictObject({
    data: z.strictObject({
      /** Reports that this has answered. */
      reports: z.int().nonnegative(),
      /** Jobs that this has reopened. */
      jobs: z.int().nonnegative(),
    }),
  }),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'report.hide': { en: 'Hid reported content', km: 'លាក់ខ្លឹមសារដែលត្រូវបានរាយការណ៍' },
  'report.warn': {
    en: 'Warned the author of reported content',
    km: 'ព្រមានអ្នកសរសេរខ្លឹមសារដែលត្រូវបានរាយការណ៍',
  },
  'report.refuse': { en: 'Kept reported content', km: 'ទុកខ្លឹមសារដែលត្រូវបានរាយការណ៍នៅដដែល' },
  'reporter.ignore': {
    en: 'Refused all reports of an account, which no longer count',
    km: 'បដិសេធការរាយការណ៍ទាំងអស់របស់គណនីមួយ ហើយលែងរាប់បញ្ចូល',
  },
  'reporter.count': { en: 'Counted the reports of an account again', km: 'រាប់ការរាយការណ៍របស់គណនីមួយឡើងវិញ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'report.answered': {
    status: 409,
    en: 'You’ve already reported this, and the operator has decided on it.',
    km: 'អ្នកបានរាយការណ៍រឿងនេះរួចហើយ ហើយអ្នកគ្រប់គ្រងក៏បានសម្រេចហើយដែរ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/report'] as const;
