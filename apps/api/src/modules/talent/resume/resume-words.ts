import type { Locale } from '@acheep/contract/kernel/locale';
import { khmerMonths } from '@acheep/contract/kernel/moment-text';
import { resumeWords } from '@acheep/contract/talent/resume-option';

/** Formats a month (`yyyy-MM`): `Nov 2026`, `វិច្ឆិកា 2026`. */
export function monthText(month: string, locale: Locale): string {
  const [year = '', number = ''] = month.split('-');
  if (locale === 'km') return `${khmerMonths[Number(number) - 1]} ${year}`;
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats `Jan 2020 – now`; empty without dates. */
export function spanText(
  { from, to, current }: { from: string | null; to: string | null; current: boolean },
  locale: Locale,
): string {
  const end = current ? resumeWords.now[locale] : to && monthText(to, locale);
  return [from && monthText(from, locale), end].filter(Boolean).join(' – ');
}
