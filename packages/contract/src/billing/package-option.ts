import type { Locale } from '../kernel/locale.ts';
import type { Currency } from '../kernel/money.ts';
import type { OptionOf, Options } from '../kernel/option.ts';

/** Package statuses. Recruiters may choose active ones only; archived ones stay for the orders made with them. */
export const packageStatuses = {
  active: { en: 'Active', km: 'កំពុងលក់' },
  inactive: { en: 'Inactive', km: 'ផ្អាកលក់' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
} satisfies Options;
export type PackageStatus = OptionOf<typeof packageStatuses>;

export const durationTypes = {
  day: { en: 'Day', km: 'ថ្ងៃ' },
  week: { en: 'Week', km: 'សប្ដាហ៍' },
  month: { en: 'Month', km: 'ខែ' },
  year: { en: 'Year', km: 'ឆ្នាំ' },
} satisfies Options;
export type DurationType = OptionOf<typeof durationTypes>;

/** For example `3 months`, `1 week`, `3 ខែ`. */
export const durationText = (duration: number, unit: DurationType, locale: Locale) =>
  locale === 'km'
    ? `${duration} ${durationTypes[unit].km}`
    : `${duration} ${unit}${duration === 1 ? '' : 's'}`;

interface Term {
  duration: number;
  durationType: DurationType;
  extraDays: number;
}

/** For example `3 months + 10 days`. */
export const termText = ({ duration, durationType, extraDays }: Term, locale: Locale) =>
  [
    durationText(duration, durationType, locale),
    ...(extraDays > 0 ? [durationText(extraDays, 'day', locale)] : []),
  ].join(' + ');

/** Riel to the dollar, roughly: only to compare packages of different currencies. */
const rielPerDollar = 4000;
const inRiel = ({ price, currency }: Priced) => (currency === 'USD' ? price * rielPerDollar : price);

interface Priced {
  price: number;
  currency: Currency;
}

/** The package that prices start from: the cheapest that costs something, or a free one if none does. */
export function cheapestOffer<P extends Priced>(offers: readonly P[]): P | undefined {
  const [cheapest] = offers
    .filter(({ price }) => price > 0)
    .sort((one, other) => inRiel(one) - inRiel(other));
  return cheapest ?? offers[0];
}
