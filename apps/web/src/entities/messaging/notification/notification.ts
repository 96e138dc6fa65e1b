import { apiData } from '../../../lib/api-query.ts';

const minute = 60_000;

/** How much one has not read: asked once a minute while the page is looked at. */
export const unreadQuery = { ...apiData('GET /notification/unread'), refetchInterval: minute };
