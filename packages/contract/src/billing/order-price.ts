import { type Currency, smallestPayable, vatOn } from '../kernel/money.ts';
import type { OptionOf } from '../kernel/option.ts';
import type { orderPricings } from './order-option.ts';

/** What somebody pays less, in minor units of the currency, at `percent` of an amount: rounded down to a payable one. */
export function percentOf(amount: number, percent: number, currency: Currency): number {
  const unit = smallestPayable[currency];
  return Math.floor((amount * percent) / (100 * unit)) * unit;
}

interface Ordered {
  /** Of one package, without VAT. */
  price: number;
  quantity: number;
  /** On all of them; never more than they cost. */
  discount: number;
  vatRate: number;
  currency: Currency;
}

/** Amounts of an order in minor units. Its VAT is of the discounted price. */
export function orderPrice({ price, quantity, discount: wanted, vatRate, currency }: Ordered) {
  const discount = Math.min(wanted, price * quantity);
  const subtotal = price * quantity - discount;
  const vat = vatOn(subtotal, vatRate, currency);
  return { currency, quantity, discount, subtotal, vatRate, vat, total: subtotal + vat };
}

interface Pricing {
  pricing: OptionOf<typeof orderPricings>;
  price?: number | undefined;
  percent?: number | undefined;
  amount?: number | undefined;
  quantity: number;
}

/**
 * Price of one package and discount on all, of an order that the operator prices. Below the package's price it is a
 * discount, which the order shows; above, it is the price.
 */
export function pricedByHand(
  { pricing, price = 0, percent = 0, amount = 0, quantity }: Pricing,
  offer: { price: number; currency: Currency },
) {
  const whole = offer.price * quantity;
  if (pricing === 'price')
    return { price: Math.max(price, offer.price), discount: Math.max(offer.price - price, 0) * quantity };
  const discounts = {
    list: 0,
    percent: percentOf(whole, percent, offer.currency),
    amount,
    free: whole,
  };
  return { price: offer.price, discount: discounts[pricing] };
}
