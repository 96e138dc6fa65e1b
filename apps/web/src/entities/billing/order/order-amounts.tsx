import type { Order } from '@acheep/contract/billing/order';
import { moneyText } from '@acheep/contract/kernel/money';
import { useTranslation } from '../../../lib/use-translation.ts';
import { percent } from '../package/package-words.ts';
import classes from './order-amounts.module.css';

type Amounts = Partial<Pick<Order, 'coupon'>> &
  Pick<Order, 'currency' | 'quantity' | 'discount' | 'subtotal' | 'vatRate' | 'vat' | 'total'>;

/** What an order costs; the price of several packages and a discount come first. */
export function OrderAmounts({
  currency,
  quantity,
  discount,
  coupon,
  subtotal,
  vatRate,
  vat,
  total,
}: Amounts) {
  const { t } = useTranslation('order');
  const whole = subtotal + discount;
  const each = moneyText(whole / quantity, currency);
  return (
    <dl className={classes.amounts}>
      {(quantity > 1 || discount > 0) && (
        <>
          <dt>{quantity > 1 ? t('several', { quantity, each }) : t('listPrice')}</dt>
          <dd>{moneyText(whole, currency)}</dd>
        </>
      )}
      {discount > 0 && (
        <>
          <dt>{coupon ? t('couponDiscount', { code: coupon }) : t('discount')}</dt>
          <dd>−{moneyText(discount, currency)}</dd>
        </>
      )}
      <dt>{t('subtotal')}</dt>
      <dd>{moneyText(subtotal, currency)}</dd>
      <dt>{t('vat', { rate: percent(vatRate) })}</dt>
      <dd>{moneyText(vat, currency)}</dd>
      <dt className={classes.total}>{t('total')}</dt>
      <dd className={classes.total}>{moneyText(total, currency)}</dd>
    </dl>
  );
}
