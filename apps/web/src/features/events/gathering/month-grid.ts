import { addDays, addMonths, endOfMonth, endOfWeek } from '@acheep/contract/kernel/calendar';

/** Returns the weeks of a month (`yyyy-MM`), Monday to Sunday, filled with days of the adjacent months. */
export function weeksOf(month: string): string[][] {
  const last = endOfWeek(endOfMonth(month));
  const weeks: string[][] = [];
  for (let monday = addDays(endOfWeek(`${month}-01`), -6); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  return weeks;
}

export const monthAfter = (month: string, months: number) => addMonths(`${month}-01`, months).slice(0, 7);

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(endOfWeek(day), -6),
  End: endOfWeek,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Returns the day that an arrow key leads to; undefined for other keys. */
export const dayByKey = (key: string, day: string): string | undefined => steps[key]?.(day);
