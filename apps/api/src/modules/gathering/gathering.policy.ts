import type { GatheringStatus } from '@acheep/contract/gathering-option';

/** What decides about a training or an event: its state as stored, and the end of its last session. */
export interface GatheringState {
  status: GatheringStatus;
  endsAt: Date | null;
}

/** What is over is closed, whatever is stored. */
export const statusAt = (now: Date, { status, endsAt }: GatheringState): GatheringStatus =>
  status === 'active' && (!endsAt || endsAt <= now) ? 'closed' : status;
