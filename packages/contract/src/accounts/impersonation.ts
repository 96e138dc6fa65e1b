import { z } from 'zod';
import { endpoint, nothing, one } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import type { Options } from '../kernel/option.ts';
import { text } from '../kernel/text.ts';
import { session } from './account.ts';

/** Maximum length of an impersonation, in minutes. */
export const impersonationMinutes = 30;
export const impersonationReasonLength = 300;

export const impersonationNew = z.strictObject({
  reason: named(text(impersonationReasonLength), 'reason', 'មូលហេតុ'),
});

/** Separate kind of session: it reads all that the account can read and changes nothing. */
export const impersonation = z.strictObject({
  ...session.shape,
  /** Impersonating operator, and the end of the impersonation. */
  operator: z.string(),
  until: z.iso.datetime(),
});
export type Impersonation = z.infer<typeof impersonation>;

export const impersonationStart = endpoint({
  method: 'POST',
  path: '/admin/user/:id/impersonation',
  access: 'Admin',
  summary:
    'Start the impersonation of an account, read-only and for 30 minutes; its owner is notified who does so and why',
  body: impersonationNew,
  response: one(impersonation),
  limit: 'costly',
});

export const impersonationEnd = endpoint({
  method: 'DELETE',
  path: '/admin/impersonation',
  access: 'Admin',
  summary: 'End the impersonation of an account',
  response: nothing,
});

/** @collected by `audit.ts`. */
export const audited = {
  'look.start': { en: 'Started viewing as user', km: 'ចាប់ផ្ដើមមើលគណនីដូចម្ចាស់' },
  'look.end': { en: 'Stopped viewing as user', km: 'ឈប់មើលគណនី' },
} satisfies Options;

/** @collected by `errors.ts`. */
export const errors = {
  'impersonation.read_only': {
    status: 403,
    en: 'You’re viewing this account as its owner sees it. You can’t change anything here.',
    km: 'អ្នកកំពុងមើលគណនីនេះដូចម្ចាស់។ អ្នកមិនអាចកែប្រែអ្វីនៅទីនេះបានទេ។',
  },
  'impersonation.private': {
    status: 403,
    en: 'Not available while viewing as another user: opening it would be recorded or reveal private data.',
    km: 'មិនអាចបើកបានទេ ពេលកំពុងមើលគណនីអ្នកដទៃ ព្រោះការបើកនឹងត្រូវបានកត់ត្រា ឬបង្ហាញទិន្នន័យឯកជន។',
  },
  'impersonation.account': {
    status: 409,
    en: 'You can’t view this account: it isn’t active, or it belongs to an operator.',
    km: 'មិនអាចមើលគណនីនេះបានទេ ព្រោះគណនីនេះមិនទាន់បើកប្រើ ឬជាគណនីអ្នកគ្រប់គ្រង។',
  },
} satisfies Errors;
