import { z } from 'zod';
import { typed } from '../kernel/bound.ts';
import type { CompanyRight } from '../kernel/company-right.ts';
import { all, endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { line } from '../kernel/text.ts';

/** Maximum views of a person for one list. */
export const maxSavedViews = 20;

/** Address of a list's page, without language and query. */
const page = named(
  typed(100)
    .regex(/^\/[a-z-]+(?:\/[a-z-]+){0,3}$/, { error: 'invalid' })
    .meta({ examples: ['/manage-applied'] }),
  'page',
  'ទំព័រ',
);

/** Lists of a company whose views its members can share, with the right in the company that it takes to see them. */
export const sharedViewPages: Readonly<Record<string, CompanyRight>> = {
  '/manage-applied': 'interview',
  '/manage-received': 'interview',
  '/manage-shortlist': 'interview',
  '/manage-rejected': 'interview',
  '/manage-interview': 'interview',
};

/** Search, filters and order of a list under a name, for the person who saved it, or for their colleagues too. */
const savedView = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Colleague who shares it; null for the caller's own. */
  by: z.string().nullable(),
  /** True of one's own, and for the owner of the company of those that are shared. */
  deletable: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const savedViewList = endpoint({
  method: 'GET',
  path: '/saved-view',
  access: 'signed-in',
  summary:
    "List the caller's saved views of one list, and those that colleagues share, by name; by default of the candidates",
  query: z.strictObject({ page: page.optional() }),
  response: all(savedView),
});

export const savedViewSave = endpoint({
  method: 'PUT',
  path: '/saved-view',
  access: 'signed-in',
  summary:
    'Save the search, filters and order of a list under a name; a view of the same name is replaced, by the owner of a company also one that a colleague shares',
  body: z.strictObject({
    page,
    name: named(line(60), 'view name', 'ឈ្មោះទិដ្ឋភាព'),
    /** As in an address: encoded. */
    query: named(typed(1_000).regex(/^[\w%.=&+*-]*$/, { error: 'invalid' }), 'filters', 'តម្រង'),
    /** For everybody in the company who sees the list. */
    shared: named(z.boolean(), 'sharing with colleagues', 'ការចែករំលែកជាមួយសហការី').default(false),
  }),
  response: one(savedView),
  limit: 'work',
});

export const savedViewDelete = endpoint({
  method: 'DELETE',
  path: '/saved-view/:id',
  access: 'signed-in',
  summary: 'Delete one of the caller’s saved views, or as the owner of a company one that a colleague shares',
  response: nothing,
  limit: 'work',
});

/** @collected by `errors.ts`. */
export const errors = {
  'view.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} views for this list. Delete one first.',
    km: 'អ្នកមានទិដ្ឋភាពគ្រប់ចំនួនកំណត់ {most} សម្រាប់បញ្ជីនេះហើយ។ សូមលុបមួយជាមុនសិន។',
  },
} satisfies Errors;
