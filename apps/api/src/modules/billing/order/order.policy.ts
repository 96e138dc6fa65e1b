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

/** Kind of the invoice of an order: without VAT it is a receipt, and a tax invoice needs the seller's VAT TIN. */
export const invoiceKindOf = ({ vat }: { vat: bigint }, seller: { vatTin: string | null }): InvoiceKind =>
  vat === 0n ? 'receipt' : seller.vatTin ? 'tax' : 'plain';

/** Number of an invoice or a credit note: `INV-2026-00042`. */
export const documentNumber = (prefix: string, year: number, sequence: number) =>
  `${prefix}-${year}-${String(sequence).padStart(5, '0')}`;

/** Paid orders have an invoice; free ones do not. */
const hasInvoice = ({ status, total }: OrderState) => status === 'active' && total > 0n;

/** Actions of the company on an order in its current state. */
export function orderActionsOf(order: OrderState): OrderAction[] {
  if (order.status === 'pending') return ['pay', 'slip', 'withdraw'];
  return hasInvoice(order) ? ['invoice'] : [];
}

/** Actions of an operator on an order in its current state. */
export function adminOrderActionsOf(order: OrderState): AdminOrderAction[] {
  if (order.status === 'pending') return ['confirm', 'cancel'];
  if (!hasInvoice(order)) return [];
  return order.refundedAt ? ['invoice'] : ['refund', 'invoice'];
}
