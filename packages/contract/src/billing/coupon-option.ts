import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

/** What a coupon takes off the price of a package. */
export const couponKinds = {
  percent: { en: 'Percent', km: 'ភាគរយ' },
  amount: { en: 'Amount of money', km: 'ទឹកប្រាក់' },
} satisfies Options;

/** Whether a coupon can be used on a day. */
export const couponStates = {
  valid: { en: 'Valid', km: 'ប្រើបាន' },
  upcoming: { en: 'Not yet valid', km: 'មិនទាន់ដល់ថ្ងៃប្រើ' },
  ended: { en: 'Ended', km: 'ផុតកំណត់' },
  used: { en: 'Used up', km: 'អស់ចំនួនប្រើ' },
} satisfies Options;
export type CouponState = OptionOf<typeof couponStates>;

export const coupons = {
  filters: { packageId: filter.record('package', 'កញ្ចប់សេវា') },
  sorts: byDate,
} as const satisfies List;
