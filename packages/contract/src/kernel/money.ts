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

/** Minor units as people write them: `$1,250`, `$12.50`, `5,000,000៛`. Latin digits in both languages. */
export function moneyText(amount: number, currency: Currency): string {
  const major = amount / minorUnits;
  const number = numberText(major, Number.isInteger(major) ? 0 : 2);
  return currency === 'KHR' ? `${number}៛` : `$${number}`;
}

/** Riel a dollar: the round rate of the market, only for comparing salaries across currencies, never for payment. */
export const referenceRate = 4000;

/** An amount of minor units of `currency`, as US cents at the reference rate, for comparing. */
export function comparableCents(amount: number, currency: Currency): number {
  return currency === 'KHR' ? Math.round(amount / referenceRate) : amount;
}

/** There are cents, and no hundredths of a riel: the least that can be paid, in minor units. */
export const leastUnits: Readonly<Record<Currency, number>> = { USD: 1, KHR: 100 };

/** A rule for a body whose `field` is an amount of its `currency`: it can be paid. */
export const wholeMoney =
  <F extends string>(field: F) =>
  (body: { currency: Currency } & Record<F, number>) =>
    body[field] % leastUnits[body.currency] === 0;

/** Basis points in a whole. */
const whole = 10_000;

/**
 * The VAT on an amount of minor units, at `rate` basis points (1000 is 10%): rounded half up to what can be paid, cents
 * and whole riel. In integers, so that no half is lost.
 */
export function vatOn(amount: number, rate: number, currency: Currency): number {
  const unit = BigInt(leastUnits[currency] * whole);
  const exact = BigInt(amount) * BigInt(rate);
  return Number((2n * exact + unit) / (2n * unit)) * leastUnits[currency];
}
