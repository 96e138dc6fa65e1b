import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one, page } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { id } from '../kernel/text.ts';
import { companyCard } from './company.ts';
import {
  duplicateCompanies,
  duplicateReasons,
  mergeFields,
  mergeKinds,
  mergeRefusals,
} from './company-merge-option.ts';

/** Maximum number of companies shown of one group. */
export const maxDuplicates = 20;

const count = z.int().nonnegative();

/**
 * Company in an operator's comparison of duplicates.
 *
 * @collected by the description of the API.
 */
export const comparedCompany = z.strictObject({
  ...companyCard.shape,
  address: z.string(),
  website: z.string().nullable(),
  verified: z.boolean(),
  /** Null while nobody owns it. */
  owner: z
    .strictObject({ _id: z.uuid(), name: z.string(), email: z.string(), phone: z.string().nullable() })
    .nullable(),
  members: count,
  jobs: count,
});
export type ComparedCompany = z.infer<typeof comparedCompany>;

/** Likely duplicates, oldest first. */
const duplicateGroup = z.strictObject({
  reasons: z.array(choice(duplicateReasons)),
  companies: z.array(comparedCompany),
  /** Number of companies beyond those shown. */
  more: count,
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

export const duplicateList = endpoint({
  method: 'GET',
  path: '/admin/company/duplicate',
  access: 'Admin',
  summary: 'List probable duplicates among companies, by name, website, e-mail domain or phone',
  query: listQuery(duplicateCompanies),
  response: page(duplicateGroup),
});

const into = named(id, 'company to keep', 'ក្រុមហ៊ុនដែលត្រូវរក្សាទុក');
const moves = z.array(z.strictObject({ kind: choice(mergeKinds), count: z.int().positive() }));

const mergePreview = z.strictObject({
  from: comparedCompany,
  into: comparedCompany,
  moves,
  takes: z.array(choice(mergeFields)),
  refused: choice(mergeRefusals).nullable(),
});
export type MergePreview = z.infer<typeof mergePreview>;

export const companyMergePreview = endpoint({
  method: 'GET',
  path: '/admin/company/:id/merge',
  access: 'Admin',
  summary: 'Preview the records that merging a company into another would move',
  query: z.strictObject({ into }),
  response: one(mergePreview),
});

export const companyMerge = endpoint({
  method: 'POST',
  path: '/admin/company/:id/merge',
  access: 'Admin',
  summary: 'Merge a company into another, to which its URL redirects from then on; irreversible',
  body: z.strictObject({ into }),
  response: one(
    z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable(), moved: moves }),
  ),
  idempotent: true,
  limit: 'work',
});

const namedCompany = z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() });

/** Pair of companies that the operator marked as distinct. */
const distinctPair = z.strictObject({
  _id: z.uuid(),
  company: namedCompany,
  other: namedCompany,
  /** Null once the account is gone. */
  saidBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type DistinctPair = z.infer<typeof distinctPair>;

export const distinctList = endpoint({
  method: 'GET',
  path: '/admin/company/distinct',
  access: 'Admin',
  summary: 'List the pairs of companies marked as distinct; `search` covers their names',
  query: listQuery(newestFirst),
  response: page(distinctPair),
});

export const distinctSay = endpoint({
  method: 'POST',
  path: '/admin/company/:id/distinct',
  access: 'Admin',
  summary:
    'Mark a company as distinct from others: they are not listed as duplicates while their names, websites, domains and phones stay the same',
  body: z.strictObject({
    others: named(
      atMost(maxDuplicates, z.array(id).min(1, { error: 'required_choice' })),
      'companies',
      'ក្រុមហ៊ុន',
    ),
  }),
  response: nothing,
  limit: 'work',
});

export const distinctTakeBack = endpoint({
  method: 'DELETE',
  path: '/admin/company/distinct/:id',
  access: 'Admin',
  summary: 'Remove the mark that two companies are distinct',
  response: nothing,
});

/** @collected by `audit.ts`. */
export const audited = {
  'company.merge': { en: 'Merged two companies', km: 'បញ្ចូលក្រុមហ៊ុនពីរចូលគ្នា' },
  'company.distinct': { en: 'Marked companies as not the same', km: 'បញ្ជាក់ថាក្រុមហ៊ុនមិនមែនតែមួយ' },
  'company.alike': { en: 'Removed a “not the same” mark', km: 'ដកការបញ្ជាក់ថាក្រុមហ៊ុនមិនមែនតែមួយវិញ' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'company.merge_account': {
    status: 409,
    en: 'These companies can’t be merged because an owner’s account is disabled or was never activated.',
    km: 'មិនអាចបញ្ចូលក្រុមហ៊ុនទាំងពីរនេះបានទេ ព្រោះគណនីម្ចាស់ក្រុមហ៊ុនត្រូវបានបិទ ឬមិនទាន់បើកដំណើរការ។',
  },
  'company.merge_role': {
    status: 409,
    en: 'A recruiter’s company can’t be merged with a trainer’s.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកជ្រើសរើសបុគ្គលិក មិនអាចបញ្ចូលជាមួយក្រុមហ៊ុនរបស់គ្រូបណ្ដុះបណ្ដាលបានទេ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = [
  '/admin/company/duplicate',
  '/admin/company/distinct',
  '/admin/company/:id/merge',
] as const;
