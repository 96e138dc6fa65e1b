import type { GatheringStatus } from '@acheep/contract/events/gathering-option';
import type { GatheringAction } from '@acheep/contract/events/gathering-own';
import { today } from '@acheep/contract/kernel/calendar';
import { dayOf, stepTowards } from '../../jobs/job/job.policy.ts';

/** What decides about a training or an event: its state as stored, and the end of its last session. */
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

/** What is over is closed, whatever is stored. */
export const statusAt = (now: Date, { status, endsAt }: GatheringState): GatheringStatus =>
  status === 'active' && (!endsAt || endsAt <= now) ? 'closed' : status;

/** Whether it leads the lists, through the last day of its pin; what is over leads none. */
export const isPinned = (
  now: Date,
  { pinnedUntil, ...state }: GatheringState & { pinnedUntil: Date | null },
) => pinnedUntil !== null && dayOf(pinnedUntil) >= today(now) && statusAt(now, state) === 'active';

/** What its company may do with it now. */
export const actionsOf = (gathering: GatheringState, now: Date): GatheringAction[] => [
  ...actions[statusAt(now, gathering)],
];

export const allows = (gathering: GatheringState, action: GatheringAction, now: Date) =>
  actions[statusAt(now, gathering)].includes(action);

/** The action by which it gets from its present state to `to`; null where there is none. */
export function actionTowards(to: 'active' | 'closed' | 'archived', gathering: GatheringState, now: Date) {
  const action = stepTowards(to, gathering.status);
  return allows(gathering, action, now) ? action : null;
}

/** What opening it changes: what is published, and what has new dates, is new in the lists. */
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

/** What of it is another than before, for those who registered and for whoever shows it; null where nothing is. */
export function changeOf(old: Compared, saved: Compared, now: Date) {
  const change = {
    before: statusAt(now, old),
    after: statusAt(now, saved),
    dates: timesOf(old) !== timesOf(saved),
    place: placeOf(old) !== placeOf(saved),
    seats: old.seats !== saved.seats,
  };
  const isSame = change.before === change.after && !change.dates && !change.place && !change.seats;
  // Of a draft nobody knows.
  return isSame || (change.before === 'draft' && change.after === 'draft') ? null : change;
}
