import { startOfDay, today } from '@acheep/contract/kernel/calendar';
import { clockText, khmerMonths, shortWeekday } from '@acheep/contract/kernel/moment-text';
import { currentLocale } from '../../../lib/locale.ts';

interface Held {
  startsAt: string;
  endsAt: string;
}

/** Returns the day in Phnom Penh of a timestamp, `yyyy-MM-dd`. */
export const dayOf = (moment: string) => today(new Date(moment));

/** Returns day, month and weekday for the calendar page of a date. */
export function dayParts(moment: string) {
  const locale = currentLocale();
  const [, month = '', day = ''] = dayOf(moment).split('-');
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
  return {
    day: String(Number(day)),
    month:
      locale === 'km'
        ? (khmerMonths[Number(month) - 1] ?? '')
        : short.format(new Date(`2026-${month}-15T00:00:00Z`)),
    weekday: shortWeekday(moment, locale),
  };
}

/** Formats a time range on one day: `8:00 – 11:30 AM`, `8:00 – 11:30 ព្រឹក`. The half of the day is not repeated. */
export function clockRange({ startsAt, endsAt }: Held): string {
  const locale = currentLocale();
  const [from, to] = [clockText(startsAt, locale), clockText(endsAt, locale)];
  const half = (text: string) => text.slice(text.indexOf(' '));
  const start = half(from) === half(to) ? from.slice(0, from.indexOf(' ')) : from;
  return `${start} – ${to}`.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ');
}

/** True while it is in progress. */
export const isOn = ({ startsAt, endsAt }: Held, now: Date) =>
  new Date(startsAt) <= now && now < new Date(endsAt);

/** True when a day in Phnom Penh is over. */
export const isOver = (day: string, now: Date) => new Date(startOfDay(day).getTime() + 24 * 3_600_000) <= now;

/** Returns the short names of the weekdays, from Monday. */
export const shortWeekdays = () =>
  Array.from({ length: 7 }, (_, day) => shortWeekday(`2026-12-${21 + day}T12:00:00+07:00`, currentLocale()));
