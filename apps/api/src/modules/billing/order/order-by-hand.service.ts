import type { adminOrderCreate } from '@acheep/contract/billing/order-admin';
import { orderPrice, pricedByHand } from '@acheep/contract/billing/order-price';
import { type Currency, moneyText, smallestPayable } from '@acheep/contract/kernel/money';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockCompany } from '../../companies/company/company-lock.repository.ts';
import { payersOf } from '../../companies/company/company-people.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { lockSellable } from '../package/package.repository.ts';
import { freeUse } from './free-use.service.ts';
import { codeOf } from './khqr.ts';
import { createOrder, getOrder, saveOrder } from './order.repository.ts';
import { orderConfirmation } from './order-confirm.service.ts';
import { orderMails } from './order-mail.service.ts';
import { orderedTerms } from './ordered-terms.ts';

/** Orders that the operator writes for companies. */
export function orderByHand(deps: Deps) {
  const { confirmIn } = orderConfirmation(deps);
  const mails = orderMails(deps);
  const countFree = freeUse(deps);

  return {
    /** Returns the order with what the audit log says of it. Nobody is asked to pay a free or a paid one. */
    async createIn({ tx, body }: Pick<Call<typeof adminOrderCreate>, 'tx' | 'body'>) {
      const { companyId, packageId, quantity, extraDays, reason, invoiceNote, paidOn, paidBy } = body;
      const company = await lockCompany(tx, companyId);
      const offer = await lockSellable(tx, packageId);
      if (!company || !offer)
        throw fieldError({
          ...(!company && { companyId: 'unknown_reference' }),
          ...(!offer && { packageId: 'unknown_reference' }),
        });
      if ((await payersOf(tx, companyId)).length === 0) throw fieldError({ companyId: 'nobody_orders' });
      const currency = offer.currency as Currency;
      const amounts = { price: body.price, amount: body.amount };
      const inParts = (['price', 'amount'] as const).filter(
        (field) => (amounts[field] ?? 0) % smallestPayable[currency] !== 0,
      );
      if (inParts.length > 0)
        throw fieldError(Object.fromEntries(inParts.map((field) => [field, 'whole_riel'])));
      const { price, discount } = pricedByHand(body, { price: Number(offer.price), currency });
      if (discount > price * quantity) {
        const maximum = moneyText(price * quantity, currency);
        throw fieldError({ amount: { key: 'max', params: { maximum } } });
      }
      const { settings } = await readSettings(tx);
      const { vatRate } = settings.invoicing;
      const written = await createOrder(tx, {
        ...orderedTerms(offer, orderPrice({ price, quantity, discount, vatRate, currency })),
        ...{ companyId, extraDays, byOperator: true },
        reason: reason ?? null,
        invoiceNote: invoiceNote ?? null,
        createdAt: deps.now(),
      });
      const details = {
        package: offer.title,
        quantity: String(quantity),
        ...(discount > 0 && { amount: moneyText(discount, currency) }),
        total: moneyText(Number(written.total), currency),
        ...(extraDays > 0 && { extraDays: String(extraDays) }),
        ...(reason && { reason }),
      };
      if (written.total === 0n) {
        const saved = await confirmIn(tx, written, null);
        // The operator may give another one to who uses one already.
        if (offer.price === 0n) await countFree(tx, saved);
        return { saved, details };
      }
      if (paidOn && paidBy) {
        await confirmIn(tx, written, { paidOn, paidBy, reference: body.reference ?? null });
        const saved = await getOrder(tx, written.id);
        return { saved, details: { ...details, paidOn, paidBy, invoice: saved.invoice?.number ?? '' } };
      }
      const code = codeOf(settings.khqr, written, deps.now());
      const saved = code ? await saveOrder(tx, written.id, code) : written;
      await mails.writtenIn(tx, saved);
      return { saved, details };
    },
  };
}
