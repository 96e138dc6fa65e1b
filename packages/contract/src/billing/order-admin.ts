import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, one, page } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { day, id, line, text } from '../kernel/text.ts';
import { invoice, invoiceParty } from './invoice.ts';
import { order, ownSlip } from './order.ts';
import { adminOrders, orderPricings, paymentMethods } from './order-option.ts';
import { maxPrice } from './package.ts';

/** Maximum number of days given at a time. */
export const maxExtraDays = 1000;
/** Letters of a reason, a payment reference and a note on the invoice. */
export const maxReason = 500;
export const maxReference = 80;
export const maxInvoiceNote = 300;

/** Actions that the operator may take on an order in its present state. */
const adminOrderActions = ['confirm', 'extend', 'cancel', 'refund', 'invoice'] as const;
export type AdminOrderAction = (typeof adminOrderActions)[number];

/** @collected by the description of the API. */
export const adminOrder = z.strictObject({
  ...order.omit({ actions: true }).shape,
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  refundReason: z.string().nullable(),
  /** Why the price differs or days were added, visible to operators only. */
  reason: z.string().nullable(),
  /** Visible to operators only. */
  note: z.string().nullable(),
  actions: z.array(z.enum(adminOrderActions)),
});
export type AdminOrder = z.infer<typeof adminOrder>;

