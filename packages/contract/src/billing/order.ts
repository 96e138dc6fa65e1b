import { z } from 'zod';
import { jobStatuses } from '../jobs/job-option.ts';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import { id } from '../kernel/text.ts';
import { documentFacts, uploadedFile } from '../platform/upload.ts';
import { couponCode } from './coupon.ts';
import { amounts, bank, invoice, invoiceParty } from './invoice.ts';
import { orderStatuses, orders, paymentMethods } from './order-option.ts';
import { packageTerms } from './package.ts';
import { vatTin } from './vat-tin.ts';

/** Hours for which a KHQR code can be paid. */
export const khqrHours = 24;
/** Maximum number of a company's orders that await payment at a time. */
export const maxPending = 5;

const moment = z.iso.datetime().nullable();
const date = z.iso.date().nullable();

/** Actions that the company may take on an order in its present state. */
const orderActions = ['pay', 'slip', 'withdraw', 'invoice'] as const;
export type OrderAction = (typeof orderActions)[number];

/** Order in its company's history. */
export const order = z.strictObject({
  ...record,
  /** Display form: `ORD-000042-2`. */
  number: z.string().meta({ examples: ['ORD-000044'] }),
  /** `expired` includes refunded orders. */
  status: choice(orderStatuses),
  /** Ordered package, with its terms at the time, those of several together; `_id` is null once the package is gone. */
  package: z.strictObject({ _id: z.uuid().nullable(), ...packageTerms }),
  ...amounts,
  jobsUsed: z.int().nonnegative(),
  cvViewsUsed: z.int().nonnegative(),
  /** Days that the operator gave besides the package's. */
  extraDays: z.int().nonnegative(),
  /** Printed on the invoice. */
  invoiceNote: z.string().nullable(),
  /** Code of the coupon that gave the discount. */
  coupon: z.string().nullable(),
  /** Written by the operator for the company. */
  isByOperator: z.boolean(),
  /** First and last day of validity, in Phnom Penh; null before confirmation. */
  validFrom: date,
  validTo: date,
  confirmedAt: moment,
  paidOn: date,
  paidBy: choice(paymentMethods).nullable(),
  paymentReference: z.string().nullable(),
  cancelledAt: moment,
  /** Reason given by the operator; null where the company withdrew the order. */
  cancelReason: z.string().nullable(),
  refundedAt: moment,
  /** Draft that is published on confirmation. */
  job: z
    .strictObject({
      _id: z.uuid(),
      title: z.string().meta({ examples: ['Accountant'] }),
      status: choice(jobStatuses),
    })
    .nullable(),
  /** Uploaded payment slip. */
  slip: z.strictObject({ ...documentFacts, sentAt: z.iso.datetime() }).nullable(),
  invoiceNumber: z.string().nullable(),
  creditNoteNumber: z.string().nullable(),
  /** Null once the account has ended. */
  createdBy: z.strictObject({ _id: z.uuid(), name: z.string().meta({ examples: ['Sok Dara'] }) }).nullable(),
  actions: z.array(z.enum(orderActions)),
});
export type Order = z.infer<typeof order>;

/** Payment instructions for a pending order, from the operator's settings; empty where nothing is set. */
const howToPay = z.strictObject({
  /**
   * `code` is the payload of the QR code, including amount and order number. It can be paid until `until`; after that
   * `POST /order/:id/khqr` makes a new one. `md5` is the hash that a bank's app shows.
   */
  khqr: z
    .strictObject({
      code: z.string(),
      md5: z.string(),
      until: z.iso.datetime(),
      merchantName: z.string(),
      accountId: z.string(),
    })
    .nullable(),
  /** True where the order has no code and the operator has an account by now: `POST /order/:id/khqr` makes one. */
  mayHaveKhqr: z.boolean(),
  /** Accounts in the order's currency first. */
  banks: z.array(bank),
  /** True when payment is detected automatically, within minutes; otherwise the operator confirms it. */
  isWatched: z.boolean(),
});
export type HowToPay = z.infer<typeof howToPay>;

export const ownSlip = z.strictObject({
  ...documentFacts,
  sentAt: z.iso.datetime(),
  /** Link that opens the file for some minutes. */
  url: z.string(),
});

