import { today } from '@acheep/contract/kernel/calendar';

const day = 86_400_000;

/** Returns the number of days since the last activity. */
export const activeDaysAgo = (activeOn: string, now: string = today()) =>
  Math.max(0, Math.round((Date.parse(now) - Date.parse(activeOn)) / day));
