import type { GatheringCard } from '@acheep/contract/events/gathering';
import { formatMoney } from '../../../ui/money-text.ts';
import { isOver } from './gathering-time.ts';

type Priced = Pick<GatheringCard, 'fee' | 'earlyFee' | 'earlyUntil' | 'currency'>;

interface Fee {
  /** Formatted current fee; null if free. */
  now: string | null;
  /** Set while the early-bird fee applies: its last day, and the full fee. */
  early: { until: string; full: string } | null;
}

export function feeAt({ fee, earlyFee, earlyUntil, currency }: Priced, now: Date): Fee {
  if (fee === null) return { now: null, early: null };
  const full = formatMoney(fee, currency);
  if (earlyFee === null || earlyUntil === null || isOver(earlyUntil, now)) return { now: full, early: null };
  return { now: formatMoney(earlyFee, currency), early: { until: earlyUntil, full } };
}
