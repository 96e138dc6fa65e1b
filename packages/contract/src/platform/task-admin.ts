import { z } from 'zod';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { adminTasks, taskStates } from './task-admin-option.ts';

/**
 * Background task in the operators' list. Completed ones are stored for a day, failed ones for a week.
 *
 * @collected by the description of the API.
 */
export const adminTask = z.strictObject({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Name of its queue. */
  name: z.string(),
  /** What it does, or which e-mail it sends. */
  title: inBothLanguages,
  /** Template and recipient of an e-mail. */
  mail: z.strictObject({ template: z.string(), to: z.string() }).nullable(),
  /** Person, company or record that it concerns, with its page; null where there is none, or it is gone. */
  about: z.strictObject({ name: z.string(), path: z.string() }).nullable(),
  state: choice(taskStates),
  tries: z.int().nonnegative(),
  /** Error of the last attempt, as logged. */
  failure: z.string().nullable(),
  /** Time of the next attempt; null where that is now. */
  nextAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type AdminTask = z.infer<typeof adminTask>;

export const adminTaskList = endpoint({
  method: 'GET',
  path: '/admin/task',
  access: 'Admin',
  summary:
    'List e-mails and other background tasks: those waiting, and those that failed, with errors; `search` covers addresses, and the names in both languages',
  query: listQuery(adminTasks),
  response: page(adminTask),
});

const count = z.int().nonnegative();
/** @collected by the description of the API. */
export const taskStatistics = z.strictObject({
  /** Tasks that are waiting or will be retried, and since when the oldest due one has been waiting. */
  waiting: count,
  waitingSince: z.iso.datetime().nullable(),
  /** In the last 24 hours. */
  mailsSent: count,
  mailsFailed: count,
  othersFailed: count,
  /** All failed tasks still stored. */
  failed: count,
});
export type TaskStatistics = z.infer<typeof taskStatistics>;

export const taskStatisticsGet = endpoint({
  method: 'GET',
  path: '/admin/task/statistics',
  access: 'Admin',
  summary: 'Count the e-mails and other tasks that wait, or finished or failed in the last 24 hours',
  response: one(taskStatistics),
});

export const adminTaskRetry = endpoint({
  method: 'POST',
  path: '/admin/task/:id/retry',
  access: 'Admin',
  summary: 'Retry a task that failed or waits for its next attempt, at once',
  response: one(adminTask),
  limit: 'work',
});

export const adminTaskRetryAll = endpoint({
  method: 'POST',
  path: '/admin/task/retry',
  access: 'Admin',
  summary: 'Retry all failed tasks at once',
  response: one(z.strictObject({ count })),
  limit: 'work',
});

/** @collected by `audit.ts`. */
export const audited = {
  'task.retry': { en: 'Retried a task', km: 'ព្យាយាមកិច្ចការម្ដងទៀត' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'task.status': {
    status: 409,
    en: 'You can retry only tasks that have failed or are waiting for their next try.',
    km: 'អ្នកអាចព្យាយាមម្ដងទៀតបាន តែកិច្ចការដែលបរាជ័យ ឬកំពុងរង់ចាំព្យាយាមម្ដងទៀតប៉ុណ្ណោះ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/admin/task'] as const;
