import type { GatheringCard } from '@acheep/contract/events/gathering';
import { formatMoney } from '../../../ui/money-text.ts';
import { isOver } from './gathering-time.ts';

type Priced = Pick<GatheringCard, 'fee' | 'earlyFee' | 'earlyUntil' | 'currency'>;

interface Fee {
  /** What one pays who registers now; null is free. */
  now: string | null;
  /** As long as the early-bird fee is taken: until when, and what it costs afterwards. */
  early: { until: string; full: string } | null;
}

/** What it costs at a moment. */
export function feeAt({ fee, earlyFee, earlyUntil, currency }: Priced, now: Date): Fee {
  if (fee === null) return { now: null, early: null };
  const full = formatMoney(fee, currency);
  if (earlyFee === null || earlyUntil === null || isOver(earlyUntil, now)) return { now: full, early: null };
  return { now: formatMoney(earlyFee, currency), early: { until: earlyUntil, full } };
}
