import { salaryText } from '@acheep/contract/jobs/salary-text';
import type { Locale } from '@acheep/contract/kernel/locale';
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
export const payText = (
  { salaryFrom, salaryTo, currency, negotiable = false }: Pay,
  locale: Locale,
): string | null =>
  salaryText(
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
  const text = payText(job, locale);
  const isAmount = job.salaryFrom !== null || job.salaryTo !== null;
  return text && isAmount ? `${text} ${pageWords()[locale]('job:perMonth')}` : text;
}