/** @collected by the description of the API. */
export const adminOrderDetail = z.strictObject({
  ...adminOrder.shape,
  company: z.strictObject({ ...adminOrder.shape.company.shape, verified: z.boolean() }),
  slip: ownSlip.nullable(),
  /** Whom an invoice issued now would name. */
  buyer: invoiceParty,
  /** Contacts: the company's people. */
  people: z.array(
    z.strictObject({
      _id: z.uuid(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
    }),
  ),
});
export type AdminOrderDetail = z.infer<typeof adminOrderDetail>;

export const adminOrderList = endpoint({
  method: 'GET',
  path: '/admin/order',
  access: 'Admin',
  summary: 'List all orders; `search` covers order numbers and company names',
  query: listQuery(adminOrders),
  response: page(adminOrder),
});

export const adminOrderGet = endpoint({
  method: 'GET',
  path: '/admin/order/:id',
  access: 'Admin',
  summary: 'Get an order with its payment slip and contact person',
  response: one(adminOrderDetail),
});

const reason = named(text(maxReason), 'reason', 'មូលហេតុ');

const payment = {
  /** Today at the latest. */
  paidOn: named(day, 'payment date', 'ថ្ងៃបង់ប្រាក់'),
  paidBy: named(choice(paymentMethods), 'payment method', 'វិធីបង់ប្រាក់'),
  reference: named(line(maxReference), 'payment reference', 'លេខយោងការបង់ប្រាក់').optional(),
};

const handwritten = z.strictObject({
  companyId: named(id, 'company', 'ក្រុមហ៊ុន'),
  packageId: named(id, 'package', 'កញ្ចប់សេវា'),
  /** Multiplies jobs and CV views; `extraDays` makes the time longer. */
  quantity: named(z.int().min(1).max(100), 'number of packages', 'ចំនួនកញ្ចប់សេវា').default(1),
  pricing: named(choice(orderPricings), 'pricing', 'ការកំណត់តម្លៃ').default('list'),
  /** Minor units of the package's currency, without VAT: of one package, and off the price of all. */
  price: named(z.int().min(0).max(maxPrice), 'price of one package', 'តម្លៃក្នុងមួយកញ្ចប់សេវា').optional(),
  percent: named(z.int().min(1).max(100), 'discount in percent', 'ភាគរយបញ្ចុះតម្លៃ').optional(),
  amount: named(z.int().min(1).max(maxPrice), 'discount', 'ទឹកប្រាក់បញ្ចុះតម្លៃ').optional(),
  extraDays: named(z.int().min(0).max(maxExtraDays), 'extra days', 'ចំនួនថ្ងៃបន្ថែម').default(0),
  reason: reason.optional(),
  invoiceNote: named(text(maxInvoiceNote), 'note on the invoice', 'កំណត់ចំណាំលើវិក្កយបត្រ').optional(),
  /** Payment that has arrived already: the order is confirmed at once. */
  paidOn: payment.paidOn.optional(),
  paidBy: payment.paidBy.optional(),
  reference: payment.reference,
});
type Handwritten = z.output<typeof handwritten>;

/** Fields that an order written by hand needs, by what else it says. */
const needs: [field: keyof Handwritten, isNeeded: (body: Handwritten) => boolean][] = [
  ['price', ({ pricing }) => pricing === 'price'],
  ['percent', ({ pricing }) => pricing === 'percent'],
  ['amount', ({ pricing }) => pricing === 'amount'],
  ['reason', ({ pricing, extraDays }) => pricing !== 'list' || extraDays > 0],
  ['paidBy', ({ paidOn }) => paidOn !== undefined],
];

export const adminOrderCreate = endpoint({
  method: 'POST',
  path: '/admin/order',
  access: 'Admin',
  summary:
    'Order a package for a company, at any price; a free order and one with a payment are active at once, others can be paid as any other',
  body: handwritten.superRefine((body, context) => {
    for (const [field, isNeeded] of needs)
      if (isNeeded(body) && body[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'required' });
  }),
  response: one(adminOrderDetail),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const adminOrderConfirm = endpoint({
  method: 'POST',
  path: '/admin/order/:id/confirm',
  access: 'Admin',
  summary:
    'Confirm the payment of an order: the order starts today, its invoice gets a number, and its draft is published',
  body: z.strictObject(payment),
  response: one(adminOrderDetail),
  idempotent: true,
});

export const adminOrderExtend = endpoint({
  method: 'POST',
  path: '/admin/order/:id/extend',
  access: 'Admin',
  summary:
    'Give an order more days, from its last one or, where that has passed, from today; the company is notified',
  body: z.strictObject({
    days: named(z.int().min(1).max(maxExtraDays), 'extra days', 'ចំនួនថ្ងៃបន្ថែម'),
    reason,
  }),
  response: one(adminOrderDetail),
  idempotent: true,
});

export const adminOrderCancel = endpoint({
  method: 'POST',
  path: '/admin/order/:id/cancel',
  access: 'Admin',
  summary: 'Cancel an unpaid order; the company is notified of the reason',
  body: z.strictObject({ reason }),
  response: one(adminOrderDetail),
  idempotent: true,
});

export const adminOrderRefund = endpoint({
  method: 'POST',
  path: '/admin/order/:id/refund',
  access: 'Admin',
  summary: 'Mark a paid order as refunded: nothing more can be published with it',
  body: z.strictObject({ reason }),
  response: one(adminOrderDetail),
  idempotent: true,
});

export const adminOrderNote = endpoint({
  method: 'PUT',
  path: '/admin/order/:id/note',
  access: 'Admin',
  summary: "Save the operators' note on an order; null clears it",
  body: z.strictObject({
    note: named(text(2000), 'note', 'កំណត់ចំណាំ').nullable(),
    ...edited,
  }),
  response: one(adminOrderDetail),
  limit: 'work',
});

export const adminOrderInvoice = endpoint({
  method: 'GET',
  path: '/admin/order/:id/invoice',
  access: 'Admin',
  summary: 'Get the invoice of a paid order, or the proforma invoice of one that awaits payment',
  response: one(invoice),
});

/** @collected by `audit.ts`. */
export const audited = {
  'order.create': { en: 'Wrote an order for a company', km: 'បង្កើតការបញ្ជាទិញជូនក្រុមហ៊ុន' },
  'order.extend': { en: 'Extended an order', km: 'បន្ថែមថ្ងៃឱ្យការបញ្ជាទិញ' },
  'order.confirm': { en: 'Confirmed an order', km: 'បញ្ជាក់ការបញ្ជាទិញ' },
  'order.cancel': { en: 'Cancelled an order', km: 'បោះបង់ការបញ្ជាទិញ' },
  'order.refund': { en: 'Recorded the refund of an order', km: 'កត់ត្រាការបង្វិលប្រាក់វិញ' },
  'order.note': { en: 'Edited the note on an order', km: 'កែប្រែកំណត់ចំណាំលើការបញ្ជាទិញ' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = [
  '/admin/order',
  '/admin/order/create',
  '/admin/order/:id',
  '/admin/order/:id/invoice',
] as const;
