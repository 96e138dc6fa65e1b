import type { GatheringStatus } from '@acheep/contract/events/gathering-option';
import type { GatheringAction } from '@acheep/contract/events/gathering-own';
import { today } from '@acheep/contract/kernel/calendar';
import { dayOf, stepTowards } from '../../jobs/job/job.policy.ts';

/** Decides about a training or an event: its stored status, and the end of its last session. */
export interface GatheringState {
  status: GatheringStatus;
  endsAt: Date | null;
}

const actions: Record<GatheringStatus, readonly GatheringAction[]> = {
  draft: ['edit', 'publish', 'delete', 'copy'],
  active: ['edit', 'close', 'copy'],
  closed: ['edit', 'reopen', 'archive', 'copy'],
  archived: ['reopen', 'copy'],
};

/** One that is over counts as closed, whatever status is stored. */
export const statusAt = (now: Date, { status, endsAt }: GatheringState): GatheringStatus =>
  status === 'active' && (!endsAt || endsAt <= now) ? 'closed' : status;

/** True through the last day of its pin; one that is over is not pinned. */
export const isPinned = (
  now: Date,
  { pinnedUntil, ...state }: GatheringState & { pinnedUntil: Date | null },
) => pinnedUntil !== null && dayOf(pinnedUntil) >= today(now) && statusAt(now, state) === 'active';

export const actionsOf = (gathering: GatheringState, now: Date): GatheringAction[] => [
  ...actions[statusAt(now, gathering)],
];

export const allows = (gathering: GatheringState, action: GatheringAction, now: Date) =>
  actions[statusAt(now, gathering)].includes(action);

/** The action that changes its current status to `to`; null if there is none. */
export function actionTowards(to: 'active' | 'closed' | 'archived', gathering: GatheringState, now: Date) {
  const action = stepTowards(to, gathering.status);
  return allows(gathering, action, now) ? action : null;
}

/** The changes of opening it: one that is published, or gets new dates, is new in the lists. */
export const opening = (action: GatheringAction, { now, isMoved }: { now: Date; isMoved: boolean }) => ({
  status: 'active' as const,
  closedAt: null,
  ...((action === 'publish' || isMoved) && { postedAt: now }),
  ...(action === 'publish' && { publishedAt: now }),
});

interface Times {
  sessions: readonly { startsAt: Date; endsAt: Date }[];
}
interface Place {
  online: boolean;
  province: { id: string } | null;
  venue: string | null;
  address: string | null;
  link: string | null;
}
type Compared = GatheringState & Times & Place & { seats: number | null };

const timesOf = ({ sessions }: Times) =>
  sessions.map(({ startsAt, endsAt }) => `${startsAt.getTime()}-${endsAt.getTime()}`).join();
const placeOf = ({ online, province, venue, address, link }: Place) =>
  JSON.stringify([online, province?.id, venue, address, link]);

/** The changes that matter to participants and to pages that show it; null if there are none. */
export function changeOf(old: Compared, saved: Compared, now: Date) {
  const change = {
    before: statusAt(now, old),
    after: statusAt(now, saved),
    dates: timesOf(old) !== timesOf(saved),
    place: placeOf(old) !== placeOf(saved),
    seats: old.seats !== saved.seats,
  };
  const isSame = change.before === change.after && !change.dates && !change.place && !change.seats;
  // A draft is not public.
  return isSame || (change.before === 'draft' && change.after === 'draft') ? null : change;
}
