import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { addDays } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import {
  findTaken,
  giveBackJob,
  type TakenOrder,
  takeJob,
} from '../../billing/order/order-take.repository.ts';
import { readSettings } from '../../platform/operator-setting/operator-setting.repository.ts';
import { dayOf, opening, takesJob } from './job.policy.ts';
import type { Moment } from './job.presenter.ts';
import type { JobDetailRow } from './job.repository.ts';
import { wasPublished } from './job-hold.repository.ts';

/** The last day of an extra that lasts so many days from today; an end that was later stays. */
function until(today: string, days: number, before: Date | null | undefined) {
  if (days === 0) return before ?? null;
  const last = new Date(addDays(today, days));
  return before && before > last ? before : last;
}

/**
 * What a job that was taken from an order makes of the one that is published with it: under which order it stands, and
 * until when it is pinned and boosted.
 */
const underOrder = (
  order: TakenOrder,
  { today }: { today: string },
  before?: { pinnedUntil: Date | null; boostedUntil: Date | null },
) => ({
  orderId: order.id,
  pinnedUntil: until(today, order.pinDays, before?.pinnedUntil),
  boostedUntil: until(today, order.boostDays, before?.boostedUntil),
});

type Opening = 'publish' | 'reopen';
/** A job as far as it decides about its being opened; one that is made this moment has none of it yet. */
type Before = Pick<
  JobDetailRow,
  'status' | 'closingDate' | 'closedAt' | 'ranOut' | 'stopped' | 'pinnedUntil' | 'boostedUntil'
>;

// A date that was put off after it had come is not the one until which it was to be open.
const keptOf = (job: Before | undefined) =>
  job?.closingDate && !job.ranOut ? dayOf(job.closingDate) : undefined;

/** Nothing that the operator has against a job outlasts its being seen. */
const seen = { stopped: null, stopReason: null, stopWords: null, stoppedAt: null } as const;
const free = { heldAt: null, heldFrom: null, heldOrderId: null } as const;

/** Where it goes back to: one whose day is past counts as closed, whatever is stored. */
function fromOf(job: Before | undefined): JobStatus {
  if (!job || job.status === 'draft') return 'draft';
  return job.status === 'archived' ? 'archived' : 'closed';
}

/** Whether the operator looks at a job before it appears. What was refused once waits whatever is set since. */
async function mustWait(tx: Transaction, companyId: string, job: Before | undefined) {
  if (job?.stopped === 'refused') return true;
  const { jobs } = (await readSettings(tx)).settings.moderation;
  return jobs === 'all' || (jobs === 'first' && !(await wasPublished(tx, companyId)));
}

/**
 * What opening a job makes of it, every way there is to open one: what is new on the site takes one from the company's
 * order, and is public at once, or waits for the operator. Null where the order has none left. The company is held.
 */
export async function openOrHold(
  tx: Transaction,
  { companyId, job, action }: { companyId: string; job?: Before; action: Opening },
  at: Moment,
) {
  const kept = keptOf(job);
  const isNew = takesJob(action, kept, at.today);
  const order = isNew ? await takeJob(tx, companyId, new Date(at.today)) : undefined;
  if (order === null) return null;
  if (!(await mustWait(tx, companyId, job)))
    return { ...opening(action, kept, at), ...seen, ...(order && underOrder(order, at, job)) };
  return {
    status: 'pending' as const,
    heldAt: at.now,
    heldFrom: fromOf(job),
    heldOrderId: order?.id ?? null,
    scheduledOn: null,
    // Given back, it is no job that was closed by hand within its time: the next try takes one again.
    ...(job &&
      job.status !== 'draft' && { closedAt: job.closedAt ?? at.now, ...(isNew && { ranOut: true }) }),
  };
}

type Held = JobDetailRow;

/** What the operator's approval makes of a job that waits: it is as new as if it were published this moment. */
export async function released(tx: Transaction, job: Held, at: Moment) {
  const order = job.heldOrderId === null ? null : await findTaken(tx, job.heldOrderId);
  const action = job.heldFrom === 'draft' ? 'publish' : 'reopen';
  return { ...opening(action, keptOf(job), at), ...seen, ...free, ...(order && underOrder(order, at, job)) };
}

/** What becomes of a job that waits and does not appear: it is where it was, and the order has its job back. */
export async function givenBack(tx: Transaction, job: Held) {
  if (job.heldOrderId !== null) await giveBackJob(tx, job.heldOrderId);
  return { status: job.heldFrom ?? ('draft' as const), ...free };
}
