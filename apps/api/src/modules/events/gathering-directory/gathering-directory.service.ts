import type { GatheringKind, GatheringTime } from '@acheep/contract/events/gathering-option';
import type {
  CalendarDay,
  eventJobs,
  GatheringFilter,
  GatheringNarrowing,
  ListedGathering,
} from '@acheep/contract/events/gathering-public';
import { addDays, endOfMonth, endOfWeek, startOfDay } from '@acheep/contract/kernel/calendar';
import { type ListQuery, pageMeta } from '@acheep/contract/kernel/list-query';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { type Moment, momentAt } from '../../../moment.ts';
import { findByText } from '../../../search/text-search.service.ts';
import { findDidYouMean } from '../../jobs/job/did-you-mean.service.ts';
import { presentListed } from '../../jobs/job/job.presenter.ts';
import { readCards } from '../../jobs/job/job-card.repository.ts';
import { referenceNames } from '../../jobs/job/reference-name.service.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { presentCard, presentPublic } from '../gathering/gathering.presenter.ts';
import { findPublicGathering } from '../gathering/gathering.repository.ts';
import {
  jobsOfEvent,
  type ListedFilter,
  listedGatherings,
  type Period,
} from './gathering-listed.repository.ts';
import { type CalendarRow, findListed, type ListedRow, readSessions } from './gathering-read.repository.ts';

const times = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function presentListedGathering(row: ListedRow, now: Date): ListedGathering {
  const [next] = row.sessions;
  return { ...presentCard(row, { now }), nextSession: next ? times(next) : null };
}

/** Groups sorted sessions by day. */
function presentDays(rows: readonly CalendarRow[]): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (const row of rows) {
    const entry = {
      _id: row.id,
      title: row.title,
      ...times(row),
      online: row.online,
      province: row.province && presentReference(row.province),
    };
    const last = days.at(-1);
    if (last?.day === row.day) last.entries.push(entry);
    else days.push({ day: row.day, total: row.total, entries: [entry] });
  }
  return days;
}

interface Times {
  when?: GatheringTime | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const lastDays: Record<Exclude<GatheringTime, 'past'>, (today: string) => string> = {
  today: (today) => today,
  week: endOfWeek,
  month: (today) => endOfMonth(today.slice(0, 7)),
};

const later = (a: Date, b: Date) => (a > b ? a : b);

/**
 * Combines a choice such as "this week" with the days from–to to one period. Among upcoming ones, a session that is
 * already over does not count for today.
 */
function periodOf({ when, from, to }: Times, { now, today }: Moment): Period | undefined {
  if (!when && !from && !to) return undefined;
  const isAhead = when !== 'past';
  const last = when && when !== 'past' ? lastDays[when](today) : undefined;
  const until = [last, to].filter((day) => day !== undefined).sort()[0];
  const begins = from ? startOfDay(from) : null;
  return {
    from: isAhead ? later(begins ?? now, now) : begins,
    before: until ? startOfDay(addDays(until, 1)) : null,
  };
}

type Query = Omit<ListQuery, 'filter'> & { filter: GatheringFilter & Pick<ListedFilter, 'changedSince'> };

/** Maximum sessions of a calendar month. */
const maxPerMonth = 1000;

/** The public side of trainings and events: their lists, their calendar, their pages. */
export function gatheringDirectory(deps: Pick<Deps, 'database' | 'now'>) {
  const { database, now: clock } = deps;
  const names = referenceNames(deps);
  const momentNow = () => {
    const now = clock();
    return momentAt(now);
  };

  return {
    async page(kind: GatheringKind, { filter, ...query }: Query) {
      const moment = momentNow();
      const { when, from, to, ...narrowing } = filter;
      const list = listedGatherings(kind, when === 'past' ? 'past' : 'coming');
      const during = periodOf({ when, from, to }, moment);
      const listQuery = { ...query, filter: { ...narrowing, during } };
      const { ids, meta } = await findDidYouMean(deps, list, listQuery, moment);
      const rows = await findListed(database.prisma, ids, moment.now);
      const cards = new Map(rows.map((row) => [row.id, presentListedGathering(row, moment.now)]));
      return { data: ids.flatMap((id) => cards.get(id) ?? []), meta };
    },

    async calendar(
      kind: GatheringKind,
      {
        month: requestedMonth,
        search,
        filter,
      }: { month?: string; search?: string; filter: GatheringNarrowing },
    ) {
      const moment = momentNow();
      const month = requestedMonth ?? moment.today.slice(0, 7);
      const from = startOfDay(`${month}-01`);
      const before = startOfDay(addDays(endOfMonth(month), 1));
      const { ids } = await findDidYouMean(
        deps,
        listedGatherings(kind, 'both'),
        { offset: 0, limit: maxPerMonth, search, filter: { ...filter, during: { from, before } } },
        moment,
      );
      return presentDays(await readSessions(database, ids, from, before));
    },

    async publicPage(kind: GatheringKind, id: string) {
      const row = await findPublicGathering(database.prisma, kind, id);
      if (!row) throw notFound();
      return presentPublic(row, momentNow());
    },

    /** The open jobs of participating companies, for a job fair. */
    async jobs({ query }: Call<typeof eventJobs>) {
      const moment = momentNow();
      const { ids, total } = await findByText(database, jobsOfEvent, query, moment);
      const { version, rows } = await readCards(database, ids, moment.today);
      const named = await names.at(version);
      const cards = new Map(rows.map((row) => [row.id, presentListed(row, named)]));
      return { data: ids.flatMap((job) => cards.get(job) ?? []), meta: pageMeta(total, query) };
    },
  };
}
