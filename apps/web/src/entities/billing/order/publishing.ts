import type { Order } from '@acheep/contract/billing/order';

/** Time after confirmation in which the worker publishes the draft, in milliseconds. */
const publishes = 60_000;

/** Returns whether the order's draft is being published at `now`. */
export function isPublishing(
  { status, job, confirmedAt }: Pick<Order, 'status' | 'job' | 'confirmedAt'>,
  now: number,
) {
  if (status !== 'active' || job?.status !== 'draft' || !confirmedAt) return false;
  return Math.abs(now - Date.parse(confirmedAt)) < publishes;
}
