import { z } from 'zod';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { notificationCategories } from '../notices.ts';
import { notificationChannels } from './notice.ts';

/** Preference for one category by channel; null where it is not available on that channel. */
const notificationPreference = z.strictObject({
  category: choice(notificationCategories),
  bell: z.boolean().nullable(),
  /** Null as well without an e-mail address. */
  mail: z.boolean().nullable(),
  push: z.boolean().nullable(),
  /** Null as well without a linked chat. */
  telegram: z.boolean().nullable(),
});
export type NotificationPreference = z.infer<typeof notificationPreference>;

export const notificationPreferenceList = endpoint({
  method: 'GET',
  path: '/notification/preference',
  access: 'signed-in',
  summary: "List the caller's notification preferences, for all topics of the caller's role",
  response: one(z.array(notificationPreference)),
});

export const notificationPreferenceSet = endpoint({
  method: 'PUT',
  path: '/notification/preference',
  access: 'signed-in',
  summary: 'Turn a notification on or off for a channel; idempotent',
  body: z.strictObject({
    category: named(choice(notificationCategories), 'kind of news', 'ប្រភេទដំណឹង'),
    channel: named(choice(notificationChannels), 'channel', 'មធ្យោបាយជូនដំណឹង'),
    wanted: named(z.boolean(), 'choice', 'ជម្រើស'),
  }),
  response: nothing,
  limit: 'work',
});

/** @collected by `pages.ts`. */
export const pages = ['/notification/choice'] as const;
