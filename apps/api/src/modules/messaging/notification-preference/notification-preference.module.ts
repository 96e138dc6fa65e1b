import * as choice from '@acheep/contract/messaging/notification-preference';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { eachChoice } from './notification-preference.repository.ts';
import { notificationPreferenceService } from './notification-preference.service.ts';

function notificationPreferenceRoutes(register: Register, deps: Deps) {
  const notificationCategories = notificationPreferenceService(deps);
  register(choice.notificationPreferenceList, notificationCategories.list);
  register(choice.notificationPreferenceSet, notificationCategories.choose);
}

/** Notification choices, which the bell and the mails respect. */
export const notificationPreferenceModule: Module = {
  routes: notificationPreferenceRoutes,
  tables: { notification_choice: 'notification-choice' },
  ownData: { 'notification-choice': eachChoice },
};
