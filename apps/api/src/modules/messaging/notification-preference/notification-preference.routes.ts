import * as choice from '@acheep/contract/messaging/notification-preference';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { notificationPreferenceService } from './notification-preference.service.ts';

export function notificationPreferenceRoutes(register: Register, deps: Deps) {
  const notificationCategories = notificationPreferenceService(deps);
  register(choice.notificationPreferenceList, async ({ actor }) => ({
    data: await notificationCategories.list(actor),
  }));
  register(choice.notificationPreferenceSet, async ({ actor, body }) => {
    await notificationCategories.choose(actor, body);
    return { data: null };
  });
}
