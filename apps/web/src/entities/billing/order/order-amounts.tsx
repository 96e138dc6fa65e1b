import type { Order } from '@acheep/contract/billing/order';
import { moneyText } from '@acheep/contract/kernel/money';
import { useTranslation } from '../../../lib/use-translation.ts';
import { percent } from '../package/package-words.ts';
import classes from './order-amounts.module.css';

type Amounts = Pick<Order, 'currency' | 'subtotal' | 'vatRate' | 'vat' | 'total'>;

export function OrderAmounts({ currency, subtotal, vatRate, vat, total }: Amounts) {
  const { t } = useTranslation('order');
  return (
    <dl className={classes.amounts}>
      <dt>{t('subtotal')}</dt>
      <dd>{moneyText(subtotal, currency)}</dd>
      <dt>{t('vat', { rate: percent(vatRate) })}</dt>
      <dd>{moneyText(vat, currency)}</dd>
      <dt className={classes.total}>{t('total')}</dt>
      <dd className={classes.total}>{moneyText(total, currency)}</dd>
    </dl>
  );
}
