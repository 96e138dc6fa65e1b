import { z } from 'zod';
import { jobStatuses } from '../jobs/job-option.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, page, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { anyOf, listQuery } from '../kernel/list.ts';
import { currencies } from '../kernel/money.ts';
import { byDate } from '../kernel/option.ts';
import { id } from '../kernel/text.ts';
import { documentFacts, uploadedFile } from '../platform/upload.ts';
import { orderStatuses, paymentMethods } from './order-option.ts';
import { packageTerms } from './package.ts';

/** Hours for which a KHQR code can be paid. */
export const khqrHours = 24;
/** Orders of a company that may wait for payment at a time. */
export const mostPending = 5;

/** Minor units of `currency`: what is paid is `total`, `subtotal` and the VAT on it at `vatRate` hundredths of a percent. */
const amounts = {
  currency: choice(currencies),
  subtotal: z.int().nonnegative(),
  vatRate: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  total: z.int().nonnegative(),
};

const moment = z.iso.datetime().nullable();
const date = z.iso.date().nullable();

/** What the company may do with an order in its present state. */
const orderActions = ['pay', 'slip', 'withdraw', 'invoice'] as const;
export type OrderAction = (typeof orderActions)[number];

/** An order as its company sees it in its history. */
export const order = z.strictObject({
  ...record,
  /** As people read it: `ORD-000042-2`. */
  number: z.string(),
  /** `expired` also where it was paid back. */
  status: choice(orderStatuses),
  /** What was ordered, as it was then; `_id` is null where the package is gone. */
  package: z.strictObject({ _id: z.uuid().nullable(), ...packageTerms }),
  ...amounts,
  jobsUsed: z.int().nonnegative(),
  cvViewsUsed: z.int().nonnegative(),
  /** The first and the last day on which it counts, in Phnom Penh; null before the confirmation. */
  validFrom: date,
  validTo: date,
  confirmedAt: moment,
  paidOn: date,
  paidBy: choice(paymentMethods).nullable(),
  paymentReference: z.string().nullable(),
  cancelledAt: moment,
  /** Of the operator; null where the company withdrew it itself. */
  cancelReason: z.string().nullable(),
  refundedAt: moment,
  /** The draft that is published on confirmation. */
  job: z.strictObject({ _id: z.uuid(), title: z.string(), status: choice(jobStatuses) }).nullable(),
  /** The payment slip that was handed in. */
  slip: z.strictObject({ ...documentFacts, sentAt: z.iso.datetime() }).nullable(),
  invoiceNumber: z.string().nullable(),
  /** Who ordered; null where that account has ended. */
  createdBy: z.strictObject({ _id: z.uuid(), name: z.string() }).nullable(),
  actions: z.array(z.enum(orderActions)),
});
export type Order = z.infer<typeof order>;

const bank = z.strictObject({
  bank: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  currency: choice(currencies),
});

/** How to pay an order that waits: what the operator has set, none of it where nothing is set. */
const howToPay = z.strictObject({
  /**
   * `code` is what the QR code says, with amount and order number in it; it can be paid until `until`, after that
   * `POST /order/:id/khqr` makes a new one. `md5` is what a bank's app shows as its hash.
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
  /** Those in the order's currency first. */
  banks: z.array(bank),
  /** Whether the payment is looked up by itself, within minutes; else the operator confirms. */
  isWatched: z.boolean(),
});
export type HowToPay = z.infer<typeof howToPay>;

/** A slip with a link to look at it. */
export const ownSlip = z.strictObject({
  ...documentFacts,
  sentAt: z.iso.datetime(),
  /** A link that opens it for some minutes. */
  url: z.string(),
});

