import type { Locale } from '@acheep/contract/kernel/locale';
import { khmerMonths } from '@acheep/contract/kernel/moment-text';
import { resumeWords } from '@acheep/contract/talent/resume-option';

/** Formats a month (`yyyy-MM`) in the language of the CV, which may differ from the page's. */
export function monthIn(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-');
  const name =
    locale === 'km'
      ? khmerMonths[Number(number) - 1]
      : new Date(2000, Number(number) - 1, 1).toLocaleDateString('en-US', { month: 'short' });
  return `${name} ${year}`;
}

/** Formats a range of months, or one that is still open. */
export function spanIn(
  { from, to, current }: { from: string | null; to: string | null; current: boolean },
  locale: Locale,
): string {
  const end = current ? resumeWords.now[locale] : to && monthIn(to, locale);
  return [from && monthIn(from, locale), end].filter(Boolean).join(' – ');
}

/** Formats a day (`yyyy-MM-dd`) in one language. */
export function dayIn(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const [name] = monthIn(`${year}-${month}`, locale).split(' ');
  return locale === 'km' ? `${Number(date)} ${name} ${year}` : `${name} ${date}, ${year}`;
}
