import type { CouponState } from '@acheep/contract/billing/coupon-option';
import { percentOf } from '@acheep/contract/billing/order-price';
import type { MessageKey } from '@acheep/contract/kernel/message';
import type { Currency } from '@acheep/contract/kernel/money';
import { dayOf } from '../../jobs/job/job.policy.ts';
import type { PackageRow } from '../package/package.repository.ts';
import type { CouponRow } from './coupon.repository.ts';

/** Orders made with a coupon: all, and those of the company that wants to use it. */
export interface CouponUses {
  all: number;
  own: number;
}

type Bounds = Pick<CouponRow, 'from' | 'until' | 'maxUses' | 'maxPerCompany'>;

/** State of a coupon on a day in Phnom Penh, for everybody. */
export function couponStateOn(today: string, { from, until, maxUses }: Bounds, uses: number): CouponState {
  if (until && dayOf(until) < today) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used';
  return from && dayOf(from) > today ? 'upcoming' : 'valid';
}

/** Why a company cannot use a coupon on a day; null if it can. */
export function couponFault(today: string, coupon: Bounds, { all, own }: CouponUses): MessageKey | null {
  const state = couponStateOn(today, coupon, all);
  if (state !== 'valid') return `coupon_${state}`;
  return coupon.maxPerCompany !== null && own >= coupon.maxPerCompany ? 'coupon_used_before' : null;
}

type Offer = Pick<PackageRow, 'id' | 'price' | 'currency'>;

/** What a coupon takes off one package; 0 where it is not for that one. */
export function couponDiscount({ percent, amount, currency, packageIds }: CouponRow, offer: Offer): number {
  if (packageIds.length > 0 && !packageIds.includes(offer.id)) return 0;
  const price = Number(offer.price);
  if (percent !== null) return percentOf(price, percent, offer.currency as Currency);
  return currency === offer.currency ? Math.min(Number(amount ?? 0), price) : 0;
}
