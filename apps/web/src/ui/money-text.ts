import { type Currency, minorUnits } from '@acheep/contract/money';

/** Minor units as people write them: `$1,250`, `$12.50`, `5,000,000៛`. Latin digits in both languages. */
export function formatMoney(amount: number, currency: Currency): string {
  const major = amount / minorUnits;
  const digits = Number.isInteger(major) ? 0 : 2;
  const number = major.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return currency === 'KHR' ? `${number}៛` : `$${number}`;
}
