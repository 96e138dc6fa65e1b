/** The market's time zone: closing dates are days there. */
export const timeZone = 'Asia/Phnom_Penh';

/** Hours ahead of UTC, all year and since 1931: summer time is not known there. */
const offsetHours = 7;

/** The calendar day in Phnom Penh at `now`, `yyyy-MM-dd`. */
export function today(now: Date = new Date()): string {
  return new Date(now.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 10);
}

/** The moment of a wall clock (`HH:mm`) in Phnom Penh on a day there. */
export const momentOf = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+07:00`);

/** What the clock in Phnom Penh says at a moment, `yyyy-MM-ddTHH:mm`. */
export const wallClockOf = (moment: Date): string =>
  new Date(moment.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 16);

/** The same day `months` later; at the end of a shorter month its last day (both `yyyy-MM-dd`). */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

/** The day `days` after `day` (both `yyyy-MM-dd`). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The moment at which a day (`yyyy-MM-dd`) begins in Phnom Penh. */
export const startOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - offsetHours * 3_600_000);

/** The day with which the week of `day` ends: a Sunday. */
export const endOfWeek = (day: string): string =>
  addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);

/** The last day of a month (`yyyy-MM`). */
export const endOfMonth = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);
