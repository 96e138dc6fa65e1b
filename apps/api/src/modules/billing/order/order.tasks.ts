import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { watchPayments } from './bakong.service.ts';
import { lockToNotify } from './order-end.repository.ts';
import { orderMails } from './order-mail.service.ts';

/** Days before its last one on which a company is told that an order ends. */
const noticeDays = 7;
/** Orders a transaction at most. */
const batch = 100;

/**
 * Tells companies which orders end soon, and which have ended. Each is told of once: the mail is ordered in the
 * transaction that notes it. Nothing else waits for this; an order past its last day has expired in every query.
 */
export async function notifyOfEnds(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const mails = orderMails(deps);
  const now = deps.now();
  const day = new Date(today(now));
  const soon = new Date(addDays(today(now), noticeDays));
  for (const end of ['endedAt', 'endsSoonAt'] as const) {
    for (let told = batch; told === batch; ) {
      told = await prisma.$transaction(async (tx) => {
        const orders = await lockToNotify(tx, end, { now, day, soon, limit: batch });
        for (const order of orders) await (end === 'endedAt' ? mails.ended : mails.endsSoon)(tx, order);
        return orders.length;
      });
    }
  }
}

const orderEnd = task('order-end');

/** Is asked for every minute; work of the minute before that still runs stands for it. */
const paymentWatch = task('order-payment', { policy: 'short', retryLimit: 0 });

export const orderTasks = [
  carryOut(paymentWatch, watchPayments, { cron: '* * * * *' }),
  // Of several workers one does, in the morning in Phnom Penh.
  carryOut(orderEnd, notifyOfEnds, { cron: '15 1 * * *' }),
];
