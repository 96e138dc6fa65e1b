import { timeZone } from './calendar.ts';

// Making one takes a browser longer than a hundred uses of it.
const dates = new Map<string, Intl.DateTimeFormat>();
const whole = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A moment as English writes it in Phnom Penh, with the parts that `options` name. */
export function englishDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  dates.set(key, format);
  return format.format(date);
}

/** A number with Latin digits in groups of three, in both languages: `1,234`; with two decimals or as it is. */
export const numberText = (number: number, decimals: 0 | 2 = 0): string =>
  (decimals ? cents : whole).format(number);
