import { z } from 'zod';
import { jobCard } from '../jobs/job.ts';
import { reference } from '../jobs/reference.ts';
import { typed } from '../kernel/bound.ts';
import { all, endpoint, foundPage, one, page } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { filter, type List } from '../kernel/list.ts';
import {
  type FilterInput,
  type FilterValues,
  filterFields,
  listQuery,
  searchText,
} from '../kernel/list-query.ts';
import { byDate, some } from '../kernel/option.ts';
import { gatheringCard, gatheringDetail } from './gathering.ts';
import { gatheringNarrowing, gatherings } from './gathering-option.ts';

/** Maximum number of entries that the calendar names per day; the rest is a count. */
export const calendarEntries = 12;

/** Filters of both lists and their calendars together. */
export type GatheringFilter = FilterValues<
  (typeof gatherings)['training']['filters'] & (typeof gatherings)['event']['filters']
>;
export type GatheringNarrowing = FilterValues<
  (typeof gatheringNarrowing)['training'] & (typeof gatheringNarrowing)['event']
>;

const held = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };

/** Card with the next or current session; null once all are over. */
export const listedGathering = gatheringCard.extend({ nextSession: z.strictObject(held).nullable() });
export type ListedGathering = z.infer<typeof listedGathering>;

const gatheringPage = foundPage(listedGathering);

const calendarEntry = z.strictObject({
  _id: z.uuid(),
  title: z.string(),
  ...held,
  online: z.boolean(),
  province: reference.nullable(),
});

/**
 * Day in Phnom Penh with its sessions, in chronological order.
 *
 * @collected by the description of the API.
 */
export const calendarDay = z.strictObject({
  day: z.iso.date(),
  total: z.int().positive(),
  entries: z.array(calendarEntry),
});
export type CalendarDay = z.infer<typeof calendarDay>;

const month = named(
  typed(7, 'month').regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, { error: 'month' }),
  'month',
  'ខែ',
);

type Filters = List['filters'];
interface CalendarQuery<F extends Filters> {
  month?: string;
  search?: string;
  filter: FilterValues<F>;
}
type CalendarInput<F extends Filters> = { month?: string; search?: string } & FilterInput<F>;

/** Month of the list, by default the present one, under the same filters as the list. */
function calendarQuery<F extends Filters>(filters: F): z.ZodType<CalendarQuery<F>, CalendarInput<F>> {
  const { fields, read } = filterFields<Filters>(filters);
  const schema = z
    .strictObject({ month: month.optional(), search: searchText.optional() })
    .extend(fields)
    .transform(({ month, search, ...given }: Record<string, unknown>) => ({
      month,
      search,
      filter: read(given),
    }));
  // Cast as for lists: the keys are computed, which TypeScript cannot follow.
  return schema as unknown as z.ZodType<CalendarQuery<F>, CalendarInput<F>>;
}

export const trainingList = endpoint({
  method: 'GET',
  path: '/training',
  searches: 'training',
  access: 'public',
  summary: 'List current and upcoming trainings, or past ones: search, filter, sort',
  query: listQuery(gatherings.training),
  response: gatheringPage,
  limit: 'search',
});

export const eventList = endpoint({
  method: 'GET',
  path: '/event',
  searches: 'event',
  access: 'public',
  summary: 'List current and upcoming events, or past ones: search, filter, sort',
  query: listQuery(gatherings.event),
  response: gatheringPage,
  limit: 'search',
});

export const trainingCalendar = endpoint({
  method: 'GET',
  path: '/training/calendar',
  access: 'public',
  summary: 'List the training sessions of a month by their days in Phnom Penh; days without any are omitted',
  query: calendarQuery(gatheringNarrowing.training),
  response: all(calendarDay),
  limit: 'search',
});

export const eventCalendar = endpoint({
  method: 'GET',
  path: '/event/calendar',
  access: 'public',
  summary: 'List the event sessions of a month by their days in Phnom Penh; days without any are omitted',
  query: calendarQuery(gatheringNarrowing.event),
  response: all(calendarDay),
  limit: 'search',
});

export const trainingGet = endpoint({
  method: 'GET',
  path: '/training/:id',
  access: 'public',
  summary: "Get a training's public page; a closed one is marked, drafts and archived ones are not found",
  response: one(gatheringDetail),
});

export const eventGet = endpoint({
  method: 'GET',
  path: '/event/:id',
  access: 'public',
  summary: "Get an event's public page; a closed one is marked, drafts and archived ones are not found",
  response: one(gatheringDetail),
});

export const eventJobs = endpoint({
  method: 'GET',
  path: '/event/job',
  access: 'public',
  summary: 'List open jobs, newest first; for an event, those of the participating companies',
  query: listQuery({
    filters: { eventId: filter.record('event', 'ព្រឹត្តិការណ៍') },
    sorts: some(byDate, 'createdAt_-1'),
  }),
  response: page(jobCard),
  limit: 'search',
});

/** @collected by `pages.ts`. */
export const pages = ['/training', '/training/:id', '/event', '/event/:id'] as const;
