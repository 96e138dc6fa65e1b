import type { PaymentMethod } from '@acheep/contract/billing/order-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { createInvoice, takeInvoiceNumber } from './invoice.repository.ts';
import { rielOf, sellerOf } from './invoice-facts.ts';
import { documentNumber, invoiceKindOf, lastDay } from './order.policy.ts';
import { buyerOf } from './order.presenter.ts';
import { type OrderRow, saveOrder } from './order.repository.ts';
import { orderConfirmed } from './order-confirmed.ts';
import { orderMails } from './order-mail.service.ts';

/** Payment of an order: date, method, and the bank's reference. */
export interface Payment {
  paidOn: string;
  paidBy: PaymentMethod;
  reference: string | null;
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Confirmation of orders: by the operator, by the bank, or because they are free. */
export function orderConfirmation(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  const mails = orderMails(deps);

  /** Writes the invoice of a locked order, with current data and the next number of the year. */
  async function bill(tx: Transaction, order: OrderRow, { paidOn, paidBy, reference }: Payment, day: string) {
    const { settings } = await readSettings(tx);
    const year = Number(day.slice(0, 4));
    const sequence = await takeInvoiceNumber(tx, year);
    const { title, titleKm, duration, durationType, jobs, extraDays } = order;
    const { currency, quantity, discount, subtotal, vatRate, vat, total } = order;
    const seller = sellerOf(settings);
    const riel = rielOf(order, settings.invoicing);
    await createInvoice(tx, {
      orderId: order.id,
      kind: invoiceKindOf(order, seller),
      number: documentNumber(settings.invoicing.prefix, year, sequence),
      year,
      sequence,
      orderNumber: order.number,
      issuedOn: midnight(day),
      paidOn: midnight(paidOn),
      paidBy,
      paymentReference: reference,
      seller,
      buyer: buyerOf(order),
      ...{ title, titleKm, duration, durationType, jobs, extraDays, note: order.invoiceNote },
      ...{ currency, quantity, discount, subtotal, vatRate, vat, total },
      ...(riel && { riel }),
    });
  }

  return {
    /** Activates a locked pending order from today. A free one has no payment and gets no invoice. */
    async confirmIn(tx: Transaction, order: OrderRow, payment: Payment | null): Promise<OrderRow> {
      if (order.status !== 'pending') throw new AppError('order.status');
      const now = deps.now();
      const day = today(now);
      if (payment) await bill(tx, order, payment, day);
      const saved = await saveOrder(tx, order.id, {
        status: 'active',
        confirmedAt: now,
        validFrom: midnight(day),
        validTo: midnight(addDays(lastDay(day, order.duration, order.durationType), order.extraDays)),
        ...(payment && {
          paidOn: midnight(payment.paidOn),
          paidBy: payment.paidBy,
          paymentReference: payment.reference,
        }),
      });
      await mails.confirmedIn(tx, saved);
      if (saved.job) await deps.queue.enqueue(tx, orderConfirmed, { orderId: saved.id });
      return saved;
    },
  };
}
