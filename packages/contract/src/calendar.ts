/** The market's time zone: closing dates are days there. */
export const timeZone = 'Asia/Phnom_Penh';

const dayThere = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Phnom Penh at `now`, `yyyy-MM-dd`. */
export function today(now: Date = new Date()): string {
  return dayThere.format(now);
}

/** The day `days` after `day` (both `yyyy-MM-dd`). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
