import type { orderPrice } from '@acheep/contract/billing/order-price';
import type { PackageRow } from '../package/package.repository.ts';

/** Columns of an order of a package at a price: its terms, those of several packages together, and the amounts. */
export function orderedTerms(
  { id, title, titleKm, duration, durationType, jobs, cvViews, pinDays, boostDays }: PackageRow,
  { currency, quantity, discount, subtotal, vatRate, vat, total }: ReturnType<typeof orderPrice>,
) {
  return {
    packageId: id,
    ...{ title, titleKm, duration, durationType, pinDays, boostDays, currency, quantity, vatRate },
    jobs: jobs * quantity,
    cvViews: cvViews * quantity,
    discount: BigInt(discount),
    subtotal: BigInt(subtotal),
    vat: BigInt(vat),
    total: BigInt(total),
  };
}
