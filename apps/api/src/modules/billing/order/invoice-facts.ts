import type { RielAmounts } from '@acheep/contract/billing/invoice';
import type { InvoiceFacts } from '@acheep/contract/billing/invoice-sheet';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { today } from '@acheep/contract/kernel/calendar';
import { rielAt } from '@acheep/contract/kernel/money';
import type { Settings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { productSite } from '../../platform/site/site.repository.ts';
import { amountsOf, banksFor, buyerOf } from './order.presenter.ts';
import type { OrderRow } from './order.repository.ts';

/** Seller on invoices: the site's own name unless the operator has set another. */
export function sellerOf({ invoicing, site }: Settings) {
  const { name, nameKm } = site ?? productSite;
  return {
    name: invoicing.sellerName ?? name,
    nameKm: invoicing.sellerNameKm ?? (invoicing.sellerName || nameKm === name ? null : nameKm),
    address: invoicing.sellerAddress ?? '',
    addressKm: invoicing.sellerAddressKm ?? null,
    vatTin: invoicing.vatTin ?? null,
  };
}

/** An invoice's amounts in riel by the operator's rate; undefined without one. VAT and subtotal add up to the total. */
export function rielOf({ currency, vat, total }: OrderRow, { rielRate, rielRateOn }: Settings['invoicing']) {
  if (currency !== 'USD' || !rielRate || !rielRateOn) return undefined;
  const inRiel = { vat: rielAt(Number(vat), rielRate), total: rielAt(Number(total), rielRate) };
  const subtotal = inRiel.total - inRiel.vat;
  return { rate: rielRate, on: rielRateOn, subtotal, ...inRiel } satisfies RielAmounts;
}

/** The proforma invoice of an order that awaits payment, by what is known now. */
export const presentProforma = (row: OrderRow, settings: Settings): InvoiceFacts => ({
  _id: row.id,
  kind: 'proforma',
  number: orderNumber(row.number),
  orderNumber: orderNumber(row.number),
  issuedOn: today(row.createdAt),
  paidOn: null,
  paidBy: null,
  paymentReference: null,
  refundedOn: null,
  payTo: banksFor(row, settings),
  seller: sellerOf(settings),
  buyer: buyerOf(row),
  title: row.title,
  titleKm: row.titleKm,
  duration: row.duration,
  durationType: row.durationType,
  jobs: row.jobs,
  extraDays: row.extraDays,
  note: row.invoiceNote,
  ...amountsOf(row),
  riel: rielOf(row, settings.invoicing) ?? null,
  creditNote: null,
});
