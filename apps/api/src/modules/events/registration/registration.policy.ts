import type { RegistrationState } from '@acheep/contract/events/gathering-option';
import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import type { ErrorCode } from '@acheep/contract/kernel/error-code';
import { dayOf } from '../../jobs/job/job.policy.ts';
import { type GatheringState, statusAt } from '../gathering/gathering.policy.ts';

interface Terms extends GatheringState {
  startsAt: Date | null;
  registerUntil: Date | null;
}

/** Why nobody can register any more: it is closed, has begun, or the last day has passed; null where one can. */
export function closedTo(now: Date, gathering: Terms): ErrorCode | null {
  const { startsAt, registerUntil } = gathering;
  const isOpen =
    statusAt(now, gathering) === 'active' &&
    startsAt !== null &&
    startsAt > now &&
    (registerUntil === null || today(now) <= dayOf(registerUntil));
  return isOpen ? null : 'registration.closed';
}

/** Closed before it was over: it does not take place. */
export const isCalledOff = (now: Date, { status, endsAt }: GatheringState): boolean =>
  status !== 'active' && endsAt !== null && endsAt > now;

/** Whether a free seat goes to who waits: until it begins, also after the last day of registration. */
export const movesUp = (now: Date, gathering: Terms): boolean =>
  statusAt(now, gathering) === 'active' && gathering.startsAt !== null && gathering.startsAt > now;

interface Price {
  fee: bigint | null;
  earlyFee: bigint | null;
  earlyUntil: Date | null;
}

/** What it costs who registers now. */
export const feeAt = (now: Date, { fee, earlyFee, earlyUntil }: Price): bigint | null =>
  earlyFee !== null && earlyUntil !== null && today(now) <= dayOf(earlyUntil) ? earlyFee : fee;

interface Held {
  state: RegistrationState;
  attendedAt: Date | null;
  gathering: GatheringState;
}

/** Whether there is something to give back, and time to. */
export const mayCancel = (now: Date, { state, attendedAt, gathering }: Held): boolean =>
  state !== 'cancelled' && attendedAt === null && statusAt(now, gathering) === 'active';

/** Whether who was there can be marked: from the beginning of its first day on, of one that was ever public. */
export const mayMark = (now: Date, { status, startsAt }: { status: string; startsAt: Date | null }) =>
  status !== 'draft' && startsAt !== null && startOfDay(today(startsAt)) <= now;

const nineHours = 9 * 3_600_000;

/** What begins before this is to be reminded of now: from nine in the morning of the day before, in Phnom Penh. */
export const remindBefore = (now: Date): Date =>
  startOfDay(addDays(today(new Date(now.getTime() - nineHours)), 2));

/** Whoever gets a seat so late has read all that a reminder says. */
export const isReminded = (now: Date, startsAt: Date | null): boolean =>
  startsAt !== null && startsAt < remindBefore(now);
