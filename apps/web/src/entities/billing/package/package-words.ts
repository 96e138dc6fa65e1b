import type { PackageOffer } from '@acheep/contract/billing/package';
import { moneyText } from '@acheep/contract/kernel/money';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Terms of a package that are also part of its orders. */
export type PackageTerms = Pick<
  PackageOffer,
  'title' | 'titleKm' | 'duration' | 'durationType' | 'jobs' | 'cvViews' | 'pinDays' | 'boostDays'
>;

export const packageTitle = ({ title, titleKm }: Pick<PackageTerms, 'title' | 'titleKm'>) =>
  localized({ en: title, km: titleKm });

/** Formats a rate in hundredths of a percent: 1000 is `10%`, 1250 `12.5%`. */
export const percent = (rate: number) => `${rate / 100}%`;

/** Returns formatters of a package's terms and price. Requires the `package` translations. */
export function usePackageWords() {
  const { t } = useTranslation('package');
  const duration = ({ duration: count, durationType }: Pick<PackageTerms, 'duration' | 'durationType'>) =>
    t(`duration.${durationType}`, { count });
  return {
    duration,
    price: ({ price, currency }: Pick<PackageOffer, 'price' | 'currency'>) =>
      price === 0 ? t('free') : moneyText(price, currency),
    /** Duration with days that the operator gave, number of jobs, and extras, the most important first. */
    facts: (terms: PackageTerms, extraDays = 0) => [
      duration(terms),
      ...(extraDays > 0 ? [t('extraDays', { count: extraDays })] : []),
      t('jobs', { count: terms.jobs }),
      ...(terms.cvViews > 0 ? [t('cvViews', { count: terms.cvViews })] : []),
      ...(terms.pinDays > 0 ? [t('pinDays', { count: terms.pinDays })] : []),
      ...(terms.boostDays > 0 ? [t('boostDays', { count: terms.boostDays })] : []),
    ],
  };
}
