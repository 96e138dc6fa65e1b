import type { OrderAction } from '@acheep/contract/billing/order';
import type { AdminOrderAction } from '@acheep/contract/billing/order-admin';
import type { OrderStatus } from '@acheep/contract/billing/order-option';
import type { DurationType } from '@acheep/contract/billing/package-option';
import { addDays, addMonths } from '@acheep/contract/kernel/calendar';

/** What decides about an order: its state as stored, its last day, whether it was paid back, what was to be paid. */
export interface OrderState {
  status: 'pending' | 'active' | 'cancelled';
  validTo: Date | null;
  refundedAt: Date | null;
  total: bigint;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** An order past its last day has expired, whatever is stored, and so has one that was paid back. */
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

/** The last day of an order that begins on `from`. */
export const lastDay = (from: string, duration: number, durationType: DurationType) =>
  steps[durationType](from, duration);

/** An order that was paid has an invoice; a free one has none. */
const hasInvoice = ({ status, total }: OrderState) => status === 'active' && total > 0n;

/** What its company may do with an order now. */
export function orderActionsOf(order: OrderState): OrderAction[] {
  if (order.status === 'pending') return ['pay', 'slip', 'withdraw'];
  return hasInvoice(order) ? ['invoice'] : [];
}

/** What an operator may do with an order now. */
export function adminOrderActionsOf(order: OrderState): AdminOrderAction[] {
  if (order.status === 'pending') return ['confirm', 'cancel'];
  if (!hasInvoice(order)) return [];
  return order.refundedAt ? ['invoice'] : ['refund', 'invoice'];
}
