import type { OrderAction } from '@acheep/contract/billing/order';
import type { AdminOrderAction } from '@acheep/contract/billing/order-admin';
import type { InvoiceKind, OrderStatus } from '@acheep/contract/billing/order-option';
import type { DurationType } from '@acheep/contract/billing/package-option';
import { addDays, addMonths } from '@acheep/contract/kernel/calendar';

/** Facts that determine the status of an order: stored status, last day, refund and total. */
export interface OrderState {
  status: 'pending' | 'active' | 'cancelled';
  validTo: Date | null;
  refundedAt: Date | null;
  total: bigint;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Orders past their last day and refunded ones count as expired, whatever status is stored. */
export function orderStatusOn(today: string, { status, validTo, refundedAt }: OrderState): OrderStatus {
  const isOver = refundedAt !== null || !validTo || dayOf(validTo) < today;
  return status === 'active' && isOver ? 'expired' : status;
}

const steps: Record<DurationType, (from: string, count: number) => string> = {
  day: addDays,
  week: (from, count) => addDays(from, 7 * count),
  month: addMonths,
  year: (from, count) => addMonths(from, 12 * count),
};

/** Last day of an order that begins on `from`. */
export const lastDay = (from: string, duration: number, durationType: DurationType) =>
  steps[durationType](from, duration);

/** Last day of an order given more days: they count from its last one, or from today where that has passed. */
export const extended = (today: string, validTo: Date, days: number) =>
  addDays(dayOf(validTo) < today ? today : dayOf(validTo), days);

/** Kind of the invoice of an order: without VAT it is a receipt, and a tax invoice needs the seller's VAT TIN. */
export const invoiceKindOf = ({ vat }: { vat: bigint }, seller: { vatTin: string | null }): InvoiceKind =>
  vat === 0n ? 'receipt' : seller.vatTin ? 'tax' : 'plain';

/** Number of an invoice or a credit note: `INV-2026-00042`. */
export const documentNumber = (prefix: string, year: number, sequence: number) =>
  `${prefix}-${year}-${String(sequence).padStart(5, '0')}`;

/** Paid orders have an invoice, those to be paid a proforma invoice; free ones have none. */
const hasInvoice = ({ status, total }: OrderState) => status !== 'cancelled' && total > 0n;

/** Actions of the company on an order in its current state. */
export function orderActionsOf(order: OrderState): OrderAction[] {
  if (order.status === 'pending') return ['pay', 'slip', 'withdraw', 'invoice'];
  return hasInvoice(order) ? ['invoice'] : [];
}

/** Actions of an operator on an order in its current state. */
export function adminOrderActionsOf(order: OrderState): AdminOrderAction[] {
  if (order.status === 'pending') return ['confirm', 'extend', 'cancel', 'invoice'];
  if (order.status === 'cancelled') return [];
  if (order.refundedAt) return ['invoice'];
  return hasInvoice(order) ? ['extend', 'refund', 'invoice'] : ['extend'];
}
