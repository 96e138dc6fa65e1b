import type { Order } from '@acheep/contract/billing/order';

export type State = 'pay' | 'slip' | 'active' | 'used' | 'expired' | 'refunded' | 'withdrawn' | 'cancelled';

/** Where an order stands for whoever waits for it. */
export function stateOf(
  order: Pick<Order, 'status' | 'refundedAt' | 'cancelReason' | 'jobsUsed' | 'package'> & { slip: unknown },
): State {
  if (order.refundedAt) return 'refunded';
  if (order.status === 'pending') return order.slip ? 'slip' : 'pay';
  if (order.status === 'cancelled') return order.cancelReason ? 'cancelled' : 'withdrawn';
  if (order.status === 'expired') return 'expired';
  return order.jobsUsed < order.package.jobs ? 'active' : 'used';
}

/** For so long after an order counts its draft may be on its way, ms: the worker publishes it. */
const publishes = 60_000;

/** Whether the draft that an order was made with is being published, at `now`. */
export function isPublishing(
  { status, job, confirmedAt }: Pick<Order, 'status' | 'job' | 'confirmedAt'>,
  now: number,
) {
  if (status !== 'active' || job?.status !== 'draft' || !confirmedAt) return false;
  return Math.abs(now - Date.parse(confirmedAt)) < publishes;
}
