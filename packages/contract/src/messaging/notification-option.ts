/** Unread notifications are counted up to here. */
export const mostUnread = 100;
