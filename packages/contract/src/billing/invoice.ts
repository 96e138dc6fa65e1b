import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { currencies } from '../kernel/money.ts';
import { invoiceKinds, paymentMethods } from './order-option.ts';
import { packageTerms } from './package.ts';

/**
 * Minor units of `currency`. `subtotal` is the price of `quantity` packages less `discount`; `total`, the amount due, is
 * `subtotal` plus VAT at `vatRate` hundredths of a percent.
 */
export const amounts = {
  currency: choice(currencies),
  quantity: z.int().positive(),
  discount: z.int().nonnegative(),
  subtotal: z.int().nonnegative(),
  vatRate: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  total: z.int().nonnegative(),
};

const date = z.iso.date().nullable();

/** Account that an order can be paid to. */
export const bank = z.strictObject({
  bank: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  currency: choice(currencies),
  /** The order's total in this currency, by the operator's rate; null where there is none. */
  amount: z.int().nonnegative().nullable(),
});

/** Party to an invoice, with its details on the day of issue. */
export const invoiceParty = z.strictObject({
  name: z.string().meta({ examples: ['Mekong Trading'] }),
  nameKm: z.nullable(z.string().meta({ examples: ['មេគង្គ ត្រេឌីង'] })),
  address: z.string().meta({ examples: ['12 Norodom Boulevard, Phnom Penh'] }),
  addressKm: z.nullable(z.string().meta({ examples: ['១២ មហាវិថីនរោត្តម ភ្នំពេញ'] })),
  vatTin: z.nullable(z.string().meta({ examples: ['K001-123456789'] })),
});
export type InvoiceParty = z.infer<typeof invoiceParty>;

/** The amounts in minor units of riel, at `rate` riel per dollar, the operator's rate of the day `on`. */
const rielAmounts = z.strictObject({
  rate: z.int().positive(),
  on: z.iso.date(),
  subtotal: z.int().nonnegative(),
  vat: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
export type RielAmounts = z.infer<typeof rielAmounts>;

/** What takes a refunded invoice back. Parties, lines, amounts and exchange rate are the invoice's. */
const creditNote = z.strictObject({
  number: z.string(),
  issuedOn: z.iso.date(),
  /** The operator's. */
  reason: z.string(),
  /** Link to the PDF, as for the invoice. */
  pdf: z.string(),
});

/**
 * Invoice for the printable page. Its contents stay as issued, whatever has changed since. Before payment it is a
 * proforma invoice, by what is known now, under the number of the order.
 */
export const invoice = z.strictObject({
  _id: z.uuid(),
  kind: choice(invoiceKinds),
  number: z.string(),
  orderNumber: z.string(),
  issuedOn: z.iso.date(),
  /** Null for a proforma invoice, which says where to pay. */
  paidOn: date,
  paidBy: choice(paymentMethods).nullable(),
  paymentReference: z.string().nullable(),
  refundedOn: date,
  payTo: z.array(bank),
  seller: invoiceParty,
  buyer: invoiceParty,
  title: packageTerms.title,
  titleKm: packageTerms.titleKm,
  duration: packageTerms.duration,
  durationType: packageTerms.durationType,
  jobs: packageTerms.jobs,
  extraDays: z.int().nonnegative(),
  note: z.string().nullable(),
  ...amounts,
  /** Null where the amounts are in riel, or the operator had set no rate. */
  riel: rielAmounts.nullable(),
  /** Null unless the payment was refunded. */
  creditNote: creditNote.nullable(),
  /** Link to the PDF, in Khmer and English, valid for some minutes; `?paper=a5` selects the smaller sheet. */
  pdf: z.string(),
});
export type Invoice = z.infer<typeof invoice>;
