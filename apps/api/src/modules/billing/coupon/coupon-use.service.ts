import type { orderCoupon } from '@acheep/contract/billing/coupon';
import { orderPrice } from '@acheep/contract/billing/order-price';
import { today } from '@acheep/contract/kernel/calendar';
import type { MessageKey } from '@acheep/contract/kernel/message';
import type { Currency } from '@acheep/contract/kernel/money';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { listActive, type PackageRow } from '../package/package.repository.ts';
import { couponDiscount, couponFault } from './coupon.policy.ts';
import * as coupons from './coupon.repository.ts';

const refuse = (coupon: MessageKey) => fieldError({ coupon });

/** Coupons in the hands of companies. */
export function couponUse({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  async function refuseUnusable(db: Reader, coupon: coupons.CouponRow, companyId: string) {
    const all = (await coupons.countUses(db, [coupon.id])).get(coupon.id) ?? 0;
    const own = await coupons.countUsesOf(db, coupon.id, companyId);
    const fault = couponFault(today(now()), coupon, { all, own });
    if (fault) throw refuse(fault);
  }

  return {
    /**
     * Locks a coupon for an order of a package: of several orders for its last use, one gets it. Returns what it takes
     * off.
     */
    async takeIn(tx: Transaction, code: string, companyId: string, offer: PackageRow) {
      const found = await coupons.findCouponByCode(tx, code);
      const coupon = found && (await coupons.lockCoupon(tx, found.id));
      if (!coupon) throw refuse('coupon_unknown');
      await refuseUnusable(tx, coupon, companyId);
      const discount = couponDiscount(coupon, offer);
      if (discount === 0) throw refuse('coupon_elsewhere');
      return { discount, columns: { couponId: coupon.id, couponCode: coupon.code } };
    },

    async prices({ actor, body }: Call<typeof orderCoupon>) {
      const companyId = await companyIdOf(prisma, actor.id);
      if (!companyId) throw notFound();
      const coupon = await coupons.findCouponByCode(prisma, body.coupon);
      if (!coupon) throw refuse('coupon_unknown');
      await refuseUnusable(prisma, coupon, companyId);
      const { vatRate } = (await readSettings(prisma)).settings.invoicing;
      const prices = (await listActive(prisma)).flatMap((offer) => {
        const discount = couponDiscount(coupon, offer);
        if (discount === 0) return [];
        const currency = offer.currency as Currency;
        const { subtotal, vat, total } = orderPrice({
          ...{ price: Number(offer.price), quantity: 1, discount, vatRate, currency },
        });
        return [{ packageId: offer.id, currency, discount, subtotal, vat, total }];
      });
      if (prices.length === 0) throw refuse('coupon_elsewhere');
      return { code: coupon.code, prices };
    },
  };
}
