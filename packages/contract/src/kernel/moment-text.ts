import { today } from './calendar.ts';
import { englishDate } from './english-text.ts';
import type { Locale } from './locale.ts';

// Many browsers, and Node without full ICU data, lack Khmer dates and would write them in English.
export const khmerMonths = [
  'មករា',
  'កុម្ភៈ',
  'មីនា',
  'មេសា',
  'ឧសភា',
  'មិថុនា',
  'កក្កដា',
  'សីហា',
  'កញ្ញា',
  'តុលា',
  'វិច្ឆិកា',
  'ធ្នូ',
] as const;

const khmerDays: Record<string, string> = {
  Sun: 'អាទិត្យ',
  Mon: 'ចន្ទ',
  Tue: 'អង្គារ',
  Wed: 'ពុធ',
  Thu: 'ព្រហស្បតិ៍',
  Fri: 'សុក្រ',
  Sat: 'សៅរ៍',
};

/** Short weekday in Phnom Penh, as in calendars: `Sat`, `សៅរ៍`. */
export function shortWeekday(moment: string | Date, locale: Locale): string {
  const name = englishDate(new Date(moment), { weekday: 'short' });
  return locale === 'en' ? name : (khmerDays[name] ?? name);
}

/** Khmer part of the day, by hour. */
function dayPart(hour: number): string {
  if (hour < 1) return 'យប់';
  if (hour < 12) return 'ព្រឹក';
  if (hour < 17) return hour === 12 ? 'ថ្ងៃត្រង់' : 'រសៀល';
  return hour < 19 ? 'ល្ងាច' : 'យប់';
}

/** Time in Phnom Penh: `9:00 AM`, `9:00 ព្រឹក`. Columns of times have `2-digit` hours. */
export function clockText(
  moment: string | Date,
  locale: Locale,
  digits: 'numeric' | '2-digit' = 'numeric',
): string {
  const date = new Date(moment);
  const time = englishDate(date, { hour: digits, minute: '2-digit' });
  if (locale === 'en') return time;
  const hour = Number(englishDate(date, { hour: '2-digit', hourCycle: 'h23' }));
  return time.replace(/\s?[AP]M$/, ` ${dayPart(hour)}`);
}

/** Date in Phnom Penh with its weekday: `Monday, November 23, 2026`, `ថ្ងៃចន្ទ ទី 23 ខែវិច្ឆិកា ឆ្នាំ 2026`. */
export function weekdayText(moment: string | Date, locale: Locale): string {
  const date = new Date(moment);
  if (locale === 'en')
    return englishDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const [year = '', month = '', day = ''] = today(date).split('-');
  const name = khmerDays[englishDate(date, { weekday: 'short' })];
  return `ថ្ងៃ${name} ទី ${Number(day)} ខែ${khmerMonths[Number(month) - 1]} ឆ្នាំ ${year}`;
}

/** Date and time: `Monday, November 23, 2026 at 9:00 AM`, `ថ្ងៃចន្ទ ទី 23 ខែវិច្ឆិកា ឆ្នាំ 2026 ម៉ោង 9:00 ព្រឹក`. */
export const momentText = (moment: string | Date, locale: Locale): string =>
  `${weekdayText(moment, locale)}${locale === 'en' ? ' at ' : ' ម៉ោង '}${clockText(moment, locale)}`;
