import type { Locale } from '@acheep/contract/kernel/locale';
import { khmerMonths } from '@acheep/contract/kernel/moment-text';
import { resumeWords } from '@acheep/contract/talent/resume-option';

/** A month (`yyyy-MM`) in one language, which is that of the CV and not always that of the page. */
export function monthIn(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-');
  const name =
    locale === 'km'
      ? khmerMonths[Number(number) - 1]
      : new Date(2000, Number(number) - 1, 1).toLocaleDateString('en-US', { month: 'short' });
  return `${name} ${year}`;
}

/** From one month to another, or until now. */
export function spanIn(
  { from, to, current }: { from: string | null; to: string | null; current: boolean },
  locale: Locale,
): string {
  const end = current ? resumeWords.now[locale] : to && monthIn(to, locale);
  return [from && monthIn(from, locale), end].filter(Boolean).join(' – ');
}

/** A day (`yyyy-MM-dd`) in one language. */
export function dayIn(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const [name] = monthIn(`${year}-${month}`, locale).split(' ');
  return locale === 'km' ? `${Number(date)} ${name} ${year}` : `${name} ${date}, ${year}`;
}