/** One order, whole. */
const orderDetail = z.strictObject({
  ...order.shape,
  slip: ownSlip.nullable(),
  /** Null of an order that does not wait for payment. */
  payment: howToPay.nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** The order that publishing would use: of those with jobs left the one that ends first. */
const currentActive = z.strictObject({
  _id: z.uuid(),
  number: z.string(),
  title: z.string(),
  titleKm: z.string(),
  jobs: z.int(),
  jobsUsed: z.int(),
  cvViews: z.int(),
  cvViewsUsed: z.int(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
});
export type CurrentActive = z.infer<typeof currentActive>;

/** One side of an invoice, as it was then. */
const invoiceParty = z.strictObject({
  name: z.string(),
  nameKm: z.string().nullable(),
  address: z.string(),
  addressKm: z.string().nullable(),
  vatTin: z.string().nullable(),
});
export type InvoiceParty = z.infer<typeof invoiceParty>;

/** An invoice, for the page that prints it. It says what it said on its day, whatever has changed since. */
export const invoice = z.strictObject({
  _id: z.uuid(),
  number: z.string(),
  orderNumber: z.string(),
  issuedOn: z.iso.date(),
  paidOn: z.iso.date(),
  paidBy: choice(paymentMethods),
  paymentReference: z.string().nullable(),
  refundedOn: date,
  seller: invoiceParty,
  buyer: invoiceParty,
  title: packageTerms.title,
  titleKm: packageTerms.titleKm,
  duration: packageTerms.duration,
  durationType: packageTerms.durationType,
  jobs: packageTerms.jobs,
  ...amounts,
  /** Links that open it as a PDF for some minutes, by language; with `?paper=a5` on the smaller sheet. */
  pdf: z.strictObject({ en: z.string(), km: z.string() }),
});
export type Invoice = z.infer<typeof invoice>;

export const orderCreate = endpoint({
  method: 'POST',
  path: '/order',
  access: 'PostJob',
  summary: 'Order a package, with a draft that is published on confirmation; a free one is active at once',
  body: z.strictObject({
    packageId: named(id, 'package', 'កញ្ចប់សេវា'),
    jobId: named(id, 'draft', 'សេចក្ដីព្រាង').optional(),
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
  summary: "The company's orders; `search` looks for the number",
  query: listQuery({
    filters: { status: named(anyOf(orderStatuses), 'status', 'ស្ថានភាព') },
    sorts: byDate,
  }),
  response: page(order),
});

export const orderCurrentActive = endpoint({
  method: 'GET',
  path: '/order/current-active',
  access: 'PostJob',
  summary: 'The order that publishing would use; null where no job is left',
  response: one(currentActive.nullable()),
});

export const orderGet = endpoint({
  method: 'GET',
  path: '/order/:id',
  access: 'PostJob',
  summary: "One of the company's orders, with how to pay it",
  response: one(orderDetail),
});

export const orderSlip = endpoint({
  method: 'POST',
  path: '/order/:id/slip',
  access: 'PostJob',
  summary: 'Hand in the payment slip, an upload of the kind `slip`; a new one takes the place of the old',
  body: z.strictObject({ slip: named(uploadedFile, 'payment slip', 'បង្កាន់ដៃបង់ប្រាក់') }),
  response: one(orderDetail),
  idempotent: true,
  limit: 'costly',
});

export const orderKhqr = endpoint({
  method: 'POST',
  path: '/order/:id/khqr',
  access: 'PostJob',
  summary: 'Make a new KHQR code where the time of the last one is over; one that can be paid stays',
  response: one(orderDetail),
  idempotent: true,
  limit: 'costly',
});

export const orderWithdraw = endpoint({
  method: 'POST',
  path: '/order/:id/withdraw',
  access: 'PostJob',
  summary: 'Take back an order that waits for payment',
  response: one(orderDetail),
  idempotent: true,
  limit: 'costly',
});

export const orderInvoice = endpoint({
  method: 'GET',
  path: '/order/:id/invoice',
  access: 'PostJob',
  summary: 'The invoice of an order that was paid',
  response: one(invoice),
});

/** @collected by `kernel/pages.ts`. */
export const pages = ['/manage-order', '/manage-order/:id', '/manage-order/:id/invoice'] as const;
