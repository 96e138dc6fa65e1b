import type { JobExperience } from '@acheep/contract/jobs/job-option';
import { provincesNear } from '@acheep/contract/jobs/province-near';
import type { JudgedJob } from './job.ts';
import type { Search, Wish } from './search.ts';
import { tradeOf } from './trade.ts';

export type Grade = 0 | 1 | 2 | 3;

/** Costs: met, met in part, acceptable if there is nothing better, not what was asked for. */
const met = 0;
const partly = 1;
const poorly = 2;
const missed = 3;

/** Years that a job asks for at least. */
const yearsOf: Record<JobExperience, number> = {
  fresh: 0,
  'less-than-1-year': 0.5,
  '1-year': 1,
  '2-years': 2,
  '3-years': 3,
  '4-years': 4,
  '5-years': 5,
  'above-5-years': 6,
};

const costs: { [Name in keyof Wish]-?: (wanted: NonNullable<Wish[Name]>, job: JudgedJob) => number } = {
  place(places, { province }) {
    if (places.includes(province)) return met;
    return places.some((place) => provincesNear(place).includes(province)) ? poorly : missed;
  },
  type(types, { type }) {
    if (types.includes(type)) return met;
    const alike = types.includes('part-time') && type === 'freelance';
    return alike || (types.includes('freelance') && type === 'part-time') ? partly : poorly;
  },
  night: (_, { shift }) => (shift === 'night' ? met : shift === 'both' ? partly : poorly),
  remote: (_, { remote }) => (remote ? met : poorly),
  /** Beginners accept half a year; who has years can take what asks for one more, and would waste many. */
  years(years, { experience }) {
    const asked = yearsOf[experience];
    if (asked > years + (years === 0 ? 0.5 : 1)) return poorly;
    return asked <= years && asked >= Math.min(years, Math.max(0.5, years - 2)) ? met : partly;
  },
  /** A tenth less is talked about; a hidden salary is no answer. */
  pay(least, { pay }) {
    if (pay === null || pay < least * 0.9) return poorly;
    return pay >= least ? met : partly;
  },
  company: (name, { company }) => (company === name ? met : missed),
  field({ whole, part }, { category, industry }) {
    if (whole.includes(category) || whole.includes(`@${industry}`)) return met;
    return part.includes(industry) ? partly : missed;
  },
};

/** Whoever looks for a trade has no use for an internship, unless they begin or ask for one. */
const unaskedInternship = ({ wish }: Search, { type }: JudgedJob) =>
  type === 'internship' && !wish.type && wish.years !== 0 ? poorly : met;

function costsOf({ wish }: Search, job: JudgedJob) {
  return (Object.keys(wish) as (keyof Wish)[]).map((name) => {
    const costOf = costs[name] as (wanted: Wish[keyof Wish], job: JudgedJob) => number;
    return { name, cost: costOf(wish[name], job) };
  });
}

const sumOf = (parts: { cost: number }[]) => parts.reduce((sum, { cost }) => sum + cost, 0);

function closeness({ trades }: Search, job: JudgedJob): Grade {
  if (trades.includes(job.trade)) return 3;
  const kin = trades.map(tradeOf);
  if (kin.some(({ near }) => near.includes(job.trade))) return 2;
  return kin.some(({ akin }) => akin.includes(job.trade)) ? 1 : 0;
}

const bounded = (value: number): Grade => Math.max(0, Math.min(3, value)) as Grade;

/** Before bounds, so that the worst of a bad lot can be told from the best. */
const worthOf = (search: Search, job: JudgedJob): number =>
  closeness(search, job) - sumOf(costsOf(search, job)) - unaskedInternship(search, job);

/**
 * How content a seeker is with `job` for `search`, whatever other jobs there are:
 * - The trade counts most: the trade itself 3, a near one 2, one at which people read on 1, any other 0 whatever else
 *   fits.
 * - A wish that the job meets in part takes one, one that it misses two; a place beyond the neighbouring provinces,
 *   another company or another field takes three. So the trade next door is 1, and farther away 0.
 * - A search without a trade has its wishes alone: 0 where one is missed, 2 where one is met in part, 1 in two parts or
 *   next door.
 */
export function grade(search: Search, job: JudgedJob): Grade {
  if (search.trade) return closeness(search, job) === 0 ? 0 : bounded(worthOf(search, job));
  const parts = costsOf(search, job);
  const lost = parts.some(({ name, cost }) => cost >= poorly && name !== 'place');
  return lost ? 0 : bounded(3 - sumOf(parts));
}

/**
 * Grades of all jobs of a set, in their order. Where no job of the trade itself reaches 2, the search is to be loosened:
 * the jobs of the trade that miss least are then worth 3, those that miss one more 2, and all others of the trade 1.
 * Thus the trade next door comes first, the trade elsewhere is good, and another trade in the right place still none.
 */
export function gradesOf(search: Search, jobs: readonly JudgedJob[]): Grade[] {
  const isOwn = ({ trade }: JudgedJob) => search.trades.includes(trade);
  const best = Math.max(...jobs.filter(isOwn).map((job) => worthOf(search, job)));
  const loosened = Number.isFinite(best) && best < 2;
  return jobs.map((job) =>
    loosened && isOwn(job) ? bounded(Math.max(1, 3 - best + worthOf(search, job))) : grade(search, job),
  );
}
