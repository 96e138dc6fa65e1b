import type { AlertFrequency } from '@acheep/contract/jobs/job-alert-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';

/** Hour in Phnom Penh from which a day's news is sent. */
const newsHour = 7;
const hour = 3_600_000;

/**
 * The latest day in Phnom Penh whose news is due at `now`, from its morning on; for weekly alerts, the latest such
 * Monday.
 */
export function dueDay(frequency: Exclude<AlertFrequency, 'none'>, now: Date): string {
  const day = today(new Date(now.getTime() - newsHour * hour));
  if (frequency === 'daily') return day;
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Latest moment at or before `moment` at which daily news was due. */
export const morningOf = (moment: Date) =>
  new Date(startOfDay(dueDay('daily', moment)).getTime() + newsHour * hour);

/** Initial `doneOn` of an alert that starts at `now`: its first news is sent the next morning, or next Monday. */
export const doneBy = (now: Date) => new Date(dueDay('daily', now));
