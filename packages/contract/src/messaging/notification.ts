import { z } from 'zod';
import { endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import { type NotificationKind, notificationKinds } from '../notices.ts';
import { maxUnread } from './notification-option.ts';

/** Days for which notifications are stored. */
export const notificationDays = 90;

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

/** @collected by the description of the API. */
export const notification = z.strictObject({
  ...record,
  kind: z.enum(kinds),
  /** Values of its placeholders and of its link. */
  params: z.record(z.string(), z.string()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const notificationList = endpoint({
  method: 'GET',
  path: '/notification',
  access: 'signed-in',
  summary: "List the caller's notifications of the last 90 days, newest first",
  query: listQuery(newestFirst),
  response: page(notification),
});

export const notificationUnread = endpoint({
  method: 'GET',
  path: '/notification/unread',
  access: 'signed-in',
  summary: "Count the caller's unread notifications, up to 100",
  response: one(z.strictObject({ count: z.int().min(0).max(maxUnread) })),
});

export const notificationRead = endpoint({
  method: 'PUT',
  path: '/notification/:id/read',
  access: 'signed-in',
  summary: 'Mark a notification as read; idempotent',
  response: nothing,
  limit: 'work',
});

export const notificationReadAll = endpoint({
  method: 'PUT',
  path: '/notification/read',
  access: 'signed-in',
  summary: 'Mark all notifications as read',
  response: nothing,
  limit: 'work',
});

/** @collected by `pages.ts`. */
export const pages = ['/notification'] as const;
