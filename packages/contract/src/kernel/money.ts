import { numberText } from './english-text.ts';
import type { OptionOf, Options } from './option.ts';

/** Currencies of the market. Money is an integer of minor units (cents; a hundredth of a riel) with its currency. */
export const currencies = {
  USD: { en: 'USD', km: 'ដុល្លារ (USD)' },
  KHR: { en: 'KHR', km: 'រៀល (KHR)' },
} satisfies Options;
export type Currency = OptionOf<typeof currencies>;

/** Minor units in one major unit; ISO 4217 gives both currencies two digits. */
export const minorUnits = 100;

/**
 * Formats minor units: `$1,250`, `$12.50`, `5,000,000៛`. Latin digits in both languages. `exact` writes whole dollars with
 * their cents too, as invoices do: `$1,250.00`.
 */
export function moneyText(amount: number, currency: Currency, { exact = false } = {}): string {
  const major = amount / minorUnits;
  if (currency === 'KHR') return `${numberText(major, Number.isInteger(major) ? 0 : 2)}៛`;
  return `$${numberText(major, Number.isInteger(major) && !exact ? 0 : 2)}`;
}

/** Riel per dollar: the market's round rate, only for comparing salaries across currencies, never for payment. */
export const referenceRate = 4000;

/** Converts minor units of `currency` to US cents at the reference rate, for comparison. */
export function comparableCents(amount: number, currency: Currency): number {
  return currency === 'KHR' ? Math.round(amount / referenceRate) : amount;
}

/** Smallest payable amount, in minor units: there are cents, but no hundredths of a riel. */
export const smallestPayable: Readonly<Record<Currency, number>> = { USD: 1, KHR: 100 };

/** Rule for a body whose `field` is an amount of its `currency`: the amount is payable. */
export const wholeMoney =
  <F extends string>(field: F) =>
  (body: { currency: Currency } & Record<F, number>) =>
    body[field] % smallestPayable[body.currency] === 0;

/** Converts cents to minor units of riel at `rate` riel per dollar, rounded half up to whole riel. */
export const rielAt = (cents: number, rate: number): number =>
  Math.floor((cents * rate + minorUnits / 2) / minorUnits) * minorUnits;

/** Basis points in a whole. */
const whole = 10_000;

/**
 * VAT on an amount of minor units, at `rate` basis points (1000 is 10%), rounded half up to a payable amount: cents or
 * whole riel. Computed in integers, so that no half is lost.
 */
export function vatOn(amount: number, rate: number, currency: Currency): number {
  const unit = BigInt(smallestPayable[currency] * whole);
  const exact = BigInt(amount) * BigInt(rate);
  return Number((2n * exact + unit) / (2n * unit)) * smallestPayable[currency];
}
