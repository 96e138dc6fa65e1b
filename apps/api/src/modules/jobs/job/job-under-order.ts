import { addDays } from '@acheep/contract/kernel/calendar';
import type { TakenOrder } from '../../billing/order/order-take.repository.ts';

/** The last day of an extra of `days` days from today; a later existing end stays. */
function until(today: string, days: number, before: Date | null | undefined) {
  if (days === 0) return before ?? null;
  const last = new Date(addDays(today, days));
  return before && before > last ? before : last;
}

/** Change of a job that takes one from an order: the order's id, and the ends of the pin and the boost. */
export const underOrder = (
  order: TakenOrder,
  { today }: { today: string },
  before?: { pinnedUntil: Date | null; boostedUntil: Date | null },
) => ({
  orderId: order.id,
  pinnedUntil: until(today, order.pinDays, before?.pinnedUntil),
  boostedUntil: until(today, order.boostDays, before?.boostedUntil),
});
