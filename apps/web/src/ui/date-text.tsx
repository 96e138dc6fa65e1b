import { timeZone } from '@acheep/contract/calendar';
import { clockText, khmerMonths } from '@acheep/contract/moment-text';
import type { ReactNode } from 'react';
import { currentLocale } from '../lib/locale.ts';

/**
 * `day` Nov 20, 2026 · `short` Nov 20, with the year only where it takes one · `time` 2026-11-20 | 4:05 PM ·
 * `month` November 2026 · `iso` 2026-11-20 · `clock` 04:05 PM. In Khmer: 20 វិច្ឆិកា 2026, 4:05 រសៀល.
 */
export type DateFormat = 'day' | 'short' | 'time' | 'month' | 'iso' | 'clock';

const english = (date: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(date);

const isoDay = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

/** A day this near, before or after, is told from those of other years without the year. */
const plainFor = 330 * 24 * 60 * 60 * 1000;

const formats: Record<DateFormat, (date: Date) => string> = {
  day: (date) => {
    if (currentLocale() === 'en') return english(date, { year: 'numeric', month: 'short', day: '2-digit' });
    const [year = '', month = '', day = ''] = isoDay(date).split('-');
    return `${Number(day)} ${khmerMonths[Number(month) - 1]} ${year}`;
  },
  short: (date) => {
    if (Math.abs(date.getTime() - Date.now()) > plainFor) return formats.day(date);
    if (currentLocale() === 'en') return english(date, { month: 'short', day: '2-digit' });
    const [, month = '', day = ''] = isoDay(date).split('-');
    return `${Number(day)} ${khmerMonths[Number(month) - 1]}`;
  },
  time: (date) =>
    `${currentLocale() === 'en' ? isoDay(date) : formats.day(date)} | ${clockText(date, currentLocale())}`,
  month: (date) => {
    if (currentLocale() === 'en') return english(date, { year: 'numeric', month: 'long' });
    const [year = '', month = ''] = isoDay(date).split('-');
    return `${khmerMonths[Number(month) - 1]} ${year}`;
  },
  iso: isoDay,
  clock: (date) => clockText(date, currentLocale(), '2-digit'),
};

/**
 * A moment (ISO 8601) or a calendar day (`yyyy-MM-dd`) as it is said in Phnom Penh, in the page's language with
 * Latin digits.
 */
export function formatDate(value: string, format: DateFormat = 'day'): string {
  // A day has no hour: noon there is that day.
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T12:00:00+07:00` : value);
  return formats[format](date);
}

interface DateTextProps {
  value: string;
  format?: DateFormat;
  /** A sentence around the date. */
  children?: (date: string) => ReactNode;
}

export function DateText({ value, format, children }: DateTextProps) {
  const text = formatDate(value, format);
  return <time dateTime={value}>{children ? children(text) : text}</time>;
}
