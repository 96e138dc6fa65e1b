import { khqrHours } from '@acheep/contract/billing/order';
import { orderNumber } from '@acheep/contract/billing/order-number';
import { today } from '@acheep/contract/kernel/calendar';
import { minorUnits } from '@acheep/contract/kernel/money';
import { trimEnd } from '@acheep/contract/kernel/trim';
import { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import { boundedJson } from '../../../plumbing/bounded-json.ts';
import { TaskFailure } from '../../../plumbing/queue.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { bakongToken } from '../../platform/operator-setting/operator-setting.service.ts';
import { getOrder, listWatched, lockOrder, type OrderRow } from './order.repository.ts';
import { orderConfirmation } from './order-confirm.service.ts';

/** Timeout of a request in milliseconds. */
const patience = 10_000;
/** Maximum bytes of an answer; the bank's have a few hundred. */
const maxAnswerBytes = 64 * 1024;
/** Latest timestamp that a `Date` can represent, in milliseconds. */
const lastMoment = 8.64e15;

/** Answer of the Bakong API about a code; `data` is present if it was paid. */
const answer = z.object({
  responseCode: z.number(),
  errorCode: z.number().nullish(),
  data: z
    .object({
      hash: z.string(),
      toAccountId: z.string(),
      currency: z.string(),
      /** In the currency's major unit. */
      amount: z.coerce.number(),
      acknowledgedDateMs: z.number().min(0).max(lastMoment).nullish(),
      createdDateMs: z.number().min(0).max(lastMoment).nullish(),
      externalRef: z.string().nullish(),
    })
    .nullish(),
});
type BakongPayment = NonNullable<z.infer<typeof answer>['data']>;

/** The API is unavailable, overloaded, or rejects the token. */
class BakongAway extends Error {}

/** Returns the payment for the code with this MD5; null if there is none. Throws `BakongAway`. */
async function findPayment(
  { url, token }: { url: string; token: string },
  md5: string,
): Promise<BakongPayment | null> {
  const address = `${trimEnd(url, /\//)}/v1/check_transaction_by_md5`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ md5 }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new BakongAway('no answer');
  });
  if (!response.ok && response.status !== 404) throw new BakongAway(`status ${response.status}`);
  const parsed = answer.safeParse(await boundedJson(response, maxAnswerBytes).catch(() => null));
  if (!parsed.success) throw new BakongAway('an answer that makes no sense');
  return parsed.data.responseCode === 0 ? (parsed.data.data ?? null) : null;
}

const minute = 60_000;

/** Polling interval in minutes, by the age of the code in minutes: payments usually come soon. */
const pace = [
  { upTo: 20, every: 1 },
  { upTo: 3 * 60, every: 5 },
  { upTo: khqrHours * 60 + 30, every: 30 },
];

/** Maximum codes checked per minute, and failed requests after which that minute's run stops. */
const [maxChecked, maxAway] = [100, 3];

/** True when a code of this age in minutes is due for a check. */
export const isDue = (age: number) =>
  age >= 0 && age % (pace.find(({ upTo }) => age <= upTo)?.every ?? Number.NaN) === 0;

const ageOf = ({ khqrUntil }: OrderRow, now: Date) =>
  khqrUntil ? Math.floor((now.getTime() - khqrUntil.getTime()) / minute) + khqrHours * 60 : -1;

/** True when a payment went to the operator's account and covers the whole order. */
const pays = (payment: BakongPayment, order: OrderRow, accountId: string) =>
  payment.toAccountId === accountId &&
  payment.currency === order.currency &&
  Math.round(payment.amount * minorUnits) === Number(order.total);

type Watching = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

/** Confirms a paid order, unless it was confirmed or cancelled meanwhile. */
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
    await orderConfirmation(deps).confirmIn(tx, order, { paidOn, paidBy: 'khqr', reference });
    const { invoice } = await getOrder(tx, id);
    await writeAudit(tx, {
      actorId: null,
      action: 'order.confirm',
      targetId: order.company.owner.id,
      subjectId: id,
      details: { order: orderNumber(order.number), by: 'Bakong', invoice: invoice?.number ?? '', paidOn },
      requestId: null,
      createdAt: now,
    });
  });
}

/**
 * Checks the codes of pending orders with the bank, and confirms paid ones. Does nothing until the operator has set
 * up an account and a token. Payments that do not match their order are left to the operator.
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
  // Filtered before the limit applies, so that many new codes of one company cannot block the payments of others.
  const due = watched.filter((order) => order.khqrMd5 && isDue(ageOf(order, now)));
  const away: string[] = [];
  for (const order of due.slice(0, maxChecked)) {
    if (!order.khqrMd5) continue;
    try {
      const payment = await findPayment(api, order.khqrMd5);
      if (payment && pays(payment, order, khqr.accountId)) await confirmPaid(deps, order, payment);
      else if (payment) unfit.push(orderNumber(order.number));
    } catch (error) {
      if (!(error instanceof BakongAway)) throw error;
      // A single unreadable answer is skipped; repeated failures end the run until the next minute.
      away.push(error.message);
      if (away.length === maxAway) break;
    }
  }
  if (unfit.length > 0) throw new TaskFailure('payment does not fit', { orders: unfit }, { isFinal: true });
  if (away.length > 0) throw new TaskFailure('bakong away', { why: away[0] }, { isFinal: true });
}
