import type { Module } from '../../../module.ts';
import { eachChoice } from './notification-preference.repository.ts';
import { notificationPreferenceRoutes } from './notification-preference.routes.ts';

/** What people choose to be told of. The bell and the mails ask it. */
export const notificationPreferenceModule: Module = {
  routes: notificationPreferenceRoutes,
  tables: { notification_choice: 'notification-choice' },
  ownData: { 'notification-choice': eachChoice },
};
