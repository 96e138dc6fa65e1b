import { timeZone } from './calendar.ts';

// Cached, as a browser takes longer to create a formatter than to use it a hundred times.
const dates = new Map<string, Intl.DateTimeFormat>();
const whole = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a time in Phnom Penh in English, with the parts in `options`. */
export function englishDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  dates.set(key, format);
  return format.format(date);
}

/** Formats a number with Latin digits in groups of three, for both languages: `1,234`; `decimals` adds two decimals. */
export const numberText = (number: number, decimals: 0 | 2 = 0): string =>
  (decimals ? cents : whole).format(number);
