import {
  type GatheringFilterName,
  gatheringLists,
  gatheringRequest,
  type View,
} from '@acheep/contract/events/gathering-list-url';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiData, apiPage, apiQuery } from '../../../lib/api-query.ts';
import { type Asked, listRequest } from '../../../lib/list-url.ts';

type AskedGatherings = Asked<GatheringFilterName, string>;
export type ListAnswer = ApiResponse<'GET /training'>;

// Both kinds are asked and answered alike: of TypeScript's two types for that, one is enough.
const listKey = (kind: GatheringKind) => `GET /${kind}` as 'GET /training';
const calendarKey = (kind: GatheringKind) => `GET /${kind}/calendar` as 'GET /training/calendar';

/** A page of a list, as the URL asks for it. */
export function gatheringPage(kind: GatheringKind, view: View, asked: AskedGatherings) {
  return apiPage(listKey(kind), { query: gatheringRequest(kind, view, asked) as never });
}

/** A month of its calendar. */
export function calendarQuery(kind: GatheringKind, month: string, asked: AskedGatherings) {
  const { sort: _, offset: __, limit: ___, ...narrowing } = listRequest(gatheringLists[kind].calendar, asked);
  return apiPage(calendarKey(kind), { query: { month, ...narrowing } as never });
}

/** A training or an event as its public page shows it. */
export const gatheringQuery = (kind: GatheringKind, id: string) =>
  apiData(`GET /${kind}/:id` as 'GET /training/:id', { params: { id } });

/** Those of the same category that come next. */
export const similarQuery = (kind: GatheringKind, categoryId: string, limit: number) =>
  apiQuery(listKey(kind), { query: { limit, 'filter[categoryId]': categoryId } });
