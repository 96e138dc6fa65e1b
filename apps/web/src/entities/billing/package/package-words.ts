import type { PackageOffer } from '@acheep/contract/billing/package';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatMoney } from '../../../ui/money-text.ts';

/** What of a package stands on orders too. */
export type PackageTerms = Pick<
  PackageOffer,
  'title' | 'titleKm' | 'duration' | 'durationType' | 'jobs' | 'cvViews' | 'pinDays' | 'boostDays'
>;

export const packageTitle = ({ title, titleKm }: Pick<PackageTerms, 'title' | 'titleKm'>) =>
  localized({ en: title, km: titleKm });

/** A rate of hundredths of a percent as it is read: 1000 is `10%`, 1250 `12.5%`. */
export const percent = (rate: number) => `${rate / 100}%`;

/** What a package gives and costs, in words. The page loads the words of `package`. */
export function usePackageWords() {
  const { t } = useTranslation('package');
  const duration = ({ duration: count, durationType }: Pick<PackageTerms, 'duration' | 'durationType'>) =>
    t(`duration.${durationType}`, { count });
  return {
    duration,
    price: ({ price, currency }: Pick<PackageOffer, 'price' | 'currency'>) =>
      price === 0 ? t('free') : formatMoney(price, currency),
    /** How long, how many jobs, and what comes with them, the main things first. */
    facts: (terms: PackageTerms) => [
      duration(terms),
      t('jobs', { count: terms.jobs }),
      ...(terms.cvViews > 0 ? [t('cvViews', { count: terms.cvViews })] : []),
      ...(terms.pinDays > 0 ? [t('pinDays', { count: terms.pinDays })] : []),
      ...(terms.boostDays > 0 ? [t('boostDays', { count: terms.boostDays })] : []),
    ],
  };
}
