import { today } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { addressKey } from './address-key.ts';
import { countMail, mailsOn, recordUnsolicited } from './recipient.repository.ts';

type Needs = Pick<Deps, 'config' | 'now'>;

/** Maximum mails to an address without consent, from all senders, in that many days. */
export const maxUnsolicitedPerMonth = 3;
export const unsolicitedDays = 30;
/** Maximum mails to one address a day: from one company, and from all. */
export const maxMailsPerDay = { company: 5, all: 20 } as const;
const all = 'all';

/** Records a mail to an address that has not agreed to it; returns whether it may be sent. */
export function mayAsk(tx: Transaction, { config, now }: Needs, address: string): Promise<boolean> {
  const at = now();
  const since = new Date(at.getTime() - unsolicitedDays * 86_400_000);
  const most = maxUnsolicitedPerMonth * config.LIMIT_FACTOR;
  return recordUnsolicited(tx, addressKey(config, address), { at, since, most });
}

interface Sent {
  companyId: string;
  address: string;
}

const onDay = ({ config, now }: Needs, address: string) => ({
  key: addressKey(config, address),
  day: new Date(today(now())),
});

/** True when the company may send the address another mail today. */
export async function hasRoom(tx: Transaction, deps: Needs, { companyId, address }: Sent): Promise<boolean> {
  const sent = await mailsOn(tx, onDay(deps, address));
  const isBelow = (sender: string, most: number) => (sent.get(sender) ?? 0) < most * deps.config.LIMIT_FACTOR;
  return isBelow(companyId, maxMailsPerDay.company) && isBelow(all, maxMailsPerDay.all);
}

/** Counts a mail of a company to an address; returns whether it may be sent. */
export async function mayReach(tx: Transaction, deps: Needs, { companyId, address }: Sent): Promise<boolean> {
  const on = onDay(deps, address);
  const count = (sender: string, most: number) =>
    countMail(tx, { ...on, sender }, most * deps.config.LIMIT_FACTOR);
  return (await count(companyId, maxMailsPerDay.company)) && (await count(all, maxMailsPerDay.all));
}
