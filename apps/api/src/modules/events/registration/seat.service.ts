import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { isReminded, movesUp } from './registration.policy.ts';
import { findRegistrations, type GatheringRow } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import { countSeats, seatFirst } from './seat.repository.ts';

/** Assigns free seats to the waiting list. The training or event is locked. */
export function seatService(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  const mails = registrationMails(deps);
  return {
    async moveUp(tx: Transaction, gathering: GatheringRow) {
      const now = deps.now();
      if (!movesUp(now, gathering)) return;
      const { id, seats, startsAt } = gathering;
      const free = seats === null ? null : seats - (await countSeats(tx, id));
      if (free !== null && free <= 0) return;
      const moved = await seatFirst(tx, id, free, isReminded(now, startsAt) ? now : null);
      for (const row of await findRegistrations(tx, moved)) await mails.movedUp(tx, row);
    },
  };
}
