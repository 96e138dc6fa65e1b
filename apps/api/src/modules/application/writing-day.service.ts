import { startOfDay, today } from '@acheep/contract/calendar';
import { mostRecipientsADay } from '@acheep/contract/candidate-message';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../error.ts';
import { addRecipients, countRecipients, isOpen } from './writing-day.repository.ts';

type Needs = Pick<Deps, 'config' | 'now'>;

const mostOf = ({ config }: Needs) => mostRecipientsADay * config.LIMIT_FACTOR;

/**
 * Counts one more whom a company writes to on this day of Phnom Penh; false where that is more than it may, or its owner
 * is disabled.
 */
export const mayWrite = async (tx: Transaction, deps: Needs, companyId: string): Promise<boolean> =>
  (await isOpen(tx, companyId)) &&
  addRecipients(tx, { companyId, day: new Date(today(deps.now())) }, { wanted: 1, most: mostOf(deps) });

/** The same for several, all or none of them; refuses what may not be. */
export async function refuseTooMany(tx: Transaction, deps: Needs, companyId: string, wanted: number) {
  if (wanted === 0) return;
  if (!(await isOpen(tx, companyId))) throw new AppError('access.denied');
  const [at, most] = [deps.now(), mostOf(deps)];
  const day = today(at);
  const on = { companyId, day: new Date(day) };
  if (await addRecipients(tx, on, { wanted, most })) return;
  const left = Math.max(0, most - (await countRecipients(tx, on)));
  const seconds = Math.ceil((startOfDay(day).getTime() + 86_400_000 - at.getTime()) / 1000);
  throw new AppError('message.most_a_day', { most, left, seconds });
}
