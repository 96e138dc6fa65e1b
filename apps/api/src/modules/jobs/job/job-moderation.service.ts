import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { addDays } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import { AppError } from '../../../error.ts';
import type { Moment } from '../../../moment.ts';
import {
  findJobLeft,
  findTaken,
  giveBackJob,
  type TakenOrder,
  takeJob,
} from '../../billing/order/order-take.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { dayOf, listTime, opening, takesJob } from './job.policy.ts';
import { type JobDetailRow, saveJob } from './job.repository.ts';
import { wasPublished } from './job-moderation.repository.ts';
import { isTrap, type Suspect } from './job-suspicion.ts';

/** Last day of an extra that lasts `days` days from today; an existing later end remains. */
function until(today: string, days: number, before: Date | null | undefined) {
  if (days === 0) return before ?? null;
  const last = new Date(addDays(today, days));
  return before && before > last ? before : last;
}

/**
 * Columns of a job published now that its order determines: the order's id, the last days of the pin and the boost, and
 * with them its place in the list.
 */
function underOrder(
  order: TakenOrder,
  { now, today }: Moment,
  before?: { pinnedUntil: Date | null; boostedUntil: Date | null },
) {
  const pinnedUntil = until(today, order.pinDays, before?.pinnedUntil);
  return {
    orderId: order.id,
    pinnedUntil,
    boostedUntil: until(today, order.boostDays, before?.boostedUntil),
    listAt: listTime(now, pinnedUntil),
  };
}

type Opening = 'publish' | 'reopen';
/** Properties of a job that decide how it opens; a job that is just being created has none of them. */
type Before = Pick<
  JobDetailRow,
  'status' | 'closingDate' | 'closedAt' | 'ranOut' | 'stopped' | 'pinnedUntil' | 'boostedUntil'
>;

// A closing date that was moved after it had passed is not the day until which the job was open.
const keptOf = (job: Before | undefined) =>
  job?.closingDate && !job.ranOut ? dayOf(job.closingDate) : undefined;

/** Clears the operator's earlier decision when a job appears. */
const seen = { stopped: null, stopReason: null, stopWords: null, stoppedAt: null } as const;
const free = { heldAt: null, heldFrom: null, heldOrderId: null } as const;

/** State to return to; an active job past its closing date counts as closed. */
function fromOf(job: Before | undefined): JobStatus {
  if (!job || job.status === 'draft') return 'draft';
  return job.status === 'archived' ? 'archived' : 'closed';
}

interface Opens {
  companyId: string;
  job?: Before;
  /** What readers would read. */
  text: Suspect;
  action: Opening;
}

/**
 * True if the operator has to approve a job before it appears. A job that was refused once always waits, whatever the
 * setting.
 */
async function mustWait(tx: Transaction, { companyId, job, text }: Opens) {
  if (job?.stopped === 'refused') return true;
  const { jobs, traps } = (await readSettings(tx)).settings.moderation;
  if (jobs === 'all' || (traps && isTrap(text))) return true;
  return jobs === 'first' && !(await wasPublished(tx, companyId));
}

/**
 * Change that opens a job, for every way of opening one: a job that is new on the site takes one from the company's
 * order, which `takePromised` does once it is saved, and is public at once or waits for the operator. Null if no order
 * has one left. Requires the lock on the company.
 */
export async function openOrHold(tx: Transaction, opens: Opens, at: Moment) {
  const { companyId, job, action } = opens;
  const kept = keptOf(job);
  const isNew = takesJob(action, kept, at.today);
  const order = isNew ? await findJobLeft(tx, companyId, new Date(at.today)) : undefined;
  if (order === null) return null;
  if (!(await mustWait(tx, opens)))
    return { ...opening(action, kept, at), ...seen, ...(order && underOrder(order, at, job)) };
  return {
    status: 'pending' as const,
    heldAt: at.now,
    heldFrom: fromOf(job),
    heldOrderId: order?.id ?? null,
    scheduledOn: null,
    // Marked as run out, because a refusal gives its job back to the order: otherwise it would then count as closed by
    // hand before its closing date, and the next attempt would take none.
    ...(job &&
      job.status !== 'draft' && { closedAt: job.closedAt ?? at.now, ...(isNew && { ranOut: true }) }),
  };
}

/** Change that has an open job wait which an edit makes a trap; null where it stays open. Locks as `openOrHold`. */
export async function holdTurned(
  tx: Transaction,
  { job, text }: { job: JobDetailRow; text: Suspect },
  at: Moment,
) {
  if (!isTrap(text) || isTrap(job)) return null;
  const held = await openOrHold(tx, { companyId: job.company.id, job, text, action: 'reopen' }, at);
  return held?.status === 'pending' ? held : null;
}

type Opened = NonNullable<Awaited<ReturnType<typeof openOrHold>>>;

/**
 * Takes the job that `openOrHold` promised from its order, or from the next if somebody took its last one meanwhile;
 * throws `order.none_left` if there is none. Last in the transaction: everybody who publishes for the company waits for
 * the order's row.
 */
export async function takePromised(
  tx: Transaction,
  opened: Opened,
  saved: JobDetailRow,
  { before, at }: { before?: Before; at: Moment },
): Promise<JobDetailRow> {
  let job = saved;
  let promised = 'heldOrderId' in opened ? opened.heldOrderId : opened.orderId;
  while (promised && !(await takeJob(tx, promised))) {
    const next = await findJobLeft(tx, job.company.id, new Date(at.today));
    if (!next) throw new AppError('order.none_left');
    const under = job.status === 'pending' ? { heldOrderId: next.id } : underOrder(next, at, before);
    job = await saveJob(tx, job, under);
    promised = next.id;
  }
  return job;
}

type Held = JobDetailRow;

/** Change that publishes an approved job: it is as new as if it were published now. */
export async function released(tx: Transaction, job: Held, at: Moment) {
  const order = job.heldOrderId === null ? null : await findTaken(tx, job.heldOrderId);
  const action = job.heldFrom === 'draft' ? 'publish' : 'reopen';
  return { ...opening(action, keptOf(job), at), ...seen, ...free, ...(order && underOrder(order, at, job)) };
}

/** Change that returns a waiting job to its previous state, and gives its job back to the order. */
export async function givenBack(tx: Transaction, job: Held) {
  if (job.heldOrderId !== null) await giveBackJob(tx, job.heldOrderId);
  return { status: job.heldFrom ?? ('draft' as const), ...free };
}
