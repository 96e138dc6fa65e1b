import { orderNumber } from '@acheep/contract/billing/order-number';
import { termText } from '@acheep/contract/billing/package-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type Currency, moneyText } from '@acheep/contract/kernel/money';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { listAdmins } from '../../../search/person.repository.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { payersOf } from '../../companies/company/company-people.repository.ts';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail, sendMails } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import * as mail from './order.mail.ts';
import type { OrderRow } from './order.repository.ts';

const dayOf = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '';

/** Order data in mails, in the reader's language. */
const about = (order: OrderRow, locale: Locale) => ({
  orderId: order.id,
  number: orderNumber(order.number),
  title: locale === 'km' ? order.titleKm : order.title,
  duration: termText(order, locale),
  jobs: order.jobs,
  total: moneyText(Number(order.total), order.currency as Currency),
});
export type OrderFacts = ReturnType<typeof about>;

type OrderNews = 'order-written' | 'order-extended' | 'order-confirmed' | 'order-cancelled';

/** Notifications about orders, queued in the transaction of the change. */
export function orderMails(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  /** The user who ordered, while still a member, otherwise the owner; of an order by the operator, all who may pay. */
  const readersOf = (tx: Transaction, order: OrderRow) =>
    order.byOperator ? payersOf(tx, order.companyId) : [contactOf(order, 'bill')];

  async function toCompany<P extends object>(
    tx: Transaction,
    order: OrderRow,
    kind: MailKind<P>,
    paramsOf: (facts: OrderFacts & { name: string }) => P,
  ) {
    const readers = await readersOf(tx, order);
    const mails = readers.map(({ email: to, locale, name }) => ({
      ...{ to, locale },
      params: paramsOf({ name, ...about(order, locale) }),
    }));
    await sendMails(deps, tx, kind, mails);
  }

  /** Notifies the same people in the app. */
  async function ring(tx: Transaction, order: OrderRow, kind: OrderNews) {
    const readers = await readersOf(tx, order);
    const told = readers.map(({ id: userId, locale }) => {
      const { orderId: id, number, title } = about(order, locale);
      return { userId, params: { id, number, title } };
    });
    await notify(deps, tx, kind, ...told);
  }

  const isFree = ({ total }: OrderRow) => total === 0n;

  return {
    madeIn: (tx: Transaction, order: OrderRow) => toCompany(tx, order, mail.orderMadeMail, (facts) => facts),

    /** By the operator, to be paid. */
    async writtenIn(tx: Transaction, order: OrderRow) {
      await ring(tx, order, 'order-written');
      await toCompany(tx, order, mail.orderWrittenMail, (facts) => facts);
    },

    /** Of an order to be paid there is no last day yet. */
    async extendedIn(tx: Transaction, order: OrderRow, days: number) {
      await ring(tx, order, 'order-extended');
      await toCompany(tx, order, mail.orderExtendedMail, (facts) => ({
        ...facts,
        days,
        validTo: dayOf(order.validTo),
      }));
    },

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
