import type { AlertFrequency } from '@acheep/contract/jobs/job-alert-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';

/** The hour in Phnom Penh from which the news of a day is told. */
const toldHour = 7;
const hour = 3_600_000;

/** The latest day in Phnom Penh whose news is due at `now`: from its morning on, and weekly that of a Monday. */
export function dueDay(frequency: Exclude<AlertFrequency, 'none'>, now: Date): string {
  const day = today(new Date(now.getTime() - toldHour * hour));
  if (frequency === 'daily') return day;
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** When the news of the day was due before `moment`. */
export const morningOf = (moment: Date) =>
  new Date(startOfDay(dueDay('daily', moment)).getTime() + toldHour * hour);

/** Up to when news is told already that began to count at `now`: the next morning, or Monday, is the first. */
export const doneBy = (now: Date) => new Date(dueDay('daily', now));
