/** Unread notifications are counted up to here. */
export const maxUnread = 100;
