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
import { categoryIdOf } from '../kernel/paths.ts';
import {
  eventTypes,
  type GatheringKind,
  gatheringFees,
  gatheringPlaces,
  gatheringSorts,
  gatheringTimes,
  trainingLevels,
} from './gathering-option.ts';

/** What is ahead by the session that is next, the same by month, and what is over. */
export const views = ['list', 'calendar', 'past'] as const;
export type View = (typeof views)[number];

/** When, of what is ahead. */
export const timesAhead = some(gatheringTimes, 'today', 'week', 'month');

const time = { when: oneOf(valuesOf(timesAhead)), from: calendarDay, to: calendarDay };
const common = {
  // `{slug}-{id}`: a slug may be old, the id counts.
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

/** Filters that none but one kind has are simply never in the other's URL. */
export type GatheringFilterName = keyof typeof common | keyof typeof time | 'level' | 'eventType';
type List = ListUrl<GatheringFilterName, string>;

/** The list of a kind in one of its views. A search is answered best match first, the mere list by time. */
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
    // A calendar has its own order.
    ...(view !== 'calendar' && { searchSort: 'relevance' }),
    limit: 20,
  };
}

/** Each made once: what reads the URL looks whether it is still the same list. */
export const gatheringLists = Object.fromEntries(
  (['training', 'event'] as const).map((kind) => [
    kind,
    Object.fromEntries(views.map((view) => [view, gatheringList(kind, view)])),
  ]),
) as Record<GatheringKind, Record<View, List>>;

/** Which view the URL asks for. */
export const viewOf = (params: URLSearchParams): View =>
  views.find((view) => view === params.get('view')) ?? 'list';

/** The month that the URL asks for, or else that of today. */
export function monthOf(params: URLSearchParams, today: string): string {
  const month = params.get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : today.slice(0, 7);
}

type AskedGatherings = Asked<GatheringFilterName, string>;

/** The API's query for a page of a list, as the URL asks for it. */
export const gatheringRequest = (kind: GatheringKind, view: View, asked: AskedGatherings) => ({
  ...listRequest(gatheringLists[kind][view], asked),
  ...(view === 'past' && { 'filter[when]': 'past' }),
});

/** The query of the address under which search engines keep it: a calendar says what the list says. */
export function canonicalGatherings(kind: GatheringKind, view: View, asked: AskedGatherings): string | null {
  const query = canonicalSearch(gatheringLists[kind][view], asked);
  if (query === null || view === 'calendar') return null;
  return view === 'list' ? query : `?view=${view}${query.replace('?', '&')}`;
}
