import { mostRecipientsADay } from '@acheep/contract/hiring/candidate-message';

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
export function mostRecipientsOf({ createdAt, verifiedAt, hasPaid }: Company, now: Date): number {
  if (verifiedAt) return mostRecipientsADay;
  if (hasPaid) return small.paid;
  const days = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / day));
  return Math.min(small.most, small.firstDay + days * small.eachDay);
}
