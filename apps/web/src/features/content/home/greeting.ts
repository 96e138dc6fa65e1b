import { wallClockOf } from '@acheep/contract/kernel/calendar';

/** Part of the day in Phnom Penh, as people greet each other. */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(wallClockOf(now).slice(11, 13));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}

/** The name that somebody is called by: the last one, since Cambodians write the family name first. */
export const givenName = (name: string) => name.trim().split(/\s+/).at(-1) ?? '';
