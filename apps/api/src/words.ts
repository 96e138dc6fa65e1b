import { salaryText as pageSalaryText } from '@acheep/contract/jobs/salary-text';
import type { Locale } from '@acheep/contract/kernel/locale';
import { khmerMonths } from '@acheep/contract/kernel/moment-text';
import type { Currency } from '@acheep/contract/kernel/money';
import { pageWords } from './page/page-words.ts';

interface Pay {
  salaryFrom: number | bigint | null;
  salaryTo: number | bigint | null;
  currency: string;
  negotiable?: boolean;
}

const numberOf = (amount: number | bigint | null) => (amount === null ? null : Number(amount));

/** A monthly salary in the words of the page: `$300 – $500`, `From $300`; null if it is not given. */
export const salaryText = (
  { salaryFrom, salaryTo, currency, negotiable = false }: Pay,
  locale: Locale,
): string | null =>
  pageSalaryText(
    {
      salaryFrom: numberOf(salaryFrom),
      salaryTo: numberOf(salaryTo),
      currency: currency as Currency,
      negotiable,
    },
    { say: pageWords()[locale] },
  );

/** The same for readers who do not know that it is monthly: `$300 – $500 a month`. */
export function monthlyPayText(job: Pay, locale: Locale): string | null {
  const text = salaryText(job, locale);
  const isAmount = job.salaryFrom !== null || job.salaryTo !== null;
  return text && isAmount ? `${text} ${pageWords()[locale]('job:perMonth')}` : text;
}

/** A calendar day (`yyyy-MM-dd`): `Nov 21, 2026`, `21 វិច្ឆិកា 2026`. */
export function dayText(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (locale === 'km') return `${Number(date)} ${khmerMonths[Number(month) - 1]} ${year}`;
  const options = { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${day}T00:00:00Z`));
}
