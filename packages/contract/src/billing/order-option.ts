import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

/** Order statuses: awaiting payment, active, expired or refunded, and cancelled. */
export const orderStatuses = {
  pending: { en: 'Awaiting payment', km: 'រង់ចាំការបង់ប្រាក់' },
  active: { en: 'Active', km: 'កំពុងប្រើ' },
  expired: { en: 'Expired', km: 'ផុតកំណត់' },
  cancelled: { en: 'Cancelled', km: 'បានបោះបង់' },
} satisfies Options;
export type OrderStatus = OptionOf<typeof orderStatuses>;

export const paymentMethods = {
  khqr: { en: 'KHQR', km: 'ស្កេន KHQR' },
  transfer: { en: 'Bank transfer', km: 'ផ្ទេរប្រាក់តាមធនាគារ' },
  cash: { en: 'Cash', km: 'សាច់ប្រាក់' },
  cheque: { en: 'Cheque', km: 'មូលប្បទានប័ត្រ (សែក)' },
} satisfies Options;
export type PaymentMethod = OptionOf<typeof paymentMethods>;

/** Ways in which the operator prices an order written by hand. */
export const orderPricings = {
  list: { en: 'Package price', km: 'តាមតម្លៃកញ្ចប់សេវា' },
  price: { en: 'Another price', km: 'តម្លៃផ្សេង' },
  percent: { en: 'Discount in percent', km: 'បញ្ចុះតម្លៃជាភាគរយ' },
  amount: { en: 'Discount in money', km: 'បញ្ចុះតម្លៃជាទឹកប្រាក់' },
  free: { en: 'Free', km: 'ឥតគិតថ្លៃ' },
} satisfies Options;

/**
 * Titles of an invoice: a proforma invoice says what is to be paid and has no number of its own; a tax invoice charges VAT and names the seller's VAT TIN, an invoice lacks the number, a receipt
 * charges none.
 */
export const invoiceKinds = {
  tax: { en: 'Tax invoice', km: 'វិក្កយបត្រអាករ' },
  plain: { en: 'Invoice', km: 'វិក្កយបត្រ' },
  receipt: { en: 'Receipt', km: 'បង្កាន់ដៃទទួលប្រាក់' },
  proforma: { en: 'Proforma invoice', km: 'វិក្កយបត្របណ្ដោះអាសន្ន' },
} satisfies Options;
export type InvoiceKind = OptionOf<typeof invoiceKinds>;

/** The two documents about a payment: the invoice, and what takes it back after a refund. */
export const invoiceDocuments = {
  invoice: { en: 'Invoice', km: 'វិក្កយបត្រ' },
  'credit-note': { en: 'Credit note', km: 'ប័ណ្ណឥណទាន' },
} satisfies Options;
export type InvoiceDocument = OptionOf<typeof invoiceDocuments>;

/** Filter by presence of a payment slip. */
export const slipStates = {
  with: { en: 'With a slip', km: 'មានបង្កាន់ដៃ' },
  without: { en: 'Without a slip', km: 'គ្មានបង្កាន់ដៃ' },
} satisfies Options;

export const orders = {
  filters: { status: filter.several(orderStatuses, 'status', 'ស្ថានភាព') },
  sorts: byDate,
} as const satisfies List;

/** All orders. */
export const adminOrders = {
  filters: {
    ...orders.filters,
    slip: filter.several(slipStates, 'payment slip', 'បង្កាន់ដៃបង់ប្រាក់'),
    packageId: filter.record('package', 'កញ្ចប់សេវា'),
    couponId: filter.record('coupon', 'កូដបញ្ចុះតម្លៃ'),
    companyId: filter.record('company', 'ក្រុមហ៊ុន'),
    from: filter.day('start date', 'ថ្ងៃចាប់ផ្ដើម'),
    to: filter.day('end date', 'ថ្ងៃបញ្ចប់'),
  },
  sorts: byDate,
} as const satisfies List;
