import type { ErrorCode } from '@acheep/contract/errors';
import type { RegistrationState } from '@acheep/contract/events/gathering-option';
import type { ParticipantAction } from '@acheep/contract/events/participant';
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
  presentAt: readonly number[];
  attendedAt: Date | null;
}

/** True while a seat, or a place on the list, can be given up: until the first session that somebody came to. */
export const mayCancel = (now: Date, held: Held & { gathering: GatheringState }): boolean =>
  held.state !== 'cancelled' &&
  held.presentAt.length === 0 &&
  held.attendedAt === null &&
  statusAt(now, held.gathering) === 'active';

/** True while the organiser may add people: also afterwards, as a sheet on paper is typed in later. */
export const mayAdd = (now: Date, gathering: GatheringState): boolean =>
  gathering.status !== 'draft' && !isCalledOff(now, gathering);

/** What the organiser may do with a participant: also cancel for who has come and gives up, but not move them. */
export function actionsOn(
  now: Date,
  gathering: GatheringState,
  { userId, ...held }: Held & { userId: string | null },
): ParticipantAction[] {
  const isHeld = held.state !== 'cancelled' && statusAt(now, gathering) === 'active';
  return [
    ...(held.state !== 'seat' && mayAdd(now, gathering) ? (['seat'] as const) : []),
    ...(mayCancel(now, { ...held, gathering }) ? (['move'] as const) : []),
    ...(isHeld ? (['cancel'] as const) : []),
    ...(userId === null ? (['delete'] as const) : []),
  ];
}

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
