import type { GatheringCard } from '@acheep/contract/events/gathering';
import { isOver } from '@acheep/contract/events/gathering-text';

/** Returns the reason why registration is closed; null if it is open. */
export function closedBy(
  { status, startsAt, registerUntil }: Pick<GatheringCard, 'status' | 'startsAt' | 'registerUntil'>,
  now: Date,
): 'over' | 'begun' | 'deadline' | null {
  if (status !== 'active') return 'over';
  if (registerUntil && isOver(registerUntil, now)) return 'deadline';
  return startsAt && new Date(startsAt) <= now ? 'begun' : null;
}
