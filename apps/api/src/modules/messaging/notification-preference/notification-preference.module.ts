import type { Module } from '../../../module.ts';
import { eachChoice } from './notification-preference.repository.ts';
import { notificationPreferenceRoutes } from './notification-preference.routes.ts';

/** Notification choices, which the bell and the mails respect. */
export const notificationPreferenceModule: Module = {
  routes: notificationPreferenceRoutes,
  tables: { notification_choice: 'notification-choice' },
  ownData: { 'notification-choice': eachChoice },
};
