import { today } from '@acheep/contract/kernel/calendar';

const day = 86_400_000;

/** How many days ago somebody was last active. */
export const activeDaysAgo = (activeOn: string, now: string = today()) =>
  Math.max(0, Math.round((Date.parse(now) - Date.parse(activeOn)) / day));
