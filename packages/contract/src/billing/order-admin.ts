import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { edited, endpoint, one, page } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { listQuery } from '../kernel/list-query.ts';
import type { Options } from '../kernel/option.ts';
import { day, line, text } from '../kernel/text.ts';
import { invoice, invoiceParty, order, ownSlip } from './order.ts';
import { adminOrders, paymentMethods } from './order-option.ts';

/** Actions that the operator may take on an order in its present state. */
const adminOrderActions = ['confirm', 'cancel', 'refund', 'invoice'] as const;
export type AdminOrderAction = (typeof adminOrderActions)[number];

/** @collected by the description of the API. */
export const adminOrder = z.strictObject({
  ...order.omit({ actions: true }).shape,
  company: z.strictObject({ _id: z.uuid(), name: z.string(), nameKm: z.string().nullable() }),
  refundReason: z.string().nullable(),
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

const reason = named(text(500), 'reason', 'មូលហេតុ');

export const adminOrderConfirm = endpoint({
  method: 'POST',
  path: '/admin/order/:id/confirm',
  access: 'Admin',
  summary:
    'Confirm the payment of an order: the order starts today, its invoice gets a number, and its draft is published',
  body: z.strictObject({
    /** Today at the latest. */
    paidOn: named(day, 'payment date', 'ថ្ងៃបង់ប្រាក់'),
    paidBy: named(choice(paymentMethods), 'payment method', 'វិធីបង់ប្រាក់'),
    reference: named(line(80), 'payment reference', 'លេខយោងការបង់ប្រាក់').optional(),
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
  summary: 'Get the invoice of a paid order',
  response: one(invoice),
});

/** @collected by `audit.ts`. */
export const audited = {
  'order.confirm': { en: 'Confirmed an order', km: 'បញ្ជាក់ការបញ្ជាទិញ' },
  'order.cancel': { en: 'Cancelled an order', km: 'បោះបង់ការបញ្ជាទិញ' },
  'order.refund': { en: 'Recorded the refund of an order', km: 'កត់ត្រាការបង្វិលប្រាក់វិញ' },
  'order.note': { en: 'Edited the note on an order', km: 'កែប្រែកំណត់ចំណាំលើការបញ្ជាទិញ' },
} satisfies Options;

/** @collected by `pages.ts`. */
export const pages = ['/admin/order', '/admin/order/:id', '/admin/order/:id/invoice'] as const;
