import { between, type Random } from './random.ts';

const day = 86_400_000;
/** Asia/Phnom_Penh is UTC+7 all year. */
const phnomPenhOffset = 7 * 3_600_000;

export type DemoJobDate = {
  /** Includes the fraction of a day, so that "last hour" has results. */
  postedDaysAgo: number;
  /** Days from today in Phnom Penh: 0 closes tonight, negative is past. */
  closesInDays: number;
  postedAt: Date;
  /** Last open day in Phnom Penh, YYYY-MM-DD. */
  closingDate: string;
};

/** More jobs are new than old; a job never closes before it was posted. */
export function dateFor(random: Random, status: 'active' | 'draft' | 'closed', today: Date): DemoJobDate {
  const past = status === 'closed' && random() < 0.6;
  const age = past ? 12 + random() * 33 : 45 * random() ** 1.7;
  const postedDaysAgo = Math.round(age * 10_000) / 10_000;
  const closesInDays = past
    ? -between(random, 1, Math.floor(postedDaysAgo) - 5)
    : status === 'active' && random() < 0.02
      ? 0
      : between(random, 1, 45);
  return {
    postedDaysAgo,
    closesInDays,
    postedAt: new Date(today.getTime() - postedDaysAgo * day),
    closingDate: new Date(today.getTime() + phnomPenhOffset + closesInDays * day).toISOString().slice(0, 10),
  };
}
