import { addDays } from '@acheep/contract/kernel/calendar';
import type { TakenOrder } from '../../billing/order/order-take.repository.ts';

/** The last day of an extra that lasts so many days from today; an end that was later stays. */
function until(today: string, days: number, before: Date | null | undefined) {
  if (days === 0) return before ?? null;
  const last = new Date(addDays(today, days));
  return before && before > last ? before : last;
}

/**
 * What a job that was taken from an order makes of the one that is published with it: under which order it stands, and
 * until when it is pinned and boosted.
 */
export const underOrder = (
  order: TakenOrder,
  { today }: { today: string },
  before?: { pinnedUntil: Date | null; boostedUntil: Date | null },
) => ({
  orderId: order.id,
  pinnedUntil: until(today, order.pinDays, before?.pinnedUntil),
  boostedUntil: until(today, order.boostDays, before?.boostedUntil),
});
