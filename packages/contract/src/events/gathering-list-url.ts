import { filter, type List, type ListFilter } from '../kernel/list.ts';
import { type Asked, canonicalSearch, listRequest } from '../kernel/list-url.ts';
import { some } from '../kernel/option.ts';
import {
  type GatheringKind,
  type GatheringSort,
  gatheringDays,
  gatheringNarrowing,
  gatheringSorts,
  gatherings,
  gatheringTimes,
} from './gathering-option.ts';

/** Views: upcoming by next session, upcoming by month, and past. */
export const views = ['list', 'calendar', 'past'] as const;
export type View = (typeof views)[number];

/** Time filter of the upcoming views. */
export const timesAhead = some(gatheringTimes, 'today', 'week', 'month');

const when = filter.one(timesAhead, 'time', 'ពេលវេលា');

/** Filters of only one kind never occur in the other kind's URL. */
export type GatheringFilterName =
  | keyof (typeof gatherings)['training']['filters']
  | keyof (typeof gatherings)['event']['filters'];
interface ViewList extends List {
  filters: Readonly<Record<GatheringFilterName, ListFilter>>;
  sorts: typeof gatheringSorts;
}

const viewsOf = (kind: GatheringKind) => {
  const narrowing = gatheringNarrowing[kind];
  const { searchSort } = gatherings[kind];
  const lists = {
    list: { filters: { when, ...gatheringDays, ...narrowing }, searchSort },
    // The calendar has a fixed order.
    calendar: { filters: narrowing },
    past: { filters: { ...gatheringDays, ...narrowing }, searchSort },
  };
  return Object.fromEntries(
    views.map((view) => [view, { ...lists[view], sorts: gatheringSorts }]),
  ) as unknown as Record<View, ViewList>;
};

/** The views of a kind. Built once each, as readers of the URL compare lists by identity. */
export const gatheringLists = { training: viewsOf('training'), event: viewsOf('event') };

export const viewOf = (params: URLSearchParams): View =>
  views.find((view) => view === params.get('view')) ?? 'list';

/** Month requested by the URL; defaults to that of today. */
export function monthOf(params: URLSearchParams, today: string): string {
  const month = params.get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7);
}

type AskedGatherings = Asked<GatheringFilterName, GatheringSort>;

/** API query for the requested page of a list. */
export const gatheringRequest = (kind: GatheringKind, view: View, listQuery: AskedGatherings) => ({
  ...listRequest(gatheringLists[kind][view], listQuery),
  ...(view === 'past' && { 'filter[when]': 'past' }),
});

/** Query of the canonical address: the calendar has the same contents as the list. */
export function canonicalGatherings(
  kind: GatheringKind,
  view: View,
  listQuery: AskedGatherings,
): string | null {
  const query = canonicalSearch(gatheringLists[kind][view], listQuery);
  if (query === null || view === 'calendar') return null;
  return view === 'list' ? query : `?view=${view}${query.replace('?', '&')}`;
}
