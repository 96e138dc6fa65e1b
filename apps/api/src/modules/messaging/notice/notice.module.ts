import type { Module } from '../../../module.ts';
import { eachChoice } from './notice.repository.ts';
import { noticeRoutes } from './notice.routes.ts';

/** What people choose to be told of. The bell and the mails ask it. */
export const noticeModule: Module = {
  routes: noticeRoutes,
  tables: { notification_choice: 'notification-choice' },
  ownData: { 'notification-choice': eachChoice },
};
