import { z } from 'zod';
import { atMost, typed } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { latinDigits } from '../kernel/khmer-text.ts';
import { listQuery } from '../kernel/list-query.ts';
import { currencies, smallestPayable } from '../kernel/money.ts';
import type { Options } from '../kernel/option.ts';
import { day, id } from '../kernel/text.ts';
import { couponKinds, couponStates, coupons } from './coupon-option.ts';
import { maxPackages, maxPrice } from './package.ts';

const format = /^[A-Z\d-]{4,30}$/;
const asCouponCode = (text: string) => latinDigits(text).toUpperCase().replace(/\s/g, '');
const isCouponCode = (text: string) => format.test(text);

/** Code of a coupon, `SAVE-20`; typed in small letters, with spaces or in Khmer digits too. */
export const couponCode = named(
  typed(60, 'coupon_code')
    .meta({ examples: ['SAVE-20'] })
    .transform(asCouponCode)
    .refine(isCouponCode, { error: 'coupon_code' }),
  'coupon',
  'កូដបញ្ចុះតម្លៃ',
);

const uses = z.int().min(1).max(1_000_000);

/** Coupon as the operator saves it; omitted fields are cleared. */
const couponFields = z.strictObject({
  code: couponCode,
  kind: named(choice(couponKinds), 'kind of discount', 'ប្រភេទបញ្ចុះតម្លៃ'),
  percent: named(z.int().min(1).max(100), 'discount in percent', 'ភាគរយបញ្ចុះតម្លៃ').nullish(),
  /** Minor units of `currency`, off the price without VAT. Such a coupon is for packages in this currency. */
  amount: named(z.int().min(1).max(maxPrice), 'discount', 'ទឹកប្រាក់បញ្ចុះតម្លៃ').nullish(),
  currency: named(choice(currencies), 'currency', 'រូបិយប័ណ្ណ').default('USD'),
  /** Packages that it is valid for; empty for all. */
  packageIds: named(atMost(maxPackages, z.array(id)), 'packages', 'កញ្ចប់សេវា').default([]),
  /** First and last day, in Phnom Penh. */
  from: named(day, 'first day', 'ថ្ងៃដំបូង').nullish(),
  until: named(day, 'last day', 'ថ្ងៃចុងក្រោយ').nullish(),
  maxUses: named(uses, 'number of uses', 'ចំនួនប្រើសរុប').nullish(),
  maxPerCompany: named(uses, 'uses per company', 'ចំនួនប្រើក្នុងមួយក្រុមហ៊ុន').nullish(),
});
type Fields = z.output<typeof couponFields>;

function sound({ kind, amount, currency, from, until, ...body }: Fields, context: z.RefinementCtx) {
  const refuse = (field: keyof Fields, key: string) =>
    context.addIssue({ code: 'custom', path: [field], message: key });
  if (kind === 'percent' && !body.percent) refuse('percent', 'required');
  if (kind === 'amount' && !amount) refuse('amount', 'required');
  if (amount && amount % smallestPayable[currency] !== 0) refuse('amount', 'whole_riel');
  if (from && until && until < from) refuse('until', 'day_order');
}
export const couponNew = couponFields.superRefine(sound);
export const couponEdit = couponFields.extend(edited).superRefine(sound);

export const coupon = z.strictObject({
  ...record,
  code: z.string().meta({ examples: ['SAVE-20'] }),
  kind: choice(couponKinds),
  percent: z.int().positive().nullable(),
  amount: z.int().positive().nullable(),
  currency: choice(currencies),
  packageIds: z.array(z.uuid()),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  maxUses: z.int().positive().nullable(),
  maxPerCompany: z.int().positive().nullable(),
  /** Orders made with it, but for cancelled ones. */
  uses: z.int().nonnegative(),
  state: choice(couponStates),
});
export type Coupon = z.infer<typeof coupon>;

export const couponList = endpoint({
  method: 'GET',
  path: '/admin/coupon',
  access: 'Admin',
  summary: 'List the coupons with their uses; `search` covers codes',
  query: listQuery(coupons),
  response: page(coupon),
});

export const couponGet = endpoint({
  method: 'GET',
  path: '/admin/coupon/:id',
  access: 'Admin',
  summary: 'Get a coupon',
  response: one(coupon),
});

export const couponCreate = endpoint({
  method: 'POST',
  path: '/admin/coupon',
  access: 'Admin',
  summary: 'Create a coupon, a code that makes packages cheaper',
  body: couponNew,
  response: one(coupon),
  status: 201,
  idempotent: true,
  limit: 'work',
});

export const couponUpdate = endpoint({
  method: 'PUT',
  path: '/admin/coupon/:id',
  access: 'Admin',
  summary: 'Change a coupon; orders made with it keep their prices',
  body: couponEdit,
  response: one(coupon),
  limit: 'work',
});

export const couponDelete = endpoint({
  method: 'DELETE',
  path: '/admin/coupon/:id',
  access: 'Admin',
  summary: 'Delete a coupon; orders made with it keep their prices and its code',
  response: nothing,
});

/** Price of a package with a coupon, in minor units. */
const couponPrice = z.strictObject({
  packageId: z.uuid(),
  currency: choice(currencies),
  discount: z.int().nonnegative(),
  subtotal: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  total: z.int().nonnegative(),
});

export const orderCoupon = endpoint({
  method: 'POST',
  path: '/order/coupon',
  access: 'PostJob',
  right: 'bill',
  summary:
    'Get the prices of the active packages that a coupon makes cheaper for the company; nothing is ordered',
  body: z.strictObject({ coupon: couponCode }),
  response: one(z.strictObject({ code: z.string(), prices: z.array(couponPrice) })),
  limit: 'costly',
});

/** @collected by `audit.ts`. */
export const audited = {
  'coupon.create': { en: 'Created a coupon', km: 'បង្កើតកូដបញ្ចុះតម្លៃ' },
  'coupon.edit': { en: 'Edited a coupon', km: 'កែប្រែកូដបញ្ចុះតម្លៃ' },
  'coupon.delete': { en: 'Deleted a coupon', km: 'លុបកូដបញ្ចុះតម្លៃ' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = ['/admin/coupon'] as const;
