import { khqrHours } from '@acheep/contract/billing/order';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { type Currency, minorUnits } from '@acheep/contract/kernel/money';
import { CURRENCY, KHQR, TAG } from 'ts-khqr';
import type { Settings } from '../../platform/operator-setting/operator-setting.repository.ts';

const currencies: Record<Currency, string> = { USD: CURRENCY.USD, KHR: CURRENCY.KHR };

/** KHQR code for an order row. */
export const codeOf = (
  account: Settings['khqr'],
  { number, total, currency }: { number: number; total: bigint; currency: string },
  now: Date,
) =>
  khqrOf(account, { number: orderNumber(number), total: Number(total), currency: currency as Currency }, now);

interface Payable {
  number: string;
  /** Minor units. */
  total: number;
  currency: Currency;
}

/** KHQR code for an order, payable for a day. Null without an account, or if the library rejects the data. */
export function khqrOf(account: Settings['khqr'], { number, total, currency }: Payable, now: Date) {
  if (!account || total === 0) return null;
  const until = new Date(now.getTime() + khqrHours * 3_600_000);
  const { data } = KHQR.generate({
    tag: account.kind === 'merchant' ? TAG.MERCHANT : TAG.INDIVIDUAL,
    accountID: account.accountId,
    merchantName: account.merchantName,
    merchantCity: account.city,
    ...(account.merchantId && { merchantID: account.merchantId }),
    ...(account.acquiringBank && { acquiringBank: account.acquiringBank }),
    currency: currencies[currency],
    amount: total / minorUnits,
    expirationTimestamp: until.getTime(),
    additionalData: { billNumber: number },
  });
  return data && { khqr: data.qr, khqrMd5: data.md5, khqrUntil: until };
}
