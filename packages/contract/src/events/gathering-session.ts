import { z } from 'zod';
import { addDays } from '../kernel/calendar.ts';
import { choices } from '../kernel/choice.ts';
import { named } from '../kernel/field-label.ts';
import { valuesOf } from '../kernel/option.ts';
import { day } from '../kernel/text.ts';
import { type Session, sessionFields } from './gathering-draft.ts';
import { gatheringBounds, type Weekday, weekdays } from './gathering-option.ts';

export interface SessionPattern extends Omit<Session, 'day'> {
  first: string;
  weekdays: readonly Weekday[];
  weeks: number;
}

/** Day of the week of `yyyy-MM-dd`, Monday first. */
export const weekdayOf = (date: string) =>
  valuesOf(weekdays)[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] as Weekday;

/** Weekdays once the first day is another: the day of the week that stood for it alone moves along. */
export const weekdaysFrom = (weekdays: readonly Weekday[], first: string, before: string): Weekday[] =>
  first && before && weekdays.length === 1 && weekdays[0] === weekdayOf(before)
    ? [weekdayOf(first)]
    : [...weekdays];

/** Expands a pattern into its sessions, in chronological order. */
export function sessionsOf({ first, weekdays: wanted, from, to, weeks }: SessionPattern): Session[] {
  const days = Array.from({ length: weeks * 7 }, (_, after) => addDays(first, after));
  return days.filter((date) => wanted.includes(weekdayOf(date))).map((date) => ({ day: date, from, to }));
}

/** Repeating sessions: on these days of the week, from the first day on, for a number of weeks. */
export const sessionPattern = z
  .strictObject({
    first: named(day, 'first day', 'ថ្ងៃដំបូង'),
    weekdays: named(choices(weekdays, 1), 'weekdays', 'ថ្ងៃក្នុងសប្ដាហ៍'),
    from: sessionFields.from,
    to: sessionFields.to,
    weeks: named(z.int().min(1).max(52), 'number of weeks', 'ចំនួនសប្ដាហ៍'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'session_order' })
  .refine((pattern) => sessionsOf(pattern).length <= gatheringBounds.sessions, {
    path: ['weeks'],
    error: 'sessions_most',
    params: { max: gatheringBounds.sessions },
  });
