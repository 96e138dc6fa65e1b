import { apiData, invalidate } from '../../../lib/api-query.ts';

const minute = 60_000;

/** Query options of the unread count, polled once a minute while the page is visible. */
export const unreadQuery = { ...apiData('GET /notification/unread'), refetchInterval: minute };

export const notificationsChanged = () => void invalidate('GET /notification', 'GET /notification/unread');
