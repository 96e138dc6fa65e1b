import type { JobAction } from '@acheep/contract/jobs/job';
import { refreshHours } from '@acheep/contract/jobs/job';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import { today as marketDay } from '@acheep/contract/kernel/calendar';

/** What decides about a job: its state as stored, the last day on which it is open, its last refresh. */
export interface JobState {
  status: JobStatus;
  closingDate: Date | null;
  refreshedAt: Date | null;
  /** What the operator decided against it, where that still holds. */
  stopped: string | null;
}

const hour = 3_600_000;

const actions: Record<JobStatus, readonly JobAction[]> = {
  draft: ['edit', 'publish', 'schedule', 'delete', 'copy'],
  // What the operator looks at does not change under their eyes: it is taken back first.
  pending: ['withdraw', 'copy'],
  active: ['edit', 'close', 'refresh', 'copy'],
  closed: ['edit', 'reopen', 'archive', 'copy'],
  archived: ['reopen', 'copy'],
};

/** What the operator has closed is not opened by its recruiter again, nor written anew from a copy. */
const closedByOperator: typeof actions = { ...actions, closed: ['archive'], archived: [] };

/** The calendar day of a date column. */
export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A job past its closing date is closed, whatever is stored. `today` is the day in Phnom Penh. */
export const statusOn = (today: string, { status, closingDate }: Pick<JobState, 'status' | 'closingDate'>) =>
  status === 'active' && (!closingDate || dayOf(closingDate) < today) ? 'closed' : status;

/** The day on which a job closed: its closing date, or an earlier one on which that was done by hand. */
export function closedOn(
  today: string,
  job: Pick<JobState, 'status' | 'closingDate'> & { closedAt: Date | null },
) {
  const status = statusOn(today, job);
  if (status !== 'closed' && status !== 'archived') return null;
  const closing = job.closingDate && dayOf(job.closingDate);
  const days = [job.closedAt && marketDay(job.closedAt), closing && closing < today ? closing : null];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

/** Whether a day has passed since the last refresh. */
export const mayRefresh = (now: Date, { refreshedAt }: Pick<JobState, 'refreshedAt'>) =>
  !refreshedAt || now.getTime() - refreshedAt.getTime() >= refreshHours * hour;

/** When a job may be refreshed again, if it was not long ago. */
export const refreshFrom = (now: Date, job: Pick<JobState, 'refreshedAt'>) =>
  job.refreshedAt && !mayRefresh(now, job) ? new Date(job.refreshedAt.getTime() + refreshHours * hour) : null;

const actionsIn = (job: Pick<JobState, 'status' | 'closingDate' | 'stopped'>, today: string) =>
  (job.stopped === 'closed' ? closedByOperator : actions)[statusOn(today, job)];

/** What its recruiter may do with a job now. */
export function actionsOf(job: JobState, now: Date, today: string): JobAction[] {
  return actionsIn(job, today).filter((action) => action !== 'refresh' || mayRefresh(now, job));
}

/** Whether the job's state allows `action`, a refresh too soon aside. */
export const allows = (job: JobState, action: JobAction, today: string) =>
  actionsIn(job, today).includes(action);

/**
 * Whether opening a job takes one from the company's order: publishing, and a repost after its last day. Within its time
 * a job that was closed by hand opens again for nothing.
 */
export const takesJob = (action: JobAction, kept: string | undefined, today: string) =>
  action === 'publish' || !kept || kept < today;

/**
 * What opening a job changes of it, but for its closing date, which was `kept`. Re-opened within its time it keeps its
 * place in the list; what is published, and a repost, is new there.
 */
export function opening(
  action: JobAction,
  kept: string | undefined,
  { now, today }: { now: Date; today: string },
) {
  const isNew = takesJob(action, kept, today);
  return {
    status: 'active' as const,
    closedAt: null,
    ranOut: false,
    scheduledOn: null,
    ...(isNew && { postedAt: now, announcedAt: now }),
    ...(action === 'publish' && { publishedAt: now }),
  };
}

/** What whoever publishes does to get it from one state to another, whether or not that is allowed. */
export function stepTowards(to: 'active' | 'closed' | 'archived', from: Exclude<JobStatus, 'pending'>) {
  if (to === 'closed') return 'close';
  if (to === 'archived') return 'archive';
  return from === 'draft' ? 'publish' : 'reopen';
}

/** The action by which a job gets from its present state to `to`; null where there is none. */
export function actionTowards(to: Exclude<JobStatus, 'pending'>, job: JobState, today: string) {
  if (job.status === 'pending') return to === 'draft' ? ('withdraw' as const) : null;
  if (to === 'draft') return null;
  const action: JobAction = stepTowards(to, job.status);
  return allows(job, action, today) ? action : null;
}
