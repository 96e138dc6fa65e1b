import { today } from '@acheep/contract/kernel/calendar';
import { khmerMonths, shortWeekday } from '@acheep/contract/kernel/moment-text';
import { currentLocale } from '../../../lib/locale.ts';

/** The day in Phnom Penh of a moment, `yyyy-MM-dd`. */
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

/** The names of the days of a week, from Monday. */
export const shortWeekdays = () =>
  Array.from({ length: 7 }, (_, day) => shortWeekday(`2026-12-${21 + day}T12:00:00+07:00`, currentLocale()));
