import type { Interview } from '@acheep/contract/hiring/interview';
import { addDays, endOfWeek, wallClockOf } from '@acheep/contract/kernel/calendar';

/** An agreed interview, or one of the times proposed for it, on its day. */
export interface Slot {
  interview: Interview;
  /** ISO 8601. */
  at: string;
  agreed: boolean;
  over: boolean;
  /** Minutes since midnight. */
  start: number;
  end: number;
  /** Place among those at the same time, and how many these are. */
  lane: number;
  lanes: number;
}

export interface DayOfWeek {
  /** `yyyy-MM-dd` in Phnom Penh. */
  day: string;
  slots: Slot[];
}

/** Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(endOfWeek(day), -6);

/** Shortest stretch that a slot takes up, so that it can be read. */
const leastMinutes = 30;

function slotOf(interview: Interview, at: string, now: Date): Slot & { day: string } {
  const [day = '', clock = ''] = wallClockOf(new Date(at)).split('T');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const start = hour * 60 + minute;
  const over = Date.parse(at) + interview.minutes * 60_000 <= now.getTime();
  const agreed = interview.startsAt !== null;
  return { interview, at, agreed, over, day, start, end: start + interview.minutes, lane: 0, lanes: 1 };
}

/** Puts slots that overlap side by side. They come in the order of their start. */
function inLanes(slots: Slot[]): Slot[] {
  let together: Slot[] = [];
  let until = 0;
  let ends: number[] = [];
  for (const slot of slots) {
    if (slot.start >= until) [together, ends] = [[], []];
    const free = ends.findIndex((end) => end <= slot.start);
    slot.lane = free < 0 ? ends.length : free;
    const end = Math.max(slot.end, slot.start + leastMinutes);
    ends[slot.lane] = end;
    until = Math.max(together.length > 0 ? until : 0, end);
    together.push(slot);
    for (const one of together) one.lanes = ends.length;
  }
  return slots;
}

/** The seven days from a Monday, with what is agreed, and what is proposed and can still be chosen. */
export function weekOf(interviews: readonly Interview[], monday: string, now: Date): DayOfWeek[] {
  const slots = interviews
    .flatMap((interview) => {
      const times = interview.startsAt ? [interview.startsAt] : interview.times;
      return times.map((at) => slotOf(interview, at, now));
    })
    .filter(({ agreed, over }) => agreed || !over)
    .sort((a, b) => a.at.localeCompare(b.at));
  return Array.from({ length: 7 }, (_, place) => {
    const day = addDays(monday, place);
    return { day, slots: inLanes(slots.filter((slot) => slot.day === day)) };
  });
}

/** First and last hour to draw: office hours, and whatever lies around them. */
export function hoursOf(days: readonly DayOfWeek[]): { first: number; last: number } {
  const slots = days.flatMap((day) => day.slots);
  return {
    first: Math.min(8, ...slots.map(({ start }) => Math.floor(start / 60))),
    last: Math.min(24, Math.max(17, ...slots.map(({ end }) => Math.ceil(end / 60)))),
  };
}
