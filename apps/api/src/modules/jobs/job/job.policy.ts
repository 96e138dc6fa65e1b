import { refreshHours } from '@acheep/contract/jobs/job';
import type { JobStatus } from '@acheep/contract/jobs/job-option';
import type { JobAction } from '@acheep/contract/jobs/own-job-option';
import { today as marketDay } from '@acheep/contract/kernel/calendar';

/** State that decides on actions: the stored status, the last open day, the last refresh. */
export interface JobState {
  status: JobStatus;
  closingDate: Date | null;
  refreshedAt: Date | null;
  /** The operator's decision against the job, while it holds. */
  stopped: string | null;
}

const hour = 3_600_000;

const actions: Record<JobStatus, readonly JobAction[]> = {
  draft: ['edit', 'publish', 'schedule', 'delete', 'copy'],
  // A job does not change while the operator reviews it: it has to be withdrawn first.
  pending: ['withdraw', 'copy'],
  active: ['edit', 'close', 'refresh', 'copy'],
  closed: ['edit', 'reopen', 'archive', 'copy'],
  archived: ['reopen', 'copy'],
};

/** A job closed by the operator can be neither reopened nor copied by its recruiter. */
const closedByOperator: typeof actions = { ...actions, closed: ['archive'], archived: [] };

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** A job past its closing date counts as closed, whatever is stored. `today` is the day in Phnom Penh. */
export const statusOn = (today: string, { status, closingDate }: Pick<JobState, 'status' | 'closingDate'>) =>
  status === 'active' && (!closingDate || dayOf(closingDate) < today) ? 'closed' : status;

/** True while one can apply on the site. */
export const isOpenOnSite = ({ status, applyBy }: { status: string; applyBy: readonly string[] }) =>
  status === 'active' && applyBy.includes('site');

/** The day on which a job closed: its closing date, or the earlier day on which it was closed by hand. */
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

/** True if `refreshHours` have passed since the last refresh. */
export const mayRefresh = (now: Date, { refreshedAt }: Pick<JobState, 'refreshedAt'>) =>
  !refreshedAt || now.getTime() - refreshedAt.getTime() >= refreshHours * hour;

/** Time of the next allowed refresh; null if one is allowed now. */
export const refreshFrom = (now: Date, job: Pick<JobState, 'refreshedAt'>) =>
  job.refreshedAt && !mayRefresh(now, job) ? new Date(job.refreshedAt.getTime() + refreshHours * hour) : null;

const actionsIn = (job: Pick<JobState, 'status' | 'closingDate' | 'stopped'>, today: string) =>
  (job.stopped === 'closed' ? closedByOperator : actions)[statusOn(today, job)];

/** Actions that a job allows its recruiter now. */
export function actionsOf(job: JobState, now: Date, today: string): JobAction[] {
  return actionsIn(job, today).filter((action) => action !== 'refresh' || mayRefresh(now, job));
}

/** Ignores the minimum time between refreshes. */
export const allows = (job: JobState, action: JobAction, today: string) =>
  actionsIn(job, today).includes(action);

/**
 * True if opening a job takes one from the company's order: publishing, and reposting after its last day. A job that
 * was closed by hand reopens for free before its closing date.
 */
export const takesJob = (action: JobAction, kept: string | undefined, today: string) =>
  action === 'publish' || !kept || kept < today;

/**
 * Change of a job that opens, except for its closing date, which was `kept`. Reopened before that date it keeps its
 * place in the list; published or reposted, it is new there.
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

/** A pinned job stands before all others, as if it were posted a century later. */
const century = 876_000 * hour;

/** Sort key of "newest", by the rule of the database's `job_list_time`, which would otherwise write the job twice. */
export const listTime = (postedAt: Date, pinnedUntil: Date | null) =>
  new Date(postedAt.getTime() + (pinnedUntil ? century : 0));

/** The action that leads from one state to another, whether or not it is allowed. */
export function stepTowards(to: 'active' | 'closed' | 'archived', from: Exclude<JobStatus, 'pending'>) {
  if (to === 'closed') return 'close';
  if (to === 'archived') return 'archive';
  return from === 'draft' ? 'publish' : 'reopen';
}

/** The allowed action that leads from a job's present state to `to`, or null. */
export function actionTowards(to: Exclude<JobStatus, 'pending'>, job: JobState, today: string) {
  if (job.status === 'pending') return to === 'draft' ? ('withdraw' as const) : null;
  if (to === 'draft') return null;
  const action: JobAction = stepTowards(to, job.status);
  return allows(job, action, today) ? action : null;
}
