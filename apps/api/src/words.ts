import type { Locale } from '@acheep/contract/kernel/locale';
import { khmerMonths } from '@acheep/contract/kernel/moment-text';
import { type Currency, minorUnits } from '@acheep/contract/kernel/money';

/** Formats minor units: `$1,250.00`, `5,000,000៛`. Latin digits in both languages. */
export function moneyText(amount: number, currency: Currency): string {
  const digits = currency === 'KHR' ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = (amount / minorUnits).toLocaleString('en-US', options);
  return currency === 'KHR' ? `${number}៛` : `$${number}`;
}

/** A monthly salary: `$300.00–$500.00`; null if it is not given. */
export function salaryText(
  salaryFrom: number | bigint | null,
  salaryTo: number | bigint | null,
  currency: Currency,
): string | null {
  const amounts = [salaryFrom, salaryTo].flatMap((amount) =>
    amount === null ? [] : [moneyText(Number(amount), currency)],
  );
  return amounts.length > 0 ? [...new Set(amounts)].join('–') : null;
}

/** A calendar day (`yyyy-MM-dd`): `Nov 21, 2026`, `21 វិច្ឆិកា 2026`. */
export function dayText(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (locale === 'km') return `${Number(date)} ${khmerMonths[Number(month) - 1]} ${year}`;
  const options = { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${day}T00:00:00Z`));
}
