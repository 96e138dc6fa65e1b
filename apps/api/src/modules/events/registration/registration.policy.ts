import type { ErrorCode } from '@acheep/contract/errors';
import type { RegistrationState } from '@acheep/contract/events/gathering-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { type GatheringState, statusAt } from '../gathering/gathering.policy.ts';

interface Terms extends GatheringState {
  startsAt: Date | null;
  registerUntil: Date | null;
}

/**
 * The reason why registration is closed: it is closed, has begun, or the last day has passed; null while it is open.
 */
export function closedTo(now: Date, gathering: Terms): ErrorCode | null {
  const { startsAt, registerUntil } = gathering;
  const isOpen =
    statusAt(now, gathering) === 'active' &&
    startsAt !== null &&
    startsAt > now &&
    (registerUntil === null || today(now) <= dayOf(registerUntil));
  return isOpen ? null : 'registration.closed';
}

/** True when it was closed before it was over, and so does not take place. */
export const isCalledOff = (now: Date, { status, endsAt }: GatheringState): boolean =>
  status !== 'active' && endsAt !== null && endsAt > now;

/** True while a free seat goes to the waiting list: until it begins, also after the last day of registration. */
export const movesUp = (now: Date, gathering: Terms): boolean =>
  statusAt(now, gathering) === 'active' && gathering.startsAt !== null && gathering.startsAt > now;

interface Price {
  fee: bigint | null;
  earlyFee: bigint | null;
  earlyUntil: Date | null;
}

export const feeAt = (now: Date, { fee, earlyFee, earlyUntil }: Price): bigint | null =>
  earlyFee !== null && earlyUntil !== null && today(now) <= dayOf(earlyUntil) ? earlyFee : fee;

interface Held {
  state: RegistrationState;
  attendedAt: Date | null;
  gathering: GatheringState;
}

/** True while a seat, or a place on the list, can be given up. */
export const mayCancel = (now: Date, { state, attendedAt, gathering }: Held): boolean =>
  state !== 'cancelled' && attendedAt === null && statusAt(now, gathering) === 'active';

/** True when attendance can be marked: from the morning of its first day, if it was ever public. */
export const mayMark = (now: Date, { status, startsAt }: { status: string; startsAt: Date | null }) =>
  status !== 'draft' && startsAt !== null && startOfDay(today(startsAt)) <= now;

const nineHours = 9 * 3_600_000;

/**
 * Reminders are due for everything that begins before this: from nine in the morning of the previous day, in Phnom
 * Penh.
 */
export const remindBefore = (now: Date): Date =>
  startOfDay(addDays(today(new Date(now.getTime() - nineHours)), 2));

/** A seat assigned this late needs no reminder. */
export const isReminded = (now: Date, startsAt: Date | null): boolean =>
  startsAt !== null && startsAt < remindBefore(now);
