import type { SeatChoice } from '@acheep/contract/events/registration-option';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { isReminded, movesUp } from './registration.policy.ts';
import { findRegistrations, type GatheringRow } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import { countSeats, seatFirst } from './seat.repository.ts';

/** Assigns free seats to the waiting list. The training or event is locked. */
export function seatService(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  const mails = registrationMails(deps);
  return {
    /** What an organiser's choice comes to: without a free seat somebody waits, or `beyond` is asked for. */
    async stateIn(tx: Transaction, { id, seats }: GatheringRow, choice: SeatChoice) {
      const isFree = seats === null || (await countSeats(tx, id)) < seats;
      if (isFree || choice === 'beyond') return 'seat';
      if (choice === 'free') throw new AppError('participant.full');
      return 'waiting';
    },

    async moveUpIn(tx: Transaction, gathering: GatheringRow) {
      const now = deps.now();
      if (!movesUp(now, gathering)) return;
      const { id, seats, startsAt } = gathering;
      const free = seats === null ? null : seats - (await countSeats(tx, id));
      if (free !== null && free <= 0) return;
      const moved = await seatFirst(tx, id, free, isReminded(now, startsAt) ? now : null);
      for (const row of await findRegistrations(tx, moved)) await mails.movedUpIn(tx, row);
    },
  };
}
