import { type MessageDay, maxRecipientsPerDay } from '@acheep/contract/hiring/candidate-message';
import { startOfDay, today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { addRecipients, countRecipients, findStanding } from './writing-day.repository.ts';

const day = 86_400_000;

/** Recipients a day of an unverified company: on its first day, more with each day, at most, and once it has paid. */
const small = { firstDay: 20, eachDay: 20, most: 200, paid: 500 };

interface Company {
  createdAt: Date;
  verifiedAt: Date | null;
  /** True when it has a paid order. */
  hasPaid: boolean;
}

/** Maximum recipients a day of a company: few while it is new and unverified, and more each day. */
function maxRecipientsOf({ createdAt, verifiedAt, hasPaid }: Company, now: Date): number {
  if (verifiedAt) return maxRecipientsPerDay;
  if (hasPaid) return small.paid;
  const days = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / day));
  return Math.min(small.most, small.firstDay + days * small.eachDay);
}

type Needs = Pick<Deps, 'config' | 'now'>;

/** Maximum recipients of a company today, and whether the maximum still grows; null if its owner is disabled. */
async function amountOf(tx: Transaction, { config, now }: Needs, companyId: string) {
  const standing = await findStanding(tx, companyId);
  if (!standing) return null;
  const most = maxRecipientsOf(standing, now());
  return { most: most * config.LIMIT_FACTOR, grows: most < maxRecipientsPerDay };
}

const onDay = ({ now }: Needs, companyId: string) => ({ companyId, day: new Date(today(now())) });

/**
 * Counts one more recipient of a company today in Phnom Penh; false if that exceeds its maximum, or its owner is
 * disabled.
 */
export async function mayWrite(tx: Transaction, deps: Needs, companyId: string): Promise<boolean> {
  const amount = await amountOf(tx, deps, companyId);
  return amount !== null && addRecipients(tx, onDay(deps, companyId), { wanted: 1, most: amount.most });
}

/** The same for several recipients, all or none; throws if it is refused. */
export async function refuseTooMany(tx: Transaction, deps: Needs, companyId: string, wanted: number) {
  if (wanted === 0) return;
  const amount = await amountOf(tx, deps, companyId);
  if (!amount) throw new AppError('access.denied');
  const { most, grows } = amount;
  const on = onDay(deps, companyId);
  if (await addRecipients(tx, on, { wanted, most })) return;
  const left = Math.max(0, most - (await countRecipients(tx, on)));
  const at = deps.now();
  const seconds = Math.ceil((startOfDay(today(at)).getTime() + 86_400_000 - at.getTime()) / 1000);
  throw new AppError(grows ? 'message.most_a_day_new' : 'message.most_a_day', { most, left, seconds });
}

/** The company's maximum for today and the rest of it. */
export async function dayOf(tx: Transaction, deps: Needs, companyId: string): Promise<MessageDay> {
  const { most, grows } = (await amountOf(tx, deps, companyId)) ?? { most: 0, grows: false };
  return { most, left: Math.max(0, most - (await countRecipients(tx, onDay(deps, companyId)))), grows };
}
