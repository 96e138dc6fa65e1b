import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { byDate, some } from '../kernel/option.ts';
import { id, text } from '../kernel/text.ts';
import { reportNouns, reportReasons, reportStatuses } from './report-option.ts';

export const reportLength = 500;

export const reportNew = z.strictObject({
  noun: named(choice(reportNouns), 'reported item', 'ខ្លឹមសារដែលត្រូវបានរាយការណ៍'),
  aboutId: named(id, 'reported item', 'ខ្លឹមសារដែលត្រូវបានរាយការណ៍'),
  reason: named(choice(reportReasons), 'reason', 'មូលហេតុ'),
  words: named(text(reportLength), 'details', 'ព័ត៌មានបន្ថែម').nullish(),
});

export const reportCreate = endpoint({
  method: 'POST',
  path: '/report',
  access: 'signed-in',
  summary:
    'Report a post or a comment to the operator; one report per user and subject, which may be changed while it is open',
  body: reportNew,
  response: nothing,
  status: 201,
  idempotent: true,
  limit: 'unasked',
});

export const adminReport = z.strictObject({
  ...record,
  noun: choice(reportNouns),
  reason: choice(reportReasons),
  words: z.string().nullable(),
  status: choice(reportStatuses),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  reporter: z.strictObject({ _id: z.uuid(), name: z.string(), email: z.string() }),
  /** Reported record in its present state. */
  about: z.strictObject({
    postId: z.uuid(),
    /** Null for a deleted comment. */
    company: companyOfJob.nullable(),
    text: z.string().nullable(),
    /** True when it is publicly visible now. */
    shown: z.boolean(),
  }),
  /** Number of open reports of the same record by other users; the answer closes these too. */
  others: z.int().nonnegative(),
});
export type AdminReport = z.infer<typeof adminReport>;

export const adminReportList = endpoint({
  method: 'GET',
  path: '/admin/report',
  access: 'Admin',
  summary: "List reports; `search` covers the reported contents and the reporters' words",
  query: listQuery({
    filters: {
      status: named(anyOf(reportStatuses), 'status', 'ស្ថានភាព'),
      reason: named(anyOf(reportReasons), 'reason', 'មូលហេតុ'),
      noun: named(anyOf(reportNouns), 'reported item', 'ខ្លឹមសារដែលត្រូវបានរាយការណ៍'),
    },
    sorts: byDate,
  }),
  response: page(adminReport),
});

export const reportDecision = z.strictObject({
  status: named(choice(some(reportStatuses, 'hidden', 'refused')), 'decision', 'ការសម្រេច'),
  /** Sent to the users who reported it. */
  answer: named(text(reportLength), 'answer', 'ចម្លើយ').nullish(),
  ...edited,
});

export const adminReportDecide = endpoint({
  method: 'PUT',
  path: '/admin/report/:id',
  access: 'Admin',
  summary:
    'Resolve a report by hiding the reported content, or by keeping or restoring it; all its reporters are notified',
  body: reportDecision,
  response: one(adminReport),
  limit: 'work',
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/admin/report'] as const;
