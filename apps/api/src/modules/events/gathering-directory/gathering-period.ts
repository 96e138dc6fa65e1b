import type { GatheringTime } from '@acheep/contract/events/gathering-option';
import { addDays, endOfMonth, endOfWeek, startOfDay } from '@acheep/contract/kernel/calendar';
import type { Moment } from '../../../search/search-condition.repository.ts';
import type { Period } from './gathering-listed.repository.ts';

interface Times {
  when?: GatheringTime | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const lastDays: Record<Exclude<GatheringTime, 'past'>, (today: string) => string> = {
  today: (today) => today,
  week: endOfWeek,
  month: (today) => endOfMonth(today.slice(0, 7)),
};

const later = (a: Date, b: Date) => (a > b ? a : b);

/**
 * Combines a choice such as "this week" with the days from–to to one period. Among upcoming ones, a session that is
 * already over does not count for today.
 */
export function periodOf({ when, from, to }: Times, { now, today }: Moment): Period | undefined {
  if (!when && !from && !to) return undefined;
  const isAhead = when !== 'past';
  const last = when && when !== 'past' ? lastDays[when](today) : undefined;
  const until = [last, to].filter((day) => day !== undefined).sort()[0];
  const begins = from ? startOfDay(from) : null;
  return {
    from: isAhead ? later(begins ?? now, now) : begins,
    before: until ? startOfDay(addDays(until, 1)) : null,
  };
}
