import type { ErrorCode } from '@acheep/contract/errors';
import type { InterviewStatus } from '@acheep/contract/hiring/interview-option';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';

interface State {
  status: InterviewStatus;
  endsAt: Date;
}

/** Status of an interview at `now`; its time passes without an update of the row. */
export const statusAt = (now: Date, { status, endsAt }: State): InterviewStatus =>
  status !== 'cancelled' && endsAt <= now ? 'over' : status;

/** Reason why an interview is closed for changes; null while it is open. */
export function closedBy(now: Date, interview: State): ErrorCode | null {
  const status = statusAt(now, interview);
  return status === 'cancelled' || status === 'over' ? `interview.${status}` : null;
}

/** Reason why a candidate cannot pick this time; null if they can, even after having declined all times. */
export function pickRefused(now: Date, interview: State & { times: Date[] }, time: Date): ErrorCode | null {
  const closed = closedBy(now, interview);
  if (closed) return closed;
  if (interview.status === 'agreed') return 'interview.agreed';
  if (!interview.times.some((one) => one.getTime() === time.getTime())) return 'interview.changed';
  return time <= now ? 'interview.time_past' : null;
}

/** Reason why a candidate cannot decline all times; null if they can. */
export function declineRefused(now: Date, interview: State): ErrorCode | null {
  const closed = closedBy(now, interview);
  if (closed) return closed;
  return interview.status === 'proposed' ? null : `interview.${interview.status as 'agreed' | 'declined'}`;
}

const minute = 60_000;
export const endOf = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * minute);

/** Time of the reminder: five in the afternoon of the day before, or two hours ahead; null if both are past. */
export function remindAt(start: Date, agreedAt: Date): Date | null {
  const dayBefore = momentOf(addDays(today(start), -1), '17:00');
  const shortlyBefore = new Date(start.getTime() - 120 * minute);
  return [dayBefore, shortlyBefore].find((moment) => agreedAt < moment) ?? null;
}
