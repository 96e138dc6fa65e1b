import {
  type GatheringFilterName,
  gatheringLists,
  gatheringRequest,
  type View,
} from '@acheep/contract/events/gathering-list-url';
import type { GatheringKind, GatheringSort } from '@acheep/contract/events/gathering-option';
import { type Asked, listRequest } from '@acheep/contract/kernel/list-url';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiData, apiPage, apiQuery } from '../../../lib/api-query.ts';

type AskedGatherings = Asked<GatheringFilterName, GatheringSort>;
export type ListAnswer = ApiResponse<'GET /training'>;

// Both kinds have the same request and response types, so one endpoint's type stands for both.
const listKey = (kind: GatheringKind) => `GET /${kind}` as 'GET /training';
const calendarKey = (kind: GatheringKind) => `GET /${kind}/calendar` as 'GET /training/calendar';

export function gatheringPage(kind: GatheringKind, view: View, listQuery: AskedGatherings) {
  return apiPage(listKey(kind), { query: gatheringRequest(kind, view, listQuery) as never });
}

export function calendarQuery(kind: GatheringKind, month: string, listQuery: AskedGatherings) {
  const {
    sort: _,
    offset: __,
    limit: ___,
    ...narrowing
  } = listRequest(gatheringLists[kind].calendar, listQuery);
  return apiPage(calendarKey(kind), { query: { month, ...narrowing } as never });
}

export const gatheringQuery = (kind: GatheringKind, id: string) =>
  apiData(`GET /${kind}/:id` as 'GET /training/:id', { params: { id } });

/** Query options of upcoming records of the same category. */
export const similarQuery = (kind: GatheringKind, categoryId: string, limit: number) =>
  apiQuery(listKey(kind), { query: { limit, 'filter[categoryId]': categoryId } });
