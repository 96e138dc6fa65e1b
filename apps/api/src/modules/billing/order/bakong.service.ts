import { khqrHours } from '@acheep/contract/billing/order';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { today } from '@acheep/contract/kernel/calendar';
import { minorUnits } from '@acheep/contract/kernel/money';
import type { Deps } from '../../../deps.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { writeAudit } from '../../accounts/admin/audit.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { bakongToken } from '../../platform/operator-setting/operator-setting.service.ts';
import { BakongAway, type BakongPayment, findPayment } from './bakong.ts';
import { getOrder, listWatched, lockOrder, type OrderRow } from './order.repository.ts';
import { orderConfirmation } from './order-confirm.service.ts';

const minute = 60_000;

/** How often is asked, in minutes, by how many minutes ago the code was made: who pays does so soon. */
const pace = [
  { upTo: 20, every: 1 },
  { upTo: 3 * 60, every: 5 },
  { upTo: khqrHours * 60 + 30, every: 30 },
];

/** How many codes are asked about in a minute, and how many answers may fail before that minute is given up. */
const [mostAsked, mostAway] = [100, 3];

/** Whether a code is asked about at this minute of its life. */
export const isDue = (age: number) =>
  age >= 0 && age % (pace.find(({ upTo }) => age <= upTo)?.every ?? Number.NaN) === 0;

const ageOf = ({ khqrUntil }: OrderRow, now: Date) =>
  khqrUntil ? Math.floor((now.getTime() - khqrUntil.getTime()) / minute) + khqrHours * 60 : -1;

/** Whether the payment is that of the order: to the operator's account, and all of it. */
const pays = (payment: BakongPayment, order: OrderRow, accountId: string) =>
  payment.toAccountId === accountId &&
  payment.currency === order.currency &&
  Math.round(payment.amount * minorUnits) === Number(order.total);

type Watching = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

/** Confirms an order whose payment has come in, unless somebody else has done so, or it was cancelled, meanwhile. */
async function confirmPaid(deps: Watching, { id, khqrMd5 }: OrderRow, payment: BakongPayment) {
  const now = deps.now();
  const paidAt = new Date(
    Math.min(payment.acknowledgedDateMs ?? payment.createdDateMs ?? now.getTime(), now.getTime()),
  );
  const reference = (payment.externalRef || payment.hash).slice(0, 80);
  await deps.database.prisma.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== 'pending' || order.khqrMd5 !== khqrMd5) return;
    const paidOn = today(paidAt);
    await orderConfirmation(deps).confirm(tx, order, { paidOn, paidBy: 'khqr', reference });
    const { invoice } = await getOrder(tx, id);
    await writeAudit(tx, {
      actorId: null,
      action: 'order.confirm',
      targetId: order.company.owner.id,
      details: { order: orderNumber(order.number), by: 'Bakong', invoice: invoice?.number ?? '', paidOn },
      requestId: null,
      createdAt: now,
    });
  });
}

/**
 * Asks the bank about the codes of orders that wait, and confirms those that were paid. Nothing is asked where the
 * operator has set no address or no token. What does not fit the order is left to the operator.
 */
export async function watchPayments(deps: Watching) {
  const { prisma } = deps.database;
  const { settings } = await readSettings(prisma);
  const { bakong, khqr } = settings;
  if (!bakong?.sealedToken || !khqr) return;
  const api = { url: bakong.url, token: bakongToken(deps, bakong.sealedToken) };
  const now = deps.now();
  const unfit: string[] = [];
  const watched = await listWatched(prisma, new Date(now.getTime() - 30 * minute));
  // Of those that are due: many new codes of one company do not keep the payments of others from being seen.
  const due = watched.filter((order) => order.khqrMd5 && isDue(ageOf(order, now)));
  const away: string[] = [];
  for (const order of due.slice(0, mostAsked)) {
    if (!order.khqrMd5) continue;
    try {
      const payment = await findPayment(api, order.khqrMd5);
      if (payment && pays(payment, order, khqr.accountId)) await confirmPaid(deps, order, payment);
      else if (payment) unfit.push(orderNumber(order.number));
    } catch (error) {
      if (!(error instanceof BakongAway)) throw error;
      // One answer that cannot be read is skipped; who is away is left alone until the next minute.
      away.push(error.message);
      if (away.length === mostAway) break;
    }
  }
  if (unfit.length > 0) throw new TaskFailure('payment does not fit', { orders: unfit }, { isFinal: true });
  if (away.length > 0) throw new TaskFailure('bakong away', { why: away[0] }, { isFinal: true });
}
