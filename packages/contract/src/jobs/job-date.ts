import { today } from '../kernel/calendar.ts';

const day = 24 * 60 * 60 * 1000;
/** Time for which a job is new; if it were longer, most of a list would be marked. */
const newFor = day;
/** Days before the closing date from which a job closes soon. */
const soon = 3;

/** Whole days from today in Phnom Penh to `closingDate` (`yyyy-MM-dd`); 0 closes at the end of today. */
export const daysLeft = (closingDate: string, now = new Date()): number =>
  Math.round((Date.parse(closingDate) - Date.parse(today(now))) / day);

/** Whole days in Phnom Penh since a moment; 0 is today. */
export const daysSince = (moment: string, now = new Date()): number =>
  Math.max(0, -daysLeft(today(new Date(moment)), now));

/** The days left if there are at most `soon`, else undefined. */
export function closesSoon(closingDate: string | null, now = new Date()): number | undefined {
  if (!closingDate) return undefined;
  const left = daysLeft(closingDate, now);
  return left >= 0 && left <= soon ? left : undefined;
}

export const isNew = (postedAt: string | null, now = new Date()): boolean =>
  postedAt !== null && now.getTime() - Date.parse(postedAt) < newFor;
