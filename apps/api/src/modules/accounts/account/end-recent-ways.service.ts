import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import type { Transaction } from '@acheep/database/connection';
import { isRecentWay } from './way-in.presenter.ts';
import { deleteChatLinks, deleteWaysIn, listWaysIn, type WayIn } from './way-in.repository.ts';

interface Renewed {
  id: string;
  role: Role;
  /** Ways in that their owner keeps. */
  keep: readonly string[];
  /** By mail alone: nobody has shown the second factor. */
  byMail: boolean;
  now: Date;
}

/** Whether a new password that was set by mail removes a way in: the mailbox gets around no operator's passkey. */
const mayEnd = ({ kind }: WayIn, { role, byMail }: Pick<Renewed, 'role' | 'byMail'>) =>
  !(byMail && kind === 'passkey' && opensConsole(role));

/** The ways into an account that a new password removes, unless they are kept. */
export const recentWays = (ways: readonly WayIn[], renewed: Pick<Renewed, 'role' | 'byMail' | 'now'>) =>
  ways.filter((way) => isRecentWay(way, renewed.now) && mayEnd(way, renewed));

/** Removes what was added lately, once there is a new password. Returns what is gone, and what still opens the account. */
export async function endRecentWays(tx: Transaction, renewed: Renewed) {
  const ways = await listWaysIn(tx, renewed.id);
  const gone = recentWays(ways, renewed).filter(({ id }) => !renewed.keep.includes(id));
  await deleteWaysIn(tx, renewed.id, gone);
  await deleteChatLinks(tx, renewed.id);
  return { gone, left: ways.filter((way) => !gone.includes(way)) };
}
