import { today } from './calendar.ts';
import { englishDate } from './english-text.ts';
import type { Locale } from './locale.ts';
import { clockText, khmerMonths } from './moment-text.ts';

/**
 * `day` Nov 20, 2026 · `short` Nov 20, with the year only where needed · `time` Nov 20, 2026, 4:05 PM · `month` November
 * 2026 · `iso` 2026-11-20 · `clock` 04:05 PM. In Khmer: 20 វិច្ឆិកា 2026 ម៉ោង 4:05 រសៀល.
 */
export type DateFormat = 'day' | 'short' | 'time' | 'month' | 'iso' | 'clock';

/** Milliseconds, before or after now, within which a date is unambiguous without its year. */
const plainFor = 330 * 24 * 60 * 60 * 1000;

const formats: Record<DateFormat, (date: Date, locale: Locale) => string> = {
  day: (date, locale) => {
    if (locale === 'en') return englishDate(date, { year: 'numeric', month: 'short', day: '2-digit' });
    const [year = '', month = '', day = ''] = today(date).split('-');
    return `${Number(day)} ${khmerMonths[Number(month) - 1]} ${year}`;
  },
  short: (date, locale) => {
    if (Math.abs(date.getTime() - Date.now()) > plainFor) return formats.day(date, locale);
    if (locale === 'en') return englishDate(date, { month: 'short', day: 'numeric' });
    const [, month = '', day = ''] = today(date).split('-');
    return `${Number(day)} ${khmerMonths[Number(month) - 1]}`;
  },
  time: (date, locale) =>
    `${formats.day(date, locale)}${locale === 'en' ? ', ' : ' ម៉ោង '}${clockText(date, locale)}`,
  month: (date, locale) => {
    if (locale === 'en') return englishDate(date, { year: 'numeric', month: 'long' });
    const [year = '', month = ''] = today(date).split('-');
    return `${khmerMonths[Number(month) - 1]} ${year}`;
  },
  iso: today,
  clock: (date, locale) => clockText(date, locale, '2-digit'),
};

/** Formats a timestamp (ISO 8601) or a calendar day (`yyyy-MM-dd`) in the time of Phnom Penh, with Latin digits. */
export function dateText(value: string, locale: Locale, format: DateFormat = 'day'): string {
  // A calendar day has no time: noon there falls on that day.
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T12:00:00+07:00` : value);
  return formats[format](date, locale);
}