/** @collected by the description of the API. */
export const orderDetail = z.strictObject({
  ...order.shape,
  slip: ownSlip.nullable(),
  /** Whom an invoice issued now would name. */
  buyer: invoiceParty,
  /** Null unless the order awaits payment. */
  payment: howToPay.nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** Order that the next publication would use: of those with jobs left, the one that ends first. */
const currentActive = z.strictObject({
  _id: z.uuid(),
  number: z.string(),
  title: z.string(),
  titleKm: z.string(),
  jobs: z.int(),
  jobsUsed: z.int(),
  /** In all orders of the company that are valid, this one included. */
  jobsLeft: z.int(),
  cvViews: z.int(),
  cvViewsUsed: z.int(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
});
export type CurrentActive = z.infer<typeof currentActive>;

export const orderCreate = endpoint({
  method: 'POST',
  path: '/order',
  access: 'PostJob',
  right: 'bill',
  summary:
    'Order a package, optionally with a coupon and with a draft to publish on confirmation; an order without a price is active at once',
  body: z.strictObject({
    packageId: named(id, 'package', 'កញ្ចប់សេវា'),
    jobId: named(id, 'draft', 'សេចក្ដីព្រាង').optional(),
    coupon: couponCode.optional(),
  }),
  response: one(orderDetail),
  status: 201,
  idempotent: true,
  limit: 'costly',
});

export const orderList = endpoint({
  method: 'GET',
  path: '/order',
  access: 'PostJob',
  right: 'bill',
  summary: "List the company's orders; `search` covers order numbers",
  query: listQuery(orders),
  response: page(order),
});

export const orderCurrentActive = endpoint({
  method: 'GET',
  path: '/order/current-active',
  access: 'PostJob',
  right: 'any',
  summary: 'Get the order that the next publication would use; null if no job is left',
  response: one(currentActive.nullable()),
});

export const orderGet = endpoint({
  method: 'GET',
  path: '/order/:id',
  access: 'PostJob',
  right: 'bill',
  summary: "Get one of the company's orders with its payment details",
  response: one(orderDetail),
});

export const orderSlip = endpoint({
  method: 'POST',
  path: '/order/:id/slip',
  access: 'PostJob',
  right: 'bill',
  summary: 'Submit the payment slip, an upload of the kind `slip`; replaces an earlier one',
  body: z.strictObject({ slip: named(uploadedFile, 'payment slip', 'បង្កាន់ដៃបង់ប្រាក់') }),
  response: one(orderDetail),
  idempotent: true,
  limit: 'costly',
});

export const orderKhqr = endpoint({
  method: 'POST',
  path: '/order/:id/khqr',
  access: 'PostJob',
  right: 'bill',
  summary: 'Create a new KHQR code if the last one has expired; a valid one is kept',
  response: one(orderDetail),
  idempotent: true,
  limit: 'costly',
});

export const orderBuyer = endpoint({
  method: 'PUT',
  path: '/order/:id/buyer',
  access: 'PostJob',
  right: 'bill',
  summary:
    "Save the VAT TIN for the invoice of an unpaid order; null takes the company's. A company without one gets it too",
  body: z.strictObject({ vatTin: vatTin.nullable(), ...edited }),
  response: one(orderDetail),
  limit: 'costly',
});

export const orderWithdraw = endpoint({
  method: 'POST',
  path: '/order/:id/withdraw',
  access: 'PostJob',
  right: 'bill',
  summary: 'Withdraw an unpaid order',
  response: one(orderDetail),
  idempotent: true,
  limit: 'costly',
});

export const orderInvoice = endpoint({
  method: 'GET',
  path: '/order/:id/invoice',
  access: 'PostJob',
  right: 'bill',
  summary: 'Get the invoice of a paid order, or the proforma invoice of one that awaits payment',
  response: one(invoice),
});

/** @collected by `errors.ts`. */
export const errors = {
  'order.status': {
    status: 409,
    en: 'The status of this order has changed. Reload the page to see what you can do now.',
    km: 'ស្ថានភាពការបញ្ជាទិញបានផ្លាស់ប្ដូរហើយ។ សូមផ្ទុកទំព័រម្ដងទៀត ដើម្បីមើលស្ថានភាពថ្មី។',
  },
  'order.none_left': {
    status: 409,
    en: 'Your company has no jobs left to post. Choose a package first.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកអស់ចំនួនការងារដែលអាចផ្សាយហើយ។ សូមជ្រើសរើសកញ្ចប់សេវាជាមុនសិន។',
  },
  'order.free_again': {
    status: 409,
    en: 'Your company already uses a free package. You can order another one when it ends.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកកំពុងប្រើកញ្ចប់សេវាឥតគិតថ្លៃស្រាប់។ អ្នកអាចបញ្ជាទិញម្ដងទៀតបាន ពេលកញ្ចប់នេះផុតកំណត់។',
  },
  'order.free_elsewhere': {
    status: 409,
    en: 'The owner of this company already uses a free package with the same mailbox, for another company or an earlier account. Choose a paid package, or wait until the free one ends.',
    km: 'ម្ចាស់ក្រុមហ៊ុននេះកំពុងប្រើកញ្ចប់សេវាឥតគិតថ្លៃមួយស្រាប់ តាមប្រអប់អ៊ីមែលដដែល នៅក្រុមហ៊ុនផ្សេង ឬគណនីមុន។ សូមជ្រើសរើសកញ្ចប់សេវាដែលបង់ប្រាក់ ឬរង់ចាំកញ្ចប់សេវាឥតគិតថ្លៃនោះផុតកំណត់។',
  },
  'order.most_pending': {
    status: 409,
    en: 'Your company has {most} orders awaiting payment. Pay or cancel one first.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកមានការបញ្ជាទិញ {most} កំពុងរង់ចាំការបង់ប្រាក់។ សូមបង់ប្រាក់ ឬបោះបង់ការបញ្ជាទិញមួយជាមុនសិន។',
  },
  'order.no_khqr': {
    status: 409,
    en: 'You can’t pay this order by KHQR. See the other ways to pay.',
    km: 'ការបញ្ជាទិញនេះមិនអាចបង់តាម KHQR បានទេ។ សូមមើលវិធីបង់ប្រាក់ផ្សេងទៀត។',
  },
  'order.no_invoice': { status: 404, en: 'This order has no invoice.', km: 'ការបញ្ជាទិញនេះគ្មានវិក្កយបត្រទេ។' },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/manage-order', '/manage-order/:id', '/manage-order/:id/invoice'] as const;
