import { z } from 'zod';
import { atMost } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { all, edited, endpoint, nothing, one, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { currencies, wholeMoney } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { id, line, text } from '../kernel/text.ts';
import { durationTypes, packageStatuses } from './package-option.ts';

/** Maximum number of packages, archived ones included. */
export const maxPackages = 100;

/** Terms stored both with the package and with each order made with it. */
export const packageTerms = {
  title: z.string().meta({ examples: ['Standard'] }),
  titleKm: z.string().meta({ examples: ['ស្តង់ដារ'] }),
  /** Counted from the day of confirmation: `duration` 3 and `durationType` month are three months. */
  duration: z.int().positive(),
  durationType: choice(durationTypes),
  /** Number of jobs that may be published. */
  jobs: z.int().positive(),
  /** Number of full CVs that may be opened. */
  cvViews: z.int().nonnegative(),
  /** Days for which each published job is pinned and boosted; 0 disables it. */
  pinDays: z.int().nonnegative(),
  boostDays: z.int().nonnegative(),
};

/** Minor units. */
export const maxPrice = 10_000_000_00;
const price = z.int().min(0).max(maxPrice);

/** Package as the operator saves it; omitted fields are cleared. */
const packageFields = z.strictObject({
  title: named(line(80), 'title in English', 'ចំណងជើងជាភាសាអង់គ្លេស'),
  titleKm: named(line(80), 'title in Khmer', 'ចំណងជើងជាភាសាខ្មែរ'),
  description: named(text(300), 'description in English', 'ការពិពណ៌នាជាភាសាអង់គ្លេស').optional(),
  descriptionKm: named(text(300), 'description in Khmer', 'ការពិពណ៌នាជាភាសាខ្មែរ').optional(),
  /** Minor units without VAT; 0 is a free package. */
  price: named(price, 'price', 'តម្លៃ'),
  currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ'),
  duration: named(z.int().min(1).max(1000), 'duration', 'រយៈពេល'),
  durationType: named(choice(durationTypes), 'duration unit', 'ឯកតារយៈពេល'),
  jobs: named(z.int().min(1).max(10_000), 'number of jobs', 'ចំនួនការងារ'),
  cvViews: named(z.int().min(0).max(100_000), 'number of CV views', 'ចំនួនបើកមើលប្រវត្តិរូប').default(0),
  pinDays: named(z.int().min(0).max(365), 'days pinned', 'ចំនួនថ្ងៃខ្ទាស់ខាងលើ').default(0),
  boostDays: named(z.int().min(0).max(365), 'days boosted', 'ចំនួនថ្ងៃជំរុញ').default(0),
  /** Marked on the page of packages. At most one is: saving one as recommended replaces the previous. */
  isRecommended: named(z.boolean(), 'recommendation', 'ការណែនាំ').default(false),
});

const payable = { path: ['price'], error: 'whole_riel' };
export const packageNew = packageFields.refine(wholeMoney('price'), payable);
export const packageEdit = packageFields.extend(edited).refine(wholeMoney('price'), payable);

/**
 * Publicly visible package.
 *
 * @collected by the description of the API.
 */
export const packageOffer = z.strictObject({
  ...record,
  ...packageTerms,
  description: z.string().nullable(),
  descriptionKm: z.string().nullable(),
  status: choice(packageStatuses),
  /** Whether the operator recommends it; at most one is. */
  isRecommended: z.boolean(),
  /** Minor units of `currency`, without VAT; 0 is free. */
  price: z.int().nonnegative(),
  currency: choice(currencies),
  /** Current VAT rate, added to the price, in hundredths of a percent: 1000 is 10%. */
  vatRate: z.int().nonnegative(),
});
export type PackageOffer = z.infer<typeof packageOffer>;

/** Actions that the operator may take on a package in its present state. */
const packageActions = ['edit', 'activate', 'deactivate', 'archive', 'delete'] as const;
export type PackageAction = (typeof packageActions)[number];

/** @collected by the description of the API. */
export const adminPackage = z.strictObject({
  ...packageOffer.shape,
  /** Number of orders ever made with it. */
  orders: z.int().nonnegative(),
  actions: z.array(z.enum(packageActions)),
});
export type AdminPackage = z.infer<typeof adminPackage>;

export const packageList = endpoint({
  method: 'GET',
  path: '/package',
  access: 'public',
  summary: "List the active packages in the operator's order",
  response: all(packageOffer),
});

export const adminPackageList = endpoint({
  method: 'GET',
  path: '/admin/package',
  access: 'Admin',
  summary: 'List all packages in their order, archived ones last',
  response: all(adminPackage),
});

export const adminPackageCreate = endpoint({
  method: 'POST',
  path: '/admin/package',
  access: 'Admin',
  summary: 'Create a package at the end of the list, hidden until it is activated',
  body: packageNew,
  response: one(adminPackage),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const adminPackageUpdate = endpoint({
  method: 'PUT',
  path: '/admin/package/:id',
  access: 'Admin',
  summary: 'Update a package; existing orders keep its earlier terms',
  body: packageEdit,
  response: one(adminPackage),
  limit: 'work',
});

export const adminPackageStatus = endpoint({
  method: 'POST',
  path: '/admin/package/:id/status',
  access: 'Admin',
  summary: 'Activate, deactivate or archive a package',
  body: z.strictObject({ status: named(choice(packageStatuses), 'status', 'ស្ថានភាព') }),
  response: one(adminPackage),
});

export const adminPackageOrder = endpoint({
  method: 'PUT',
  path: '/admin/package/order',
  access: 'Admin',
  summary: 'Reorder the packages: the given ones come first, in the given order',
  body: z.strictObject({
    ids: named(atMost(maxPackages, z.array(id)), 'packages', 'កញ្ចប់សេវា'),
  }),
  response: all(adminPackage),
  limit: 'work',
});

export const adminPackageDelete = endpoint({
  method: 'DELETE',
  path: '/admin/package/:id',
  access: 'Admin',
  summary: 'Delete a package that was never ordered',
  response: nothing,
});

/** @collected by `audit.ts`. */
export const audited = {
  'package.create': { en: 'Created a package', km: 'បង្កើតកញ្ចប់សេវា' },
  'package.edit': { en: 'Edited a package', km: 'កែប្រែកញ្ចប់សេវា' },
  'package.status': { en: 'Changed the status of a package', km: 'ប្ដូរស្ថានភាពកញ្ចប់សេវា' },
  'package.order': { en: 'Reordered the packages', km: 'រៀបលំដាប់កញ្ចប់សេវាឡើងវិញ' },
  'package.delete': { en: 'Deleted a package', km: 'លុបកញ្ចប់សេវា' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'package.status': {
    status: 409,
    en: 'The status of this package has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពកញ្ចប់សេវាបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
  'package.ordered': {
    status: 409,
    en: 'This package has been ordered, so it can’t be deleted. Archive it instead.',
    km: 'មានការបញ្ជាទិញកញ្ចប់សេវានេះហើយ មិនអាចលុបបានទេ។ សូមទុកក្នុងបណ្ណសារជំនួសវិញ។',
  },
  'package.most': {
    status: 409,
    en: 'You’ve reached the limit of {most} packages. Delete one first.',
    km: 'មានកញ្ចប់សេវាគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមលុបមួយជាមុនសិន។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/package', '/admin/package'] as const;
