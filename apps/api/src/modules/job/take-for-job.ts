import { addDays } from '@acheep/contract/calendar';
import type { Transaction } from '@acheep/database/connection';
import { takeJob } from '../order/order-take.repository.ts';

/** The last day of an extra that lasts so many days from today; an end that was later stays. */
function until(today: string, days: number, before: Date | null | undefined) {
  if (days === 0) return before ?? null;
  const last = new Date(addDays(today, days));
  return before && before > last ? before : last;
}

/**
 * Takes one job from the company's order that ends first, and says what that makes of the job that is published: under
 * which order it stands, and until when it is pinned and boosted. Null where none is left.
 */
export async function takeForJob(
  tx: Transaction,
  companyId: string,
  { today }: { today: string },
  before?: { pinnedUntil: Date | null; boostedUntil: Date | null },
) {
  const order = await takeJob(tx, companyId, new Date(today));
  if (!order) return null;
  return {
    orderId: order.id,
    pinnedUntil: until(today, order.pinDays, before?.pinnedUntil),
    boostedUntil: until(today, order.boostDays, before?.boostedUntil),
  };
}
