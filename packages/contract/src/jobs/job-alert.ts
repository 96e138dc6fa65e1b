import { z } from 'zod';
import { atMost, recentMoment } from '../kernel/bound.ts';
import { choice, choices } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { maximumSearch } from '../kernel/list.ts';
import { maxIds } from '../kernel/list-query.ts';
import { id, line } from '../kernel/text.ts';
import { jobCard } from './job.ts';
import { alertFrequencies, alertProblems } from './job-alert-option.ts';
import { forEachFilter, type JobFilterName, type JobWanted } from './job-filter.ts';

/** Maximum number of alerts per user, and of companies that a user follows. */
export const maxAlerts = 20;
export const maxFollowed = 50;

const criterionOf = {
  record: () => id,
  records: () => atMost(maxIds, z.array(id).min(1, { error: 'required_choice' })),
  several: choices,
  all: choices,
  one: choice,
  amount: () => z.int().min(0).max(999_999),
  yes: () => z.literal(true),
};
const criteria = forEachFilter(({ takes, options = {}, words }) =>
  named(criterionOf[takes](options) as z.ZodType, words.en, words.km).optional(),
) as { [Name in JobFilterName]: z.ZodOptional<z.ZodType<JobWanted[Name], JobWanted[Name]>> };

/** Search and filters of the list of jobs, without its order. */
export const alertCriteria = z.strictObject({
  search: named(line(maximumSearch), 'search', 'ពាក្យស្វែងរក').optional(),
  ...criteria,
});
export type AlertCriteria = z.infer<typeof alertCriteria>;

const alertFields = {
  name: named(line(80), 'name', 'ឈ្មោះ'),
  frequency: named(choice(alertFrequencies), 'frequency', 'ភាពញឹកញាប់'),
};

export const alertBody = z.strictObject({
  ...alertFields,
  criteria: named(alertCriteria, 'search', 'ការស្វែងរក'),
});

/** The criteria cannot be changed: another search is another alert. */
export const alertEdit = z.strictObject({
  ...alertFields,
  paused: named(z.boolean(), 'pause', 'ការផ្អាក').default(false),
  ...edited,
});

/** A saved search. */
export const jobAlert = z.strictObject({
  ...record,
  name: z.string(),
  frequency: choice(alertFrequencies),
  paused: z.boolean(),
  /** Reason for which the site paused it. */
  problem: choice(alertProblems).nullable(),
  /** Null if this version of the site does not understand the stored criteria. */
  criteria: alertCriteria.nullable(),
});
export type JobAlert = z.infer<typeof jobAlert>;

export const alertList = endpoint({
  method: 'GET',
  path: '/job-alert',
  access: 'JobAlert',
  summary: "List the caller's saved searches, newest first",
  response: all(jobAlert),
});

/** Maximum number of jobs shown of each saved search. */
export const maxNewJobs = 3;

/** Jobs announced since a moment that a saved search finds. */
const alertNews = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  criteria: alertCriteria,
  /** Number of new jobs, those of the first hundred if there are more. */
  count: z.int().nonnegative(),
  isCapped: z.boolean(),
  /** The best of them, each below the first search that finds it. */
  jobs: z.array(jobCard),
});
export type AlertNews = z.infer<typeof alertNews>;

export const alertNewsList = endpoint({
  method: 'GET',
  path: '/job-alert/news',
  access: 'JobAlert',
  summary:
    'List the caller’s saved searches, newest first, with the jobs announced since a moment as alerts find them: best first, without hidden companies and jobs the caller has applied for',
  query: z.strictObject({ since: named(recentMoment, 'start time', 'ពេលចាប់ផ្ដើម') }),
  response: all(alertNews),
  limit: 'open',
});

export const alertCreate = endpoint({
  method: 'POST',
  path: '/job-alert',
  access: 'JobAlert',
  summary:
    'Save a search of the list of jobs, for notifications of new results. A search for a company alone follows it: once, however often it is saved',
  body: alertBody,
  response: one(jobAlert),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const alertUpdate = endpoint({
  method: 'PUT',
  path: '/job-alert/:id',
  access: 'JobAlert',
  summary: 'Rename a saved search, change the frequency of its notifications, pause or resume it',
  body: alertEdit,
  response: one(jobAlert),
  limit: 'edit',
});

export const alertDelete = endpoint({
  method: 'DELETE',
  path: '/job-alert/:id',
  access: 'JobAlert',
  summary: 'Delete a saved search',
  response: nothing,
  limit: 'edit',
});

/** @collected by `errors.ts`. */
export const errors = {
  'job_alert.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} saved searches. Delete one first.',
    km: 'អ្នកមានការស្វែងរកដែលបានរក្សាទុកគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមលុបមួយជាមុនសិន។',
  },
  'job_alert.gone': {
    status: 409,
    en: 'A filter of this search is no longer available. Delete the search and save a new one.',
    km: 'តម្រងមួយនៃការស្វែងរកនេះលែងមានហើយ។ សូមលុបការស្វែងរកនេះ ហើយរក្សាទុកការស្វែងរកថ្មី។',
  },
  'job_alert.most_followed': {
    status: 409,
    en: 'You follow {most} companies, which is the limit. Unfollow one first.',
    km: 'អ្នកកំពុងតាមដានក្រុមហ៊ុន {most} ដែលជាចំនួនអតិបរមា។ សូមឈប់តាមដានក្រុមហ៊ុនមួយជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-alert', '/manage-followed'] as const;
