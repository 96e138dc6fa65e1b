import { languages } from '../jobs/job-option.ts';
import {
  type Asked,
  calendarDay,
  canonicalSearch,
  type ListUrl,
  listRequest,
  oneOf,
  recordId,
  someOf,
} from '../kernel/list-url.ts';
import { some, valuesOf } from '../kernel/option.ts';
import { categoryIdOf } from '../paths.ts';
import {
  eventTypes,
  type GatheringKind,
  gatheringFees,
  gatheringPlaces,
  gatheringSorts,
  gatheringTimes,
  trainingLevels,
} from './gathering-option.ts';

/** Views: upcoming by next session, upcoming by month, and past. */
export const views = ['list', 'calendar', 'past'] as const;
export type View = (typeof views)[number];

/** Time filter of the upcoming views. */
export const timesAhead = some(gatheringTimes, 'today', 'week', 'month');

const time = { when: oneOf(valuesOf(timesAhead)), from: calendarDay, to: calendarDay };
const common = {
  // `{slug}-{id}`: only the id counts, as a slug may be outdated.
  categoryId: {
    read: (text: string) => (categoryIdOf(text) ? text : undefined),
    send: (value: string) => categoryIdOf(value) ?? value,
  },
  place: oneOf(valuesOf(gatheringPlaces)),
  provinceId: recordId,
  fee: oneOf(valuesOf(gatheringFees)),
  language: someOf(valuesOf(languages)),
  companyId: recordId,
};
const ofKind = {
  training: { level: someOf(valuesOf(trainingLevels)) },
  event: { eventType: someOf(valuesOf(eventTypes)) },
};

/** Filters of only one kind never occur in the other kind's URL. */
export type GatheringFilterName = keyof typeof common | keyof typeof time | 'level' | 'eventType';
type List = ListUrl<GatheringFilterName, string>;

/** List of a kind in one of its views: searches are sorted by relevance, the plain list by time. */
function gatheringList(kind: GatheringKind, view: View): List {
  const filters = {
    ...(view === 'list' && { when: time.when }),
    ...(view !== 'calendar' && { from: time.from, to: time.to }),
    ...ofKind[kind],
    ...common,
  } as List['filters'];
  return {
    filters,
    sorts: valuesOf(gatheringSorts),
    // The calendar has a fixed order.
    ...(view !== 'calendar' && { searchSort: 'relevance' }),
    limit: 20,
  };
}

/** Built once each, as readers of the URL compare lists by identity. */
export const gatheringLists = Object.fromEntries(
  (['training', 'event'] as const).map((kind) => [
    kind,
    Object.fromEntries(views.map((view) => [view, gatheringList(kind, view)])),
  ]),
) as Record<GatheringKind, Record<View, List>>;

export const viewOf = (params: URLSearchParams): View =>
  views.find((view) => view === params.get('view')) ?? 'list';

/** Month requested by the URL; defaults to that of today. */
export function monthOf(params: URLSearchParams, today: string): string {
  const month = params.get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7);
}

type AskedGatherings = Asked<GatheringFilterName, string>;

/** API query for the requested page of a list. */
export const gatheringRequest = (kind: GatheringKind, view: View, asked: AskedGatherings) => ({
  ...listRequest(gatheringLists[kind][view], asked),
  ...(view === 'past' && { 'filter[when]': 'past' }),
});

/** Query of the canonical address: the calendar has the same contents as the list. */
export function canonicalGatherings(kind: GatheringKind, view: View, asked: AskedGatherings): string | null {
  const query = canonicalSearch(gatheringLists[kind][view], asked);
  if (query === null || view === 'calendar') return null;
  return view === 'list' ? query : `?view=${view}${query.replace('?', '&')}`;
}
