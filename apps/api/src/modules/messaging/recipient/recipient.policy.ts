import { mostRecipientsADay } from '@acheep/contract/hiring/candidate-message';

const day = 86_400_000;

/** What a company that nobody has verified may write to on its first day, how much that grows by each day, and up to what. */
const small = { firstDay: 20, eachDay: 20, most: 200, paid: 500 };

interface Company {
  createdAt: Date;
  verifiedAt: Date | null;
  /** Whether an order of it was paid for. */
  hasPaid: boolean;
}

/** How many people a company may write to on a day: few where it is new and not verified, and more each day. */
export function mostRecipientsOf({ createdAt, verifiedAt, hasPaid }: Company, now: Date): number {
  if (verifiedAt) return mostRecipientsADay;
  if (hasPaid) return small.paid;
  const days = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / day));
  return Math.min(small.most, small.firstDay + days * small.eachDay);
}
