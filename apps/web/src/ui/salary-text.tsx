import type { Currency } from '@acheep/contract/money';
import { useTranslation } from 'react-i18next';
import { formatMoney } from './money-text.ts';

interface SalaryTextProps {
  /** Minor units. */
  from: number | null;
  to: number | null;
  currency: Currency;
  negotiable: boolean;
}

/** `$400 – $600`, `From $400`, `Up to $600` or `Negotiable`. */
export function SalaryText({ from, to, currency, negotiable }: SalaryTextProps) {
  const { t } = useTranslation();
  if (from !== null && to !== null && from !== to) {
    return `${formatMoney(from, currency)} – ${formatMoney(to, currency)}`;
  }
  if (from !== null && from === to) return formatMoney(from, currency);
  if (from !== null) return t('salary.from', { amount: formatMoney(from, currency) });
  if (to !== null) return t('salary.upTo', { amount: formatMoney(to, currency) });
  return negotiable ? t('salary.negotiable') : null;
}
