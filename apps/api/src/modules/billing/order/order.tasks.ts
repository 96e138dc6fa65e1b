import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { watchPayments } from './bakong.service.ts';
import { lockToNotify } from './order-end.repository.ts';
import { orderMails } from './order-mail.service.ts';

/** Days before the end of an order at which its company is notified. */
const noticeDays = 7;
/** Maximum orders per transaction. */
const batch = 100;

/**
 * Notifies companies of orders that end soon and of those that have ended. Once each: the mail is queued in the
 * transaction that records it. Nothing else depends on this task; every query treats an order past its last day as
 * expired.
 */
export async function notifyOfEnds(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const mails = orderMails(deps);
  const now = deps.now();
  const day = new Date(today(now));
  const soon = new Date(addDays(today(now), noticeDays));
  for (const end of ['endedAt', 'endsSoonAt'] as const) {
    for (let notified = batch; notified === batch; ) {
      notified = await prisma.$transaction(async (tx) => {
        const orders = await lockToNotify(tx, end, { now, day, soon, limit: batch });
        for (const order of orders) await (end === 'endedAt' ? mails.endedIn : mails.endsSoonIn)(tx, order);
        return orders.length;
      });
    }
  }
}

const orderEnd = task('order-end', {
  en: 'Notify companies of packages ending',
  km: 'ជូនដំណឹងអំពីកញ្ចប់សេវាដែលផុតកំណត់',
});

/** `short`: a run still queued from the minute before covers this one. */
const paymentWatch = task(
  'order-payment',
  { en: 'Check the bank for payments', km: 'ពិនិត្យការបង់ប្រាក់នៃការបញ្ជាទិញនៅធនាគារ' },
  { policy: 'short', retryLimit: 0 },
);

export const orderTasks = [
  carryOut(paymentWatch, watchPayments, { cron: '* * * * *' }),
  // In the morning in Phnom Penh, on one of several workers.
  carryOut(orderEnd, notifyOfEnds, { cron: '15 1 * * *' }),
];
