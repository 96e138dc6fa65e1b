import { timeZone } from '@acheep/contract/calendar';
import type { ReactNode } from 'react';
import { currentLocale } from '../lib/locale.ts';

/** `day` Nov 20, 2026 · `time` 2026-11-20 | 4:05 PM · `month` November 2026 · `iso` 2026-11-20 · `clock` 04:05 PM */
export type DateFormat = 'day' | 'time' | 'month' | 'iso' | 'clock';

const intl = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale() === 'km' ? 'km-KH-u-nu-latn' : 'en-US', { timeZone, ...options });

const isoDay = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

const clock = (date: Date, hour: 'numeric' | '2-digit') =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour, minute: '2-digit' }).format(date);

const formats: Record<DateFormat, (date: Date) => string> = {
  day: (date) => intl({ year: 'numeric', month: 'short', day: '2-digit' }).format(date),
  time: (date) => `${isoDay(date)} | ${clock(date, 'numeric')}`,
  month: (date) => intl({ year: 'numeric', month: 'long' }).format(date),
  iso: isoDay,
  clock: (date) => clock(date, '2-digit'),
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
