import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { all, endpoint, one, page } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { localeNames } from '../kernel/locale.ts';
import { byDate } from '../kernel/option.ts';
import { taskKinds, taskStates } from './task-admin-option.ts';

/** A piece of background work, as operators see it. What is done is kept for a day, what has failed for a week. */
const adminTask = z.strictObject({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Of the queue that it waits in. */
  name: z.string(),
  /** Of an e-mail: which, and to whom. */
  mail: z.strictObject({ template: z.string(), to: z.string() }).nullable(),
  state: choice(taskStates),
  tries: z.int().nonnegative(),
  /** Why the last try failed, as the log says it. */
  failure: z.string().nullable(),
  /** When it is tried next, where that is not now. */
  nextAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type AdminTask = z.infer<typeof adminTask>;

export const adminTaskList = endpoint({
  method: 'GET',
  path: '/admin/task',
  access: 'Admin',
  summary:
    'E-mails and other background work: what waits, what failed and why; `search` looks at addresses and names',
  query: listQuery({
    filters: {
      state: named(anyOf(taskStates), 'state', 'ស្ថានភាព'),
      kind: named(anyOf(taskKinds), 'kind', 'ប្រភេទ'),
    },
    sorts: byDate,
  }),
  response: page(adminTask),
});

const count = z.int().nonnegative();
/** How the queue does. */
const taskStatistics = z.strictObject({
  /** What waits or will be tried again, and since when the oldest of what is due does. */
  waiting: count,
  waitingSince: z.iso.datetime().nullable(),
  /** Of the last 24 hours. */
  mailsSent: count,
  mailsFailed: count,
  othersFailed: count,
  /** All that has failed and is still kept. */
  failed: count,
});
export type TaskStatistics = z.infer<typeof taskStatistics>;

export const taskStatisticsGet = endpoint({
  method: 'GET',
  path: '/admin/task/statistics',
  access: 'Admin',
  summary: 'How many e-mails and other work wait, were done and failed in the last 24 hours',
  response: one(taskStatistics),
});

export const adminTaskRetry = endpoint({
  method: 'POST',
  path: '/admin/task/:id/retry',
  access: 'Admin',
  summary: 'Try again, at once, what has failed or waits for its next try',
  response: one(adminTask),
  limit: 'work',
});

export const adminTaskRetryAll = endpoint({
  method: 'POST',
  path: '/admin/task/retry',
  access: 'Admin',
  summary: 'Try again, at once, everything that has failed',
  response: one(z.strictObject({ count })),
  limit: 'work',
});

/** A kind of e-mail that the site sends, as its reader sees it, with made-up names in it. */
const mailTemplate = z.strictObject({
  name: z.string(),
  /** Whether it comes to everybody, or its reader may turn it off. */
  isNecessary: z.boolean(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export const adminMailTemplateList = endpoint({
  method: 'GET',
  path: '/admin/mail-template',
  access: 'Admin',
  summary: 'The e-mails that the site sends, in one language',
  query: z.strictObject({ language: named(choice(localeNames), 'language', 'ភាសា').optional() }),
  response: all(mailTemplate),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/admin/task', '/admin/mail-template'] as const;
