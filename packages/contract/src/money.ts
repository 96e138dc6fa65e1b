import type { OptionOf, Options } from './option.ts';

/** Currencies of the market. Money is an integer of minor units (cents; a hundredth of a riel) with its currency. */
export const currencies = {
  USD: { en: 'USD', km: 'ដុល្លារ (USD)' },
  KHR: { en: 'KHR', km: 'រៀល (KHR)' },
} satisfies Options;
export type Currency = OptionOf<typeof currencies>;

/** Minor units in one major unit; ISO 4217 gives both currencies two digits. */
export const minorUnits = 100;

/** Riel a dollar: the round rate of the market, only for comparing salaries across currencies, never for payment. */
export const referenceRate = 4000;

/** An amount of minor units of `currency`, as US cents at the reference rate, for comparing. */
export function comparableCents(amount: number, currency: Currency): number {
  return currency === 'KHR' ? Math.round(amount / referenceRate) : amount;
}
