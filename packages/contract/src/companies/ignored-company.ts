import { z } from 'zod';
import { companyOfJob } from '../jobs/job.ts';
import { endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';

/** Maximum number of companies that one user may ignore: few enough to exclude from each of their lists. */
export const maxIgnored = 200;

/**
 * Company whose jobs a user has hidden.
 *
 * @collected by the description of the API.
 */
export const ignoredCompany = z.strictObject({ ...record, company: companyOfJob });
export type IgnoredCompany = z.infer<typeof ignoredCompany>;

export const ignoredCompanyList = endpoint({
  method: 'GET',
  path: '/ignore-company',
  access: 'IgnoredCompany',
  summary: 'List the companies that the caller ignores, last ignored first; `search` covers names',
  query: listQuery(newestFirst),
  response: page(ignoredCompany),
});

export const ignoredCompanyIdList = endpoint({
  method: 'GET',
  path: '/ignore-company/ids',
  access: 'IgnoredCompany',
  summary: 'List the ids of all companies that the caller ignores, to mark them in lists',
  response: one(z.array(z.uuid())),
});

export const companyIgnore = endpoint({
  method: 'PUT',
  path: '/ignore-company/:id',
  access: 'IgnoredCompany',
  summary: 'Ignore a company; idempotent',
  response: nothing,
  limit: 'work',
});

export const companyUnignore = endpoint({
  method: 'DELETE',
  path: '/ignore-company/:id',
  access: 'IgnoredCompany',
  summary: 'Stop ignoring a company; idempotent',
  response: nothing,
  limit: 'work',
});

/** @collected by `errors.ts`. */
export const errors = {
  'ignored_company.full': {
    status: 409,
    en: 'You’ve reached the limit of {most} hidden companies. Show one again first.',
    km: 'អ្នកបានលាក់ក្រុមហ៊ុនគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមបង្ហាញក្រុមហ៊ុនមួយវិញជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/ignore-company', '/ignore-company/:id'] as const;
