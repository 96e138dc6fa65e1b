import type { Interview } from '@acheep/contract/hiring/interview';
import { addDays, today } from '@acheep/contract/kernel/calendar';

/** Returns the agreed start of an interview, or the first proposed one. */
export const beginsAt = ({ startsAt, times }: Pick<Interview, 'startsAt' | 'times'>): string =>
  startsAt ?? times[0] ?? '';

interface DayOf {
  /** `yyyy-MM-dd` in Phnom Penh. */
  day: string;
  interviews: Interview[];
}

/** Groups interviews by day, in their given order. */
export function byDay(interviews: readonly Interview[]): DayOf[] {
  const days: DayOf[] = [];
  for (const interview of interviews) {
    const day = today(new Date(beginsAt(interview)));
    const last = days.at(-1);
    if (last?.day === day) last.interviews.push(interview);
    else days.push({ day, interviews: [interview] });
  }
  return days;
}

/** Returns `today` or `tomorrow` for these days. */
export function nearDay(day: string, now = new Date()): 'today' | 'tomorrow' | undefined {
  const current = today(now);
  if (day === current) return 'today';
  return day === addDays(current, 1) ? 'tomorrow' : undefined;
}
