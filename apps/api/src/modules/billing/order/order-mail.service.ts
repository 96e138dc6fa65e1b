import { orderNumber } from '@acheep/contract/billing/order-number';
import { durationText } from '@acheep/contract/billing/package-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import * as mail from './order.mail.ts';
import type { OrderRow } from './order.repository.ts';

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '';

/** Order data in mails, in the reader's language. */
const about = (order: OrderRow, locale: Locale) => ({
  orderId: order.id,
  number: orderNumber(order.number),
  title: locale === 'km' ? order.titleKm : order.title,
  duration: durationText(order.duration, order.durationType, locale),
  jobs: order.jobs,
  total: moneyText(Number(order.total), order.currency as Currency),
});
export type OrderFacts = ReturnType<typeof about>;

/** Notifications about orders, queued in the transaction of the change. */
export function orderMails(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  /** Sends to the user who ordered, while still a member, otherwise to the owner. */
  async function toCompany<P extends object>(
    tx: Transaction,
    order: OrderRow,
    kind: MailKind<P>,
    paramsOf: (facts: OrderFacts & { name: string }) => P,
  ) {
    const { email: to, locale, name } = contactOf(order, 'bill');
    await sendMail(deps, tx, kind, { to, locale, params: paramsOf({ name, ...about(order, locale) }) });
  }

  /** Notifies the same person in the app. */
  async function ring(tx: Transaction, order: OrderRow, kind: 'order-confirmed' | 'order-cancelled') {
    const { id: userId, locale } = contactOf(order, 'bill');
    const { orderId: id, number, title } = about(order, locale);
    await notify(deps, tx, kind, { userId, params: { id, number, title } });
  }

  const isFree = ({ total }: OrderRow) => total === 0n;

  return {
    madeIn: (tx: Transaction, order: OrderRow) => toCompany(tx, order, mail.orderMadeMail, (facts) => facts),

    async slipReceivedIn(tx: Transaction, order: OrderRow) {
      const admins = await listAdmins(tx);
      for (const { email: to, locale, name } of admins) {
        const params = { name, company: order.company.name, ...about(order, locale) };
        await sendMail(deps, tx, mail.orderSlipMail, { to, locale, params });
      }
      const params = { company: order.company.name, number: orderNumber(order.number), id: order.id };
      await notify(deps, tx, 'order-slip', ...admins.map(({ id: userId }) => ({ userId, params })));
    },

    async confirmedIn(tx: Transaction, order: OrderRow) {
      await ring(tx, order, 'order-confirmed');
      const days = { validFrom: dayOf(order.validFrom), validTo: dayOf(order.validTo) };
      return isFree(order)
        ? toCompany(tx, order, mail.orderFreeMail, (facts) => ({ ...facts, ...days }))
        : toCompany(tx, order, mail.orderConfirmedMail, (facts) => ({
            ...facts,
            ...days,
            invoice: order.invoice?.number ?? '',
          }));
    },

    async cancelledIn(tx: Transaction, order: OrderRow) {
      await ring(tx, order, 'order-cancelled');
      await toCompany(tx, order, mail.orderCancelledMail, (facts) => ({
        ...facts,
        reason: order.cancelReason ?? '',
      }));
    },

    endsSoonIn: (tx: Transaction, order: OrderRow) =>
      toCompany(tx, order, mail.orderEndsSoonMail, (facts) => ({
        ...facts,
        validTo: dayOf(order.validTo),
        left: order.jobs - order.jobsUsed,
      })),

    endedIn: (tx: Transaction, order: OrderRow) =>
      toCompany(tx, order, mail.orderEndedMail, (facts) => ({
        ...facts,
        validTo: dayOf(order.validTo),
      })),
  };
}
