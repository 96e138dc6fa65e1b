import type { InterviewStatus } from '@acheep/contract/hiring/interview-option';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import type { ErrorCode } from '@acheep/contract/kernel/error-code';

interface State {
  status: InterviewStatus;
  endsAt: Date;
}

/** How it stands with an interview at `now`: its time passes by itself. */
export const statusAt = (now: Date, { status, endsAt }: State): InterviewStatus =>
  status !== 'cancelled' && endsAt <= now ? 'over' : status;

/** Why nothing can be done with an interview any more; null where it can. */
export function closedBy(now: Date, interview: State): ErrorCode | null {
  const status = statusAt(now, interview);
  return status === 'cancelled' || status === 'over' ? `interview.${status}` : null;
}

/** Why a candidate cannot have this time; null where they can. Who found no time that fits may think again. */
export function pickRefused(now: Date, interview: State & { times: Date[] }, time: Date): ErrorCode | null {
  const closed = closedBy(now, interview);
  if (closed) return closed;
  if (interview.status === 'agreed') return 'interview.agreed';
  if (!interview.times.some((one) => one.getTime() === time.getTime())) return 'interview.changed';
  return time <= now ? 'interview.time_past' : null;
}

/** Why a candidate cannot say that no time fits; null where they can. */
export function declineRefused(now: Date, interview: State): ErrorCode | null {
  const closed = closedBy(now, interview);
  if (closed) return closed;
  return interview.status === 'proposed' ? null : `interview.${interview.status as 'agreed' | 'declined'}`;
}

const minute = 60_000;
export const endOf = (start: Date, minutes: number): Date => new Date(start.getTime() + minutes * minute);

/** When both are reminded: the day before at five in the afternoon, or two hours before; null where it is later than that. */
export function remindAt(start: Date, agreedAt: Date): Date | null {
  const dayBefore = momentOf(addDays(today(start), -1), '17:00');
  const shortlyBefore = new Date(start.getTime() - 120 * minute);
  return [dayBefore, shortlyBefore].find((moment) => agreedAt < moment) ?? null;
}
