/** Time zone of the market: closing dates are days there. */
export const timeZone = 'Asia/Phnom_Penh';

/** Hours ahead of UTC, constant since 1931: there is no daylight saving time. */
const offsetHours = 7;

/** Calendar day in Phnom Penh at `now`, `yyyy-MM-dd`. */
export function today(now: Date = new Date()): string {
  return new Date(now.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 10);
}

/** Instant of a local time (`HH:mm`) in Phnom Penh on a given day. */
export const momentOf = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+07:00`);

/** Local time in Phnom Penh, `yyyy-MM-ddTHH:mm`. */
export const wallClockOf = (moment: Date): string =>
  new Date(moment.getTime() + offsetHours * 3_600_000).toISOString().slice(0, 16);

/** Same day `months` later, or the last day of a shorter month (both `yyyy-MM-dd`). */
export function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

/** Day `days` after `day` (both `yyyy-MM-dd`). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Start of a day (`yyyy-MM-dd`) in Phnom Penh. */
export const startOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - offsetHours * 3_600_000);

/** Sunday that ends the week of `day`. */
export const endOfWeek = (day: string): string =>
  addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);

/** Last day of a month (`yyyy-MM`). */
export const endOfMonth = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);
