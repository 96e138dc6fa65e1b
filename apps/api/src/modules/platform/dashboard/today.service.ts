import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import { valuesOf } from '@acheep/contract/kernel/option';
import { type AdminDashboard, dashboardDays, dashboardWeek } from '@acheep/contract/platform/dashboard';
import { todayEvents, todayWaits } from '@acheep/contract/platform/today-option';
import type { Deps } from '../../../deps.ts';
import { countOpenJobs, countWaiting, findHappened } from './today.repository.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The sum of the last `length` days, and of as many days before them. */
const compared = (days: readonly number[], length: number) => ({
  now: sum(days.slice(-length)),
  before: sum(days.slice(-2 * length, -length)),
});

type Needs = Pick<Deps, 'database' | 'now'>;

/** What awaits the operator, in the order of display. */
export async function waitingOf({ database: { prisma }, now }: Needs): Promise<AdminDashboard['waits']> {
  const waits = await countWaiting(prisma, new Date(today(now())));
  return valuesOf(todayWaits).flatMap((wanted) =>
    waits
      .filter(({ what }) => what === wanted)
      .map(({ oldestAt, ...wait }) => ({ ...wait, oldestAt: oldestAt.toISOString() })),
  );
}

export async function todayOf(deps: Needs): Promise<AdminDashboard> {
  const { prisma } = deps.database;
  const last = today(deps.now());
  const shown = 2 * dashboardDays;
  const first = addDays(last, 1 - shown);
  const [waits, openJobs, happened] = await Promise.all([
    waitingOf(deps),
    countOpenJobs(prisma, new Date(last)),
    findHappened(prisma, { from: startOfDay(first), day: new Date(first), days: shown }),
  ]);
  const counts = new Map(happened.map(({ what, day, count }) => [`${what} ${day}`, count]));
  return {
    role: 'admin',
    waits,
    openJobs,
    firstDay: addDays(last, 1 - dashboardDays),
    happened: valuesOf(todayEvents).map((what) => {
      const days = Array.from(
        { length: shown },
        (_, index) => counts.get(`${what} ${addDays(first, index)}`) ?? 0,
      );
      return {
        what,
        week: compared(days, dashboardWeek),
        month: compared(days, dashboardDays),
        days: days.slice(-dashboardDays),
      };
    }),
  };
}
