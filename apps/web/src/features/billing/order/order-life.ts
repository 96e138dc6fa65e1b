import type { Order } from '@acheep/contract/billing/order';

export type State = 'pay' | 'slip' | 'active' | 'used' | 'expired' | 'refunded' | 'withdrawn' | 'cancelled';

/** Returns the order's state from the customer's view. */
export function stateOf(
  order: Pick<Order, 'status' | 'refundedAt' | 'cancelReason' | 'jobsUsed' | 'package'> & { slip: unknown },
): State {
  if (order.refundedAt) return 'refunded';
  if (order.status === 'pending') return order.slip ? 'slip' : 'pay';
  if (order.status === 'cancelled') return order.cancelReason ? 'cancelled' : 'withdrawn';
  if (order.status === 'expired') return 'expired';
  return order.jobsUsed < order.package.jobs ? 'active' : 'used';
}
