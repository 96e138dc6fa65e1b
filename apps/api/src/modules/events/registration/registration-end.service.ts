import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { lockGathering } from '../gathering/gathering.repository.ts';
import { findOwnFor, getGathering, listTakingPart } from './registration.repository.ts';
import { registrationMails } from './registration-mail.service.ts';
import { cancel, listEnding } from './seat.repository.ts';
import { seatService } from './seat.service.ts';

/**
 * Frees the seats of a deleted account, so that waiting people move up; cancels what is held by a company that is
 * deleted with it. In order of id, as the transaction locks several.
 */
export async function endRegistrationsOf(
  tx: Transaction,
  { id: userId }: { id: string },
  deps: Pick<Deps, 'config' | 'queue' | 'now'>,
) {
  const mails = registrationMails(deps);
  const { moveUp } = seatService(deps);
  for (const { id, isCompanys } of await listEnding(tx, userId, deps.now())) {
    // Deleted at the same moment together with its trainer: there is no seat to free.
    if (!(await lockGathering(tx, id))) continue;
    if (isCompanys) for (const row of await listTakingPart(tx, id)) await mails.off(tx, row);
    else {
      const own = await findOwnFor(tx, userId, id);
      if (own) await cancel(tx, own.id, deps.now());
      await moveUp(tx, await getGathering(tx, id));
    }
  }
}
